// The refusal on the screen. It appears where the person is looking: at the last tap, or at the
// focused element if a key was pressed since.

import type { Refusal } from './protocol/wire'
import { speak } from './speech.svelte'

export interface Spot {
  x: number
  y: number
}

let tapped: Spot | null = null

window.addEventListener(
  'pointerdown',
  (e) => {
    tapped = { x: e.clientX, y: e.clientY }
  },
  true,
)
window.addEventListener(
  'keydown',
  () => {
    tapped = null
  },
  true,
)

function attention(): Spot {
  if (tapped) return tapped
  const focused = document.activeElement
  if (focused && focused !== document.body) {
    const box = focused.getBoundingClientRect()
    return { x: box.left + box.width / 2, y: box.bottom }
  }
  return { x: innerWidth / 2, y: innerHeight / 2 }
}

interface Shown {
  refusal: Refusal
  spot: Spot
}

let shown: Shown | null = $state.raw(null)

export const refusalShown = {
  get now(): Shown | null {
    return shown
  },
}

/** Shows a refusal where the person is looking, and speaks it for screen readers. */
export function showRefusal(refusal: Refusal, spot: Spot = attention()): void {
  shown = { refusal, spot }
  speak(refusal.sentence)
}

export function hideRefusal(): void {
  shown = null
}
