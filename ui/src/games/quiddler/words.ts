// Sentences of the Quiddler table: points, and the rulings on challenged words.

import type { RulingView } from '../../lib/protocol/quiddler'
import type { TableStore } from '../../lib/table.svelte'
import { count } from '../../lib/wording'

export function points(number: number): string {
  return count(number, 'point')
}

/** A number with a real minus sign, as in a written sum. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : String(number)
}

export const STANDING = {
  standing: '',
  upheld: 'challenged, and stands',
  rejected: 'struck',
} as const

/** The ruling on a challenge, in one sentence. */
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
