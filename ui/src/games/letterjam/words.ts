// The words of a Letter Jam table: phases, statements, what a card is called.

import type { ClueView, PlayerView, Statement, View } from '../../lib/protocol/letterjam'
import type { TableStore } from '../../lib/table.svelte'

export const PHASES: Record<View['phase'], string> = {
  setup: 'The cards are dealt',
  making: 'Make a word for your neighbour',
  clue: 'Choose a clue together',
  deciding: 'Stay or move on?',
  final: 'Lay out your word',
  reveal: 'The words are revealed',
  over: 'The game is over',
}

const some = (count: number, one: string, many: string) =>
  count === 0 ? `no ${one}` : count === 1 ? `1 ${one}` : `${count} ${many}`

/** The five numbers of a clue, in two short lines. */
export function stated(statement: Statement): [string, string] {
  return [
    `${some(statement.letters, 'letter', 'letters')}, helps ${some(statement.players, 'player', 'players')}`,
    [
      some(statement.stands, 'stand', 'stands'),
      statement.bonus ? some(statement.bonus, 'bonus letter', 'bonus letters') : 'no bonus',
      statement.wildcard ? 'wildcard' : 'no wildcard',
    ].join(' · '),
  ]
}

/** The statement that is true of a clue spelled with these cards. */
export function statementOf(sources: readonly string[]): Statement {
  const used = new Set(sources)
  const count = (kind: string) => [...used].filter((source) => source.startsWith(kind)).length
  return {
    letters: sources.length,
    players: count('p'),
    stands: count('s'),
    bonus: count('b'),
    wildcard: used.has('*'),
  }
}

/** How somebody whose card is in a clue reads it. */
export function reading(word: string, sources: readonly string[], own: string): string {
  return [...word]
    .map((letter, at) => (sources[at] === own ? '?' : sources[at] === '*' ? '✻' : letter))
    .join('')
}

/** Where a card of a clue stands: "Paul", "stand 2", "bonus", "wild". */
export function place(view: View, table: TableStore, source: string): string {
  if (source === '*') return 'wild'
  const player = view.players.find((one) => one.source === source)
  if (player) return table.name(player.seat)
  const stand = view.stands.findIndex((one) => one.source === source)
  return stand < 0 ? 'bonus' : `stand ${stand + 1}`
}

/** The letters that make a word with every one of these clues, as the helper reads them. A clue that
 * no letter makes a word of (a name, say) says nothing about the others. */
export function fitting(clues: readonly ClueView[]): string {
  const told = clues.flatMap((clue) => clue.fits || [])
  const [first = '', ...rest] = told
  return [...first].filter((letter) => rest.every((fits) => fits.includes(letter))).join('')
}

/** How a player's points are made up, once the game is over. */
export function earned(
  view: Pick<View, 'tokens' | 'options'>,
  player: Pick<PlayerView, 'points' | 'row' | 'final'>,
): string {
  const points = player.points ?? 0
  if (!player.final?.correct) return `1 for each letter guessed right: ${points}`
  const { length } = player.row
  const { greens } = view.tokens
  const extra = points - 3 * length - greens
  const what = view.options.extra_points === 'per-bonus-letter' ? 'bonus' : 'longer'
  return [
    `3 × ${length} letters`,
    ...(extra ? [`${extra} ${what}`] : []),
    ...(greens ? [`${greens} green`] : []),
  ].join(' + ')
}

/** A clue for ears, letter by letter. */
export const aloud = (letters: string) =>
  [...letters]
    .map((letter) => (letter === '?' ? 'hidden' : letter === '*' ? 'wild' : letter))
    .join(' ')
