import { expect, test } from 'vitest'
import { cuts, looksSame } from './cuts'

const hand = (...faces: string[]) => faces.map((face, at) => ({ number: at + 1, face }))

test('a word is laid with the cards that spell it', () => {
  expect(cuts('CAT', hand('A', 'T', 'C'))).toEqual([[3, 1, 2]])
})

test('cards with two letters are used, and every other cut is offered', () => {
  expect(cuts('THIN', hand('TH', 'T', 'H', 'IN', 'I', 'N'))).toEqual([
    [1, 4],
    [1, 5, 6],
    [2, 3, 4],
    [2, 3, 5, 6],
  ])
})

test('no card is used twice', () => {
  expect(cuts('EE', hand('E', 'X'))).toEqual([])
  expect(cuts('EE', hand('E', 'E'))).toEqual([[1, 2]])
})

test('what cannot be spelled has no cut, and neither has nothing', () => {
  expect(cuts('CAB', hand('C', 'A', 'T'))).toEqual([])
  expect(cuts('', hand('C'))).toEqual([])
})

test('equal faces look the same', () => {
  const cards = hand('E', 'E', 'IN', 'I', 'N')
  expect(looksSame([1], [2], cards)).toBe(true)
  expect(looksSame([3], [4, 5], cards)).toBe(false)
})
