import { expect, test } from 'vitest'
import { endOf, fieldTime, timeLeft } from './evenings'

const now = new Date(2026, 10, 20, 20, 15)
const hours = (then: number | null) => ((then ?? 0) - now.getTime() / 1000) / 3600

test('an evening ends when its organiser says', () => {
  expect(hours(endOf('hours', '', now))).toBe(3)
  expect(hours(endOf('midnight', '', now))).toBe(3.75)
  expect(hours(endOf('week', '', now))).toBe(7 * 24)
  expect(hours(endOf('time', '2026-11-20T21:15', now))).toBe(1)
  expect(endOf('time', '', now)).toBeNull()
})

test('a field for a time gets what it gives', () => {
  const then = now.getTime() / 1000
  expect(endOf('time', fieldTime(then))).toBe(then)
})

test('the time that is left is told in at most two units', () => {
  expect(timeLeft(30)).toBe('less than a minute')
  expect(timeLeft(60)).toBe('1 minute')
  expect(timeLeft(3600)).toBe('1 hour')
  expect(timeLeft(2 * 3600 + 41 * 60)).toBe('2 hours and 41 minutes')
  expect(timeLeft(86400 + 120)).toBe('1 day')
  expect(timeLeft(2 * 86400 + 3 * 3600 + 5)).toBe('2 days and 3 hours')
})
