// Where a bubble goes: at the seat of its speaker, beside whatever has to stay readable.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export type Side = 'over' | 'under' | 'right' | 'left'

export interface Place {
  x: number
  y: number
  side: Side
}

export interface Size {
  width: number
  height: number
}

/** How far a bubble is from its seat, in pixels. */
const GAP = 6
/** How far a bubble stays from the edge of the screen. */
const EDGE = 8
/** A seat that is nearer to the top than this has its bubble below. */
const NEAR_THE_TOP = 120

/** The first place at the seat where the bubble covers nothing that is kept; null if there is none.
 * A place is the point of the bubble's edge that is nearest to the seat. */
export function placeOf(seat: Box, bubble: Size, screen: Size, kept: Box[]): Place | null {
  const half = bubble.width / 2 + EDGE
  const across = (seat.left + seat.right) / 2
  const x = Math.min(Math.max(across, half), screen.width - half)
  const y = (seat.top + seat.bottom) / 2
  const over: Place = { x, y: seat.top - GAP, side: 'over' }
  const under: Place = { x, y: seat.bottom + GAP, side: 'under' }
  const places: Place[] = [
    ...(seat.top < NEAR_THE_TOP ? [under, over] : [over, under]),
    { x: seat.right + GAP, y, side: 'right' },
    { x: seat.left - GAP, y, side: 'left' },
  ]
  const fits = (box: Box) =>
    box.left >= 0 && box.top >= 0 && box.right <= screen.width && box.bottom <= screen.height
  return (
    places.find((place) => {
      const box = boxAt(place, bubble)
      return fits(box) && !kept.some((one) => overlap(one, box))
    }) ?? null
  )
}

function boxAt({ x, y, side }: Place, { width, height }: Size): Box {
  const left = side === 'right' ? x : side === 'left' ? x - width : x - width / 2
  const top = side === 'under' ? y : side === 'over' ? y - height : y - height / 2
  return { left, top, right: left + width, bottom: top + height }
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom
