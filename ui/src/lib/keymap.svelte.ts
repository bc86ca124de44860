// The keyboard shortcuts of the components on the screen. Each component registers its own with
// `useKeys`; the dialog "Keys" lists them, and `runShortcut` runs them. No shortcut takes a key of the
// browser itself, such as Alt+D (the address bar). A setting turns off the shortcuts of a single
// character, because speech input and a slipped finger type such characters (WCAG 2.1.4).

import { settings } from './settings.svelte'

export interface Shortcut {
  /** As `KeyboardEvent.key`, with `Alt+` or `Ctrl+` before it if needed: `Enter`, `Alt+o`.
   * `ANY_LETTER` stands for all letters, for a screen on which nobody spells a word. */
  keys: string
  /** Other keys for the same. Some browsers take them: Alt+1 is a tab in browsers on Linux. The list of
   * the keys names them only if single characters are turned off. */
  also?: string
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

/** Whether a shortcut is a single character without Alt or Ctrl. */
export function isSingleKey(keys: string): boolean {
  return keys === ANY_LETTER || keys.length === 1
}

/** The key that was pressed. Together with Alt some keyboards type another character: Option+S is ß on
 * a Mac. The place of the key then says which letter or digit is meant. */
function keyOf(event: KeyboardEvent): string {
  if (!event.altKey || /^[a-z0-9]$/i.test(event.key)) return event.key
  return event.code.match(/^(?:Key|Digit)(.)$/)?.[1] ?? event.key
}

/** Whether the key was pressed in a field, where it edits text. */
function inField(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null
  return !!target?.closest('input, textarea, select, [contenteditable]')
}

export function runShortcut(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing || event.metaKey) return
  const pressed = `${event.ctrlKey ? 'Ctrl+' : ''}${event.altKey ? 'Alt+' : ''}${keyOf(event)}`
  if (isSingleKey(pressed) && !settings.shortcuts) return
  const letter = /^[a-z]$/i.test(pressed)
  const found = shortcuts.findLast(
    ({ keys, also }) =>
      [keys, also].some((one) => one?.toLowerCase() === pressed.toLowerCase()) ||
      (letter && keys === ANY_LETTER),
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
