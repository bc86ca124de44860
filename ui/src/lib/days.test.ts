import { beforeEach, expect, test, vi } from 'vitest'
import { countDay, dayBefore, dayName, shareText, streak } from './days'

const kept = new Map<string, string>()

vi.mock('./storage', () => ({
  stored: (name: string, fallback: unknown) =>
    kept.has(name) ? JSON.parse(kept.get(name) ?? '') : fallback,
  store: (name: string, value: unknown) => kept.set(name, JSON.stringify(value)),
}))

beforeEach(() => kept.clear())

test('a day has the same name in every time zone', () => {
  expect(dayName('2026-11-15')).toBe('15 November')
  expect(dayName('2027-01-01')).toBe('1 January')
  expect(dayBefore('2027-01-01')).toBe('2026-12-31')
})

test('a streak counts days in a row, each once', () => {
  expect(streak('2026-11-15')).toEqual({ days: 0, today: false })
  countDay('2026-11-14')
  countDay('2026-11-15')
  countDay('2026-11-15')
  expect(streak('2026-11-15')).toEqual({ days: 2, today: true })
  // It lasts until the next day is over.
  expect(streak('2026-11-16')).toEqual({ days: 2, today: false })
  expect(streak('2026-11-17')).toEqual({ days: 0, today: false })
  // A deal of yesterday that is finished after midnight does not break the streak.
  countDay('2026-11-16')
  countDay('2026-11-15')
  expect(streak('2026-11-16')).toEqual({ days: 3, today: true })
  countDay('2026-11-18')
  expect(streak('2026-11-18')).toEqual({ days: 1, today: true })
})

test('a shared result can be read aloud', () => {
  const deal = { day: '2026-11-15', game: 'a-game', code: 'plum-otter-7', points: 74 }
  expect(shareText(deal, 'Quiddler', 1)).toBe('Quiddler, the deal of 15 November: 74 points.')
  expect(shareText({ ...deal, better: 0.62 }, 'Quiddler', 5)).toBe(
    'Quiddler, the deal of 15 November: 74 points. Better than 62 % of the others with these cards. 5 days in a row.',
  )
})
