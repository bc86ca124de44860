// Short words about people coming and going, shown for a moment and spoken.

import { speak } from './speech.svelte'

const LINGER = 4500
const SHOWN = 2
let next = 0

export const toasts: { id: number; text: string }[] = $state([])

export function toast(text: string): void {
  const id = next++
  toasts.push({ id, text })
  if (toasts.length > SHOWN) toasts.shift()
  speak(text)
  setTimeout(() => {
    const at = toasts.findIndex((one) => one.id === id)
    if (at >= 0) toasts.splice(at, 1)
  }, LINGER)
}
