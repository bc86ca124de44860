// Dragging cards of the hand with mouse, pen or finger. Places that take cards have `data-place`.

import type { Attachment } from 'svelte/attachments'
import type { Hand, Place } from './hand.svelte'

const BEGINS_AFTER = 7

interface Dragged {
  number: number
  over: string | null
}

let now: Dragged | null = $state(null)
let droppedAt = 0
/** The card that was dropped last, and the place on the screen where it was let go. */
let dropped: { number: number; box: DOMRect } | null = null

function placeAt(x: number, y: number): HTMLElement | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]') ?? null
}

function placeOf(element: HTMLElement): Place {
  const name = element.dataset.place ?? 'hand'
  return name === 'hand' || name === 'discard' ? name : Number(name)
}

/** The number of other cards of the place that come before this point in reading order. */
function before(element: HTMLElement, number: number, x: number, y: number): number {
  const cards = [...element.querySelectorAll<HTMLElement>('[data-card]')]
  return cards.filter((card) => {
    if (Number(card.dataset.card) === number) return false
    const box = card.getBoundingClientRect()
    return box.bottom < y || (box.top <= y && box.left + box.width / 2 < x)
  }).length
}

export const drag = {
  get now(): Dragged | null {
    return now
  },

  /** Whether a card was dropped just now, so that the click that follows is not a tap. */
  get justDropped(): boolean {
    return performance.now() - droppedAt < 60
  },

  /** The place from which a dropped card goes on; it is asked for once. */
  landing(number: number): DOMRect | null {
    if (dropped?.number !== number) return null
    const { box } = dropped
    dropped = null
    return box
  },

  /** Makes a card draggable. */
  source(hand: Hand, number: number): Attachment<HTMLElement> {
    return (element) => {
      let from: { x: number; y: number } | null = null

      function down(event: PointerEvent) {
        if (event.button !== 0 || !hand.mayArrange) return
        from = { x: event.clientX, y: event.clientY }
        // Capture the pointer at once: a quick mouse leaves the card before the drag begins.
        element.setPointerCapture(event.pointerId)
      }

      function move(event: PointerEvent) {
        if (!from) return
        const [x, y] = [event.clientX - from.x, event.clientY - from.y]
        if (!now && Math.hypot(x, y) < BEGINS_AFTER) return
        now ??= { number, over: null }
        element.style.setProperty('--drag-x', `${x}px`)
        element.style.setProperty('--drag-y', `${y}px`)
        now.over = placeAt(event.clientX, event.clientY)?.dataset.place ?? null
      }

      function up(event: PointerEvent) {
        if (now?.number === number) {
          const place = placeAt(event.clientX, event.clientY)
          if (place) {
            dropped = { number, box: element.getBoundingClientRect() }
            const to = placeOf(place)
            const at = to === 'discard' ? 0 : before(place, number, event.clientX, event.clientY)
            hand.move(number, to, at)
          }
          droppedAt = performance.now()
        }
        end()
      }

      function end() {
        if (now?.number === number) now = null
        from = null
        element.style.removeProperty('--drag-x')
        element.style.removeProperty('--drag-y')
      }

      element.addEventListener('pointerdown', down)
      element.addEventListener('pointermove', move)
      element.addEventListener('pointerup', up)
      element.addEventListener('pointercancel', end)
      return () => {
        end()
        element.removeEventListener('pointerdown', down)
        element.removeEventListener('pointermove', move)
        element.removeEventListener('pointerup', up)
        element.removeEventListener('pointercancel', end)
      }
    }
  },
}
