// The keyboard shortcuts of the components on the screen. Each component registers its own with
// `useKeys`; the dialog "Keys" lists them, and `runShortcut` runs them. Plain letters stay free for
// spelling words.

export interface Shortcut {
  /** As `KeyboardEvent.key`, with `Alt+` or `Ctrl+` before it if needed: `Enter`, `Alt+o`.
   * `ANY_LETTER` stands for all letters, for a screen on which nobody spells a word. */
  keys: string
  what: string
  run: (key: string) => void
}

export const ANY_LETTER = 'A–Z'

// The registered lists of shortcuts. This set is not `$state`: while Svelte undoes an effect, it shows
// states as they were before, so rebuilding from a state would bring back shortcuts that are gone.
const registered = new Set<Shortcut[]>()
let shortcuts: Shortcut[] = $state.raw([])

export const keymap = {
  get all(): readonly Shortcut[] {
    return shortcuts
  },
}

/** Registers shortcuts for as long as the calling component is mounted. Call it during setup. */
export function useKeys(shortcutsOf: () => Shortcut[]): void {
  $effect(() => {
    const mine = shortcutsOf()
    registered.add(mine)
    shortcuts = [...registered].flat()
    return () => {
      registered.delete(mine)
      shortcuts = [...registered].flat()
    }
  })
}

/** Whether the key was pressed in a field, where it edits text. */
function inField(event: KeyboardEvent): boolean {
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
    (inField(event) || document.querySelector('dialog[open]'))
  ) {
    return
  }
  event.preventDefault()
  found.run(event.key)
}
