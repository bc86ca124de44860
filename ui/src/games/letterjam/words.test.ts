import { expect, test } from 'vitest'
import type { PlayerView, View } from '../../lib/protocol/letterjam'
import { earned } from './words'

const at = (extra_points: string, greens: number) =>
  ({ tokens: { greens }, options: { extra_points } }) as Pick<View, 'tokens' | 'options'>
const player = (points: number, correct: boolean) =>
  ({ points, row: Array(5).fill(null), final: { correct } }) as unknown as PlayerView

test('LJ-E6: a longer word says what it earned', () => {
  expect(earned(at('per-extra-letter', 2), player(18, true))).toBe(
    '3 × 5 letters + 1 longer + 2 green',
  )
  expect(earned(at('per-extra-letter', 0), player(15, true))).toBe('3 × 5 letters')
  expect(earned(at('per-extra-letter', 2), player(3, false))).toBe(
    '1 for each letter guessed right: 3',
  )
})

test('LJ-E7: where bonus letters earn the points, nothing is said of a longer word', () => {
  expect(earned(at('per-bonus-letter', 0), player(17, true))).toBe('3 × 5 letters + 2 bonus')
})
