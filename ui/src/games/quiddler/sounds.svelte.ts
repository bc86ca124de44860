// The sounds of the table, for people who have turned sound on.

import type { View } from '../../lib/protocol/quiddler'
import { playSound } from '../../lib/sound'

/** Plays a sound for what has happened since the last view. Call it during setup. */
export function useSounds(view: () => View): void {
  let before: View | null = null
  $effect(() => {
    const now = view()
    const was = before
    before = now
    const sound = was && soundOf(was, now)
    if (sound) playSound(sound)
  })
}

export function soundOf(was: View, now: View): Parameters<typeof playSound>[0] | null {
  if (now.hand !== was.hand) return now.hand > was.hand || now.phase === 'draw' ? 'deal' : null
  if (now.rulings.length > was.rulings.length) return 'verdict'
  if (now.phase === 'scored' && was.phase !== 'scored') return 'scored'
  if (now.lay_downs.length > was.lay_downs.length && now.lay_downs.at(-1)?.out) return 'out'
  if (was.phase === 'draw' && now.phase === 'play') return 'draw'
  return null
}
