import { expect, test } from 'vitest'
import { average, field, marksOf, ownComparison, percent, percentile } from './comparing'
import type { Comparison } from './protocol/wire'

const comparison: Comparison = {
  deal: 'plum-otter-00000001',
  points: [50, 74],
  par: [61.5, 78],
  bots: { novice: [20, 40], expert: [61.5, 78] },
  tables: 3,
  rivals: [2, 1],
  better: [0.25, null],
  again: false,
  seats: [0, 1],
  bots_done: true,
}

test('a comparison is told to the one who had the seat', () => {
  expect(ownComparison(comparison, 1)).toEqual({
    points: 74,
    par: 78,
    bots: [
      { level: 'novice', points: 40 },
      { level: 'expert', points: 78 },
    ],
    better: null,
    rivals: 1,
  })
  // A newcomer had no cards.
  expect(ownComparison(comparison, null)).toBeNull()
  expect(ownComparison({ ...comparison, seats: [] }, null)?.points).toBe(50)
})

test('a result says with whom it is compared, and with whom it is not', () => {
  const told = (seat: number, of = comparison) => {
    const own = ownComparison(of, seat)
    return own && field(of, own)
  }
  expect(told(0)).toBe('Compared with 2 other tables of people and bots of three levels.')
  expect(told(1)).toBe(
    'Compared with 1 other table of people and bots of three levels. 1 more table had seen the cards before.',
  )
  const again = { ...comparison, bots: {}, tables: 2, rivals: [0, 0] }
  expect(told(0, again)).toBe('1 other table had seen the cards before.')
  expect(told(0, { ...again, tables: 1 })).toBe('')
})

test('only who beats everybody is told so', () => {
  expect(percentile(1)).toBe('Better than everybody else with these cards.')
  expect(percentile(0.999)).toBe('Better than 99 % of the others with these cards.')
  expect(percentile(0.001)).toBe('Better than 1 % of the others with these cards.')
  expect(percentile(0)).toBe('Everybody else with these cards did better.')
  expect(percentile(null)).toBe('')
})

test('averages and shares have a decimal only if they need one', () => {
  expect([average(78), average(61.46)]).toEqual(['78', '61.5'])
  expect([percent(0.5), percent(0.6667), percent(null)]).toEqual(['50 %', '66.7 %', '–'])
})

test('a table of bots is not called a bot once more', () => {
  expect(marksOf({ level: 'expert', marks: ['bot'] })).toEqual([])
  expect(marksOf({ level: '', marks: ['bot', 'substitute'] })).toEqual([
    'a bot',
    'with a substitute',
  ])
})
