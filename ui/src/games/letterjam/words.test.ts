import { expect, test } from 'vitest'
import type { CanDraft } from '../../lib/protocol/letterjam'
import { stated, statementOf } from './words'

const draft = {
  counts: { players: ['p1', 'p2'], stands: ['s0', 's1'], bonus: ['b1'], wildcard: ['*'] },
} as unknown as CanDraft

test('LJ-R1: a card that is used twice is counted once', () => {
  expect(statementOf(draft, ['p1', 'p1', 's0', '*'])).toEqual({
    letters: 4,
    players: 1,
    stands: 1,
    bonus: 0,
    wildcard: true,
  })
})

test('a statement is said in two short lines', () => {
  expect(stated(statementOf(draft, ['p1', 'p2', 'b1']))).toEqual([
    '3 letters, helps 2 players',
    'no stand · 1 bonus letter · no wildcard',
  ])
})
