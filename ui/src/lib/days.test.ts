import { expect, test } from 'vitest'
import { dayName } from './days'

test('a day has the same name in every time zone', () => {
  expect(dayName('2026-11-15')).toBe('15 November')
  expect(dayName('2027-01-01')).toBe('1 January')
})
