// Transitions for things that move. Each takes less than 400 ms, is off with reduced motion, and ends
// at once on a tap or a key, so that nobody ever waits for one.

import type { TransitionConfig } from 'svelte/transition'
import { motionAllowed } from './settings.svelte'

const DURATION = 360

/** Jumps every running animation to its end. One that is paused waits for something to be read. */
export function skipMotion(): void {
  for (const animation of document.getAnimations()) {
    if (animation.playState === 'paused') continue
    const { endTime } = animation.effect?.getComputedTiming() ?? {}
    if (typeof endTime === 'number' && Number.isFinite(endTime)) animation.finish()
  }
}

/** For `in:` and `out:`: flies from, or to, the first element that the selector `place` finds, and
 * only fades if it finds none. */
export function fly(node: Element, { place }: { place: string }): () => TransitionConfig {
  // Svelte calls the returned function after drawing, when the place exists.
  return () => {
    if (!motionAllowed()) return { duration: 0 }
    const { x, y } = offsetBetween(node, document.querySelector(place))
    const css = (here: number) => {
      const there = (1 - here) ** 2
      const moved = `translate(${x * there}px, ${y * there}px) scale(${1 - 0.4 * there})`
      return `transform: ${moved}; opacity: ${Math.min(1, here * 3)}`
    }
    return { duration: DURATION, css }
  }
}

/** For `out:`: a lock springs open and disappears. */
export function unlock(_node: Element): TransitionConfig {
  const css = (here: number) =>
    `transform: translateY(${(here - 1) * 20}px) rotate(${(1 - here) * 24}deg); opacity: ${here}`
  return { duration: motionAllowed() ? DURATION : 0, css }
}

/** The vector from the centre of one element to the centre of another, in units of the first. */
function offsetBetween(from: Element, to: Element | null): { x: number; y: number } {
  if (!to) return { x: 0, y: 0 }
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  // Units inside an SVG are scaled; the transform of the element tells by how much.
  const scale = from instanceof SVGGraphicsElement ? (from.getScreenCTM()?.a ?? 1) : 1
  return {
    x: (b.left + b.width / 2 - a.left - a.width / 2) / scale,
    y: (b.top + b.height / 2 - a.top - a.height / 2) / scale,
  }
}
