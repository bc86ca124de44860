import { expect, test } from 'vitest'
import { type Box, placeOf } from './bubblePlace'

const SCREEN = { width: 1000, height: 800 }
const BUBBLE = { width: 200, height: 60 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

test('a bubble is over its seat, and below a seat at the top', () => {
  expect(placeOf(box(500, 400, 40, 40), BUBBLE, SCREEN, [])).toEqual({
    x: 520,
    y: 394,
    side: 'over',
  })
  expect(placeOf(box(500, 20, 40, 40), BUBBLE, SCREEN, [])).toEqual({
    x: 520,
    y: 66,
    side: 'under',
  })
})

test('a bubble at the edge moves into the screen', () => {
  expect(placeOf(box(0, 400, 40, 40), BUBBLE, SCREEN, [])?.x).toBe(108)
  expect(placeOf(box(960, 400, 40, 40), BUBBLE, SCREEN, [])?.x).toBe(892)
})

test('a bubble goes beside its seat rather than over what is kept', () => {
  const title = box(400, 70, 240, 50)
  expect(placeOf(box(500, 20, 40, 40), BUBBLE, SCREEN, [title])?.side).toBe('right')
  expect(placeOf(box(900, 20, 40, 40), BUBBLE, SCREEN, [box(800, 70, 200, 50)])?.side).toBe('left')
})

test('a bubble without room has no place at its seat', () => {
  const all = box(0, 0, 1000, 800)
  expect(placeOf(box(500, 400, 40, 40), BUBBLE, SCREEN, [all])).toBeNull()
})
