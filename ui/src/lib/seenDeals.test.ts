import { beforeEach, expect, test, vi } from 'vitest'
import { markSeen, seenAt, seenDeals, seenOf } from './seenDeals'

const kept = new Map<string, string>()

vi.mock('./storage', () => ({
  stored: (name: string, fallback: unknown) =>
    kept.has(name) ? JSON.parse(kept.get(name) ?? '') : fallback,
  store: (name: string, value: unknown) => kept.set(name, JSON.stringify(value)),
}))

beforeEach(() => kept.clear())

test('a deal is seen before at every table but the first', () => {
  markSeen('a', 'friday', 'plum-otter-1')
  markSeen('a', 'friday', 'plum-otter-2')
  expect(seenOf(['a', 'b', null], 'plum-otter-1')).toEqual([])
  expect(seenOf(['a', 'b', null], 'plum-otter-2')).toEqual(['a'])
  expect(seenOf(['a'])).toEqual(['a'])
})

test('a replay at the own table changes nothing, and any other replay shows the cards', () => {
  markSeen('a', 'friday', 'plum-otter-1')
  markSeen('a')
  markSeen('b')
  expect(seenOf(['a', 'b'], 'plum-otter-1')).toEqual(['b'])
  expect(seenAt('friday')).toEqual(['a'])
})

test('many deals are remembered, and the server is told of no more than it takes', () => {
  for (let number = 0; number < 300; number++) markSeen(`deal ${number}`, null, 'plum-otter-1')
  expect(seenOf(['deal 0'])).toEqual(['deal 0'])
  expect(seenDeals()).toHaveLength(50)
  expect(seenDeals()[0]).toBe('deal 299')
})
