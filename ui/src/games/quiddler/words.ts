// The words of a Quiddler table: what goes on, how a card, a word and a score are called.

import type { LineView, RulingView, View } from '../../lib/protocol/quiddler'
import type { TableStore } from '../../lib/table.svelte'
import { count } from '../../lib/wording'

/** What goes on now, for the top bar. */
export function headline(view: View, table: TableStore): string {
  const mine = view.at !== null && view.at === view.viewer
  const name = view.at === null ? '' : table.name(view.at)
  switch (view.phase) {
    case 'draw':
      if (view.out !== null) return mine ? 'Your final turn: draw' : `The final turn of ${name}`
      return mine ? 'Your turn: draw a card' : `The turn of ${name}`
    case 'play':
      if (view.out !== null) return mine ? 'Your final turn: lay down' : `The final turn of ${name}`
      return mine ? 'Your turn: discard or go out' : `The turn of ${name}`
    case 'challenge':
      return 'Challenge or pass'
    case 'defence':
      return `${view.challenge?.spelled ?? 'A word'} is challenged`
    case 'vote':
      return `Does ${view.challenge?.spelled ?? 'the word'} stand?`
    case 'scored':
      return `Hand ${view.hand} is scored`
    case 'over':
      return view.ended_early ? 'The game was ended early' : 'The game is over'
    default:
      return 'The cards are dealt'
  }
}

export function points(number: number): string {
  return count(number, 'point')
}

/** A number as it is written in a sum: with a real minus. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number)
}

export const STANDING = {
  standing: '',
  upheld: 'challenged, and stands',
  rejected: 'struck',
} as const

/** A settled challenge in a sentence. */
export function ruled(ruling: RulingView, table: TableStore): string {
  const by = ruling.by === 'vote' ? 'the vote' : 'the word list'
  const who = ruling.challenger === table.seatInGame ? 'You' : table.name(ruling.challenger)
  const sentence = ruling.defence ? ` (“${ruling.defence}”)` : ''
  const moved = [
    ruling.owner_points && `${signed(ruling.owner_points)} for ${table.who(ruling.owner)}`,
    ruling.challenger_points &&
      `${signed(ruling.challenger_points)} for ${table.who(ruling.challenger)}`,
  ].filter(Boolean)
  const cost = moved.length ? `; ${moved.join(', ')}` : ''
  return `${who} challenged ${ruling.word}${sentence}: by ${by} it ${
    ruling.upheld ? 'stands' : 'does not stand'
  }${cost}.`
}

/** The arithmetic of one player's hand, part by part. */
export function sum(line: LineView): { what: string; points: number }[] {
  return [
    { what: 'in words', points: line.word_points },
    { what: 'left over', points: -line.leftover_points },
    { what: 'challenges', points: line.challenges },
    { what: 'lifted to nothing', points: line.lifted },
    { what: 'most words', points: line.most_words },
    { what: 'longest word', points: line.longest_word },
  ].filter((part, at) => at === 0 || part.points !== 0)
}

export function hasBonus(line: LineView): boolean {
  return line.most_words + line.longest_word > 0
}
