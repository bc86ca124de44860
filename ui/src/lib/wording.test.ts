import { expect, test } from 'vitest'
import { ago, clock, count, list, spaced } from './wording'

test('lists read as people write them', () => {
  expect(list([])).toBe('')
  expect(list(['Ana'])).toBe('Ana')
  expect(list(['Ana', 'Ben', 'you'])).toBe('Ana, Ben and you')
})

test('counts, names and clocks read as people write them', () => {
  expect(count(1, 'card')).toBe('1 card')
  expect(count(2, 'card')).toBe('2 cards')
  expect(spaced('guess-aloud')).toBe('guess aloud')
  expect(clock(65)).toBe('1:05')
  expect(clock(-3)).toBe('0:00')
})

test('past times are rounded and put in words', () => {
  const minute = 60_000
  expect(ago(0, 20_000)).toBe('just now')
  expect(ago(0, 2 * minute)).toBe('2 minutes ago')
  expect(ago(0, 61 * minute)).toBe('1 hour ago')
  expect(ago(0, 30 * 60 * minute)).toBe('yesterday')
  expect(ago(0, 72 * 60 * minute)).toBe('3 days ago')
})
