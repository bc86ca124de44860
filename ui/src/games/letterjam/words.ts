// Sentences and names of the Letter Jam table: statements about clues, and names of cards.

import type { CanDraft, Statement, View } from '../../lib/protocol/letterjam'
import type { TableStore } from '../../lib/table.svelte'

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

/** The statement about a clue with these cards. Each number counts the cards that are in the clue. */
export function statementOf(draft: CanDraft, sources: readonly string[]): Statement {
  const used = (cards: readonly string[]) => cards.filter((card) => sources.includes(card)).length
  const { players, stands, bonus, wildcard } = draft.counts
  return {
    letters: sources.length,
    players: used(players),
    stands: used(stands),
    bonus: used(bonus),
    wildcard: used(wildcard) > 0,
  }
}

/** A clue as the owner of the card `own` reads it: `?` for that card, a star for the wildcard. */
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

/** A clue for screen readers, letter by letter. */
export const aloud = (letters: string) =>
  [...letters]
    .map((letter) => (letter === '?' ? 'hidden' : letter === '*' ? 'wild' : letter))
    .join(' ')
