import { expect, test } from 'vitest'
import { byHand, carried, differing } from './choosing'

const rulebook = { length: 5, strict_share: false, chat: false }
const summary = { length: 5, strict_share: true, chat: false }

test('an option that differs from the rule set was chosen by hand', () => {
  expect(differing({ ...rulebook, length: 4 }, rulebook)).toEqual({ length: 4 })
  expect(byHand({ ...rulebook, length: 4 }, rulebook, {})).toEqual({ length: 4 })
})

test('a choice that equals another rule set is kept for the way back', () => {
  const own = byHand({ ...rulebook, strict_share: true }, rulebook, {})
  expect(differing({ ...summary, ...own }, summary)).toEqual({})
  expect(byHand({ ...summary, ...own }, summary, own)).toEqual({ strict_share: true })
})

test('a choice that somebody else has changed since is not kept', () => {
  expect(byHand(rulebook, rulebook, { strict_share: true })).toEqual({})
})

test('another game takes the options that both have, and keeps its own', () => {
  const manual = { hands: 8, chat: false }
  expect(carried({ length: 4, chat: true }, rulebook, { hands: 3 }, manual)).toEqual({
    hands: 3,
    chat: true,
  })
  expect(carried({ length: 4 }, rulebook, { chat: true }, manual)).toEqual({})
})
