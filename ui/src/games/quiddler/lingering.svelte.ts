// Going out is a moment of the evening. Bots may let the words stand at once, so the last sight of
// them stays for a while: until the next moment, a tap or a key. With reduced motion it does not stay.

import type { View } from '../../lib/protocol/quiddler'
import { motionAllowed } from '../../lib/settings.svelte'

const AT_LEAST = 2_000

const goesOut = (view: View) =>
  view.phase === 'challenge' && view.lay_downs.some((laid) => laid.open && laid.out)

/** The view of somebody going out, while it stays although the game has gone on; else null. */
export function useLingering(view: () => View): { readonly view: View | null } {
  let kept = $state.raw<View | null>(null)
  let last: View | null = null
  let began = 0
  let timer = 0

  const end = () => {
    kept = null
  }

  $effect.pre(() => {
    const now = view()
    const before = last
    last = now
    if (goesOut(now) && !(before && goesOut(before))) began = performance.now()
    if (!['draw', 'play'].includes(now.phase)) end()
    else if (before && goesOut(before) && motionAllowed()) {
      // Everybody has answered: without a challenge, or a verdict covers the table now.
      const players = before.players.map((player) => ({ ...player, answered: true }))
      kept = { ...before, players, choices: [], waiting_for: [], countdown: '' }
      clearTimeout(timer)
      timer = window.setTimeout(end, AT_LEAST - (performance.now() - began))
    }
  })

  $effect(() => {
    addEventListener('pointerdown', end, true)
    addEventListener('keydown', end, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', end, true)
      removeEventListener('keydown', end, true)
    }
  })

  return {
    get view() {
      return kept
    },
  }
}
