import { expect, test } from 'vitest'
import type { TallyView } from '../../lib/protocol/quiddler'
import { tally } from './tally'

// The hand of the report: L4 and O8 in a row, Q2 and O8 outside it.
const report: TallyView = {
  words: 12,
  left: 10,
  challenges: 0,
  worth: 2,
  by_discard: { 2: { left: 8, worth: 4 }, 4: { left: 2, worth: 10 } },
}

test('the chosen discard counts, whatever another one would score', () => {
  expect(tally(report, 2)).toMatchObject({ words: 12, left: 8, worth: 4, discard: 2 })
  expect(tally(report, 4)).toMatchObject({ words: 12, left: 2, worth: 10, discard: 4 })
})

test('with none chosen the best one is assumed, and named', () => {
  expect(tally(report, null)).toMatchObject({ worth: 10, discard: 4 })
})

test('a chosen card that cannot be discarded any more is not', () => {
  expect(tally(report, 7)).toMatchObject({ worth: 10, discard: 4 })
})

test('out of turn nothing is discarded', () => {
  const waiting = { ...report, by_discard: {} }
  expect(tally(waiting, null)).toMatchObject({ left: 10, worth: 2, discard: null })
})

test('the parts add up to the sum, for every discard of random hands', () => {
  for (let hand = 0; hand < 200; hand++) {
    const some = (most: number) => Math.floor(Math.random() * most)
    const view: TallyView = {
      words: some(40),
      left: some(60),
      challenges: some(40) - 20,
      worth: 0,
      by_discard: {},
    }
    const worth = (left: number) => Math.max(0, view.words - left + view.challenges)
    view.worth = worth(view.left)
    for (const card of [1, 4, 5, 11].slice(some(4))) {
      const left = some(view.left + 1)
      view.by_discard[card] = { left, worth: worth(left) }
    }
    for (const chosen of [null, ...Object.keys(view.by_discard).map(Number)]) {
      const sum = tally(view, chosen)
      expect(sum.words - sum.left + sum.challenges + sum.lifted).toBe(sum.worth)
      expect(sum.lifted).toBeGreaterThanOrEqual(0)
      if (chosen !== null) expect(sum.worth).toBe(view.by_discard[chosen]?.worth)
    }
  }
})
