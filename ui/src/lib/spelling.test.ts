import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { begins, looksSame, takingTurns, ways } from './spelling'

interface Cases {
  words: { word: string; cards: Record<string, string>; ways: number[][] }[]
  clues: { word: string; takes: Record<string, string[]>; sources: string[] }[]
}

// The server is tested with the same file: both take the same cards.
const file = new URL('../../../tests/rules/typed_words.json', import.meta.url)
const cases = JSON.parse(readFileSync(file, 'utf8')) as Cases

test.each(cases.words)('the ways to lay $word', ({ word, cards, ways: expected }) => {
  const hand = Object.entries(cards).map(([number, face]) => ({ number: Number(number), face }))
  expect(ways(word, hand)).toEqual(expected)
})

test.each(cases.clues)('the cards for the clue $word', ({ word, takes, sources }) => {
  expect(takingTurns(word, takes, '*')).toEqual(sources)
})

test('the first letter of a card with two letters is the beginning of a word', () => {
  const cards = ['T', 'QU', 'I', 'TH'].map((face, at) => ({ number: at + 1, face }))
  for (const typed of ['Q', 'TQ', 'ITT', 'THQ']) expect(begins(typed, cards)).toBe(true)
  for (const typed of ['', 'QI', 'QQ', 'XQ', 'THTHQ']) expect(begins(typed, cards)).toBe(false)
})

test('nothing typed has no way', () => {
  expect(ways('', [{ number: 1, face: 'C' }])).toEqual([])
})

test('equal faces look the same', () => {
  const cards = ['E', 'E', 'IN', 'I', 'N'].map((face, at) => ({ number: at + 1, face }))
  expect(looksSame([1], [2], cards)).toBe(true)
  expect(looksSame([3], [4, 5], cards)).toBe(false)
})
