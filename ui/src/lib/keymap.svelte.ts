// Which keys do what, here and now. Components say which keys they listen to; the key map shows
// them, and one listener runs them. Plain letters stay free for spelling words.

export interface Shortcut {
  /** As `KeyboardEvent.key`, with `Alt+` or `Ctrl+` before it if needed: `Enter`, `Alt+o`.
   * `ANY_LETTER` is every letter, where nothing is spelled. */
  keys: string
  what: string
  run: (key: string) => void
}

export const ANY_LETTER = 'A–Z'

// Who listens to what. Kept beside the state because an effect that is undone reads states as they
// were before, and would bring back what others have changed since.
const listening = new Set<Shortcut[]>()
let shortcuts: Shortcut[] = $state.raw([])

export const keymap = {
  get all(): readonly Shortcut[] {
    return shortcuts
  },
}

/** Call while a component is set up: the keys work for as long as it is there. */
export function useKeys(own: () => Shortcut[]): void {
  $effect(() => {
    const mine = own()
    listening.add(mine)
    shortcuts = [...listening].flat()
    return () => {
      listening.delete(mine)
      shortcuts = [...listening].flat()
    }
  })
}

/** Keys of keys that do something in a field of their own. */
function typing(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null
  return !!target?.closest('input, textarea, select, [contenteditable]')
}

export function runShortcut(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return
  const pressed = `${event.ctrlKey ? 'Ctrl+' : ''}${event.altKey ? 'Alt+' : ''}${event.key}`
  const letter = /^[a-z]$/i.test(pressed)
  const found = shortcuts.findLast(
    (one) =>
      one.keys.toLowerCase() === pressed.toLowerCase() || (letter && one.keys === ANY_LETTER),
  )
  if (!found) return
  if (
    !event.altKey &&
    !event.ctrlKey &&
    (typing(event) || document.querySelector('dialog[open]'))
  ) {
    return
  }
  event.preventDefault()
  found.run(event.key)
}
