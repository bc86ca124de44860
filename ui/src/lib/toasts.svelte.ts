// Short sentences about the people at the table, shown for a moment and spoken to screen readers.

import { speak } from './speech.svelte'

const SHOWN_FOR = 4500
const MOST_SHOWN = 2
let next = 0

export const toasts: { id: number; text: string }[] = $state([])

/** Shows a sentence. It is spoken, too, unless the live region gets it in another way. */
export function toast(text: string, { spoken = true } = {}): void {
  const id = next++
  toasts.push({ id, text })
  if (toasts.length > MOST_SHOWN) toasts.shift()
  if (spoken) speak(text)
  setTimeout(() => {
    const at = toasts.findIndex((one) => one.id === id)
    if (at >= 0) toasts.splice(at, 1)
  }, SHOWN_FOR)
}
