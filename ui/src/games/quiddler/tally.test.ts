import { expect, test } from 'vitest'
import type { TallyView } from '../../lib/protocol/quiddler'
import { tally } from './tally'

const made = (left: number) => ({ 'in words': 12, 'left over': -left })

// L4 and O8 are in a row, Q2 and O8 are outside it.
const report: TallyView = {
  parts: made(10),
  worth: 2,
  by_discard: { 2: { parts: made(8), worth: 4 }, 4: { parts: made(2), worth: 10 } },
  best_discard: 4,
}

test('the chosen discard counts, whatever another one would score', () => {
  expect(tally(report, 2)).toEqual({ parts: made(8), worth: 4, discard: 2 })
  expect(tally(report, 4)).toEqual({ parts: made(2), worth: 10, discard: 4 })
})

test('with none chosen the best one is assumed, and named', () => {
  expect(tally(report, null)).toMatchObject({ worth: 10, discard: 4 })
})

test('a chosen card that cannot be discarded any more does not count', () => {
  expect(tally(report, 7)).toMatchObject({ worth: 10, discard: 4 })
})

test('out of turn nothing is discarded', () => {
  const waiting = { ...report, by_discard: {}, best_discard: null }
  expect(tally(waiting, null)).toEqual({ parts: made(10), worth: 2, discard: null })
})
