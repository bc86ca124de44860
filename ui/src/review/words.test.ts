// What the numbers of an option say: a chance to win is told where somebody can win, and of a final word how
// likely it was right.
import { expect, test } from 'vitest'
import type { Decision, Option } from '../lib/protocol/wire'
import { better, worth } from './words'

const option = (some: Partial<Option>): Option => ({
  text: 'an act',
  worth: 0,
  chance: null,
  right: null,
  facts: [],
  command: '',
  learned: [],
  ...some,
})

test('an option says what it is worth', () => {
  expect(worth(option({ worth: 2.14 }))).toBe('2.1 points')
  expect(worth(option({ worth: 18.9, chance: 0.54 }))).toBe('wins 54 %, 18.9 points')
  expect(worth(option({ worth: 12, right: 0.75 }))).toBe('right with 75 %, 12.0 points')
})

test('by points alone, a word that is less likely right can be better', () => {
  const done = option({ worth: 3, right: 0.2 })
  const best = option({ worth: 4, right: 0.19 })
  expect(better({ best: [best, done], done } as Decision)).toEqual([best])
})
