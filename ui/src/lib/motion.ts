// Things that move on their way. Each takes less than 400 ms, stands still for people who asked for
// that, and is over at once when a finger or a key comes: nobody ever waits for it.

import type { TransitionConfig } from 'svelte/transition'
import { motionAllowed } from './settings.svelte'

const LONGEST = 360

/** Ends whatever moves now as it would have ended. */
export function skipMotion(): void {
  for (const animation of document.getAnimations()) {
    const { endTime } = animation.effect?.getComputedTiming() ?? {}
    if (typeof endTime === 'number' && Number.isFinite(endTime)) animation.finish()
  }
}

/** For `in:` and `out:`: flies from, or to, the first element that the selector finds. If there is
 * none, it only fades. */
export function fly(node: Element, { place }: { place: string }): () => TransitionConfig {
  // Later, because the place may be about to be drawn.
  return () => {
    if (!motionAllowed()) return { duration: 0 }
    const { x, y } = way(node, document.querySelector(place))
    const css = (here: number) => {
      const there = (1 - here) ** 2
      const moved = `translate(${x * there}px, ${y * there}px) scale(${1 - 0.4 * there})`
      return `transform: ${moved}; opacity: ${Math.min(1, here * 3)}`
    }
    return { duration: LONGEST, css }
  }
}

/** For `out:`: a lock springs open and is gone. */
export function unlock(_node: Element): TransitionConfig {
  const css = (here: number) =>
    `transform: translateY(${(here - 1) * 20}px) rotate(${(1 - here) * 24}deg); opacity: ${here}`
  return { duration: motionAllowed() ? LONGEST : 0, css }
}

/** From the middle of one element to the middle of another, in the units of the first. */
function way(from: Element, to: Element | null): { x: number; y: number } {
  if (!to) return { x: 0, y: 0 }
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()]
  // Inside a picture a pixel is as long as the picture is scaled.
  const scale = from instanceof SVGGraphicsElement ? (from.getScreenCTM()?.a ?? 1) : 1
  return {
    x: (b.left + b.width / 2 - a.left - a.width / 2) / scale,
    y: (b.top + b.height / 2 - a.top - a.height / 2) / scale,
  }
}
