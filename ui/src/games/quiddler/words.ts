// Small pieces of sentences at the Quiddler table.

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

/** The parts of a score as a written sum: "44 in words + 10 longest word − 4 left over". */
export function sum(parts: Record<string, number>): string {
  const written = Object.entries(parts).map(([part, points], at) => {
    if (!at) return `${signed(points)} ${part}`
    return `${points < 0 ? '−' : '+'} ${Math.abs(points)} ${part}`
  })
  return written.join(' ')
}
