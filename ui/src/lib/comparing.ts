// A result beside those of others with the same cards, in words.

import type { Comparison, DealLine, TotalLine } from './protocol/wire'
import { capital, count } from './wording'

/** The numbers of a comparison that are about one contestant. */
export interface OwnComparison {
  points: number
  par: number | null
  /** What bots score on average, the strongest last. */
  bots: { level: string; points: number }[]
  better: number | null
  /** How many tables of people it is compared with. */
  rivals: number
}

/** What a comparison says about a team, or about the one who had a seat; null if it says nothing about
 * them. */
export function ownComparison(of: Comparison, seat: number | null): OwnComparison | null {
  const at = of.seats.length ? of.seats.indexOf(seat ?? -1) : 0
  const points = of.points[at]
  if (points === undefined) return null
  return {
    points,
    par: of.par[at] ?? null,
    bots: Object.entries(of.bots).map(([level, each]) => ({ level, points: each[at] ?? 0 })),
    better: of.better[at] ?? null,
    rivals: of.rivals[at] ?? 0,
  }
}

/** The place among others with the same cards, in a sentence; empty if there is nobody to compare
 * with. */
export function percentile(better: number | null): string {
  if (better === null) return ''
  const share = Math.round(better * 100)
  if (better === 1) return 'Better than everybody else with these cards.'
  if (better === 0) return 'Everybody else with these cards did better.'
  return `Better than ${Math.min(99, Math.max(1, share))} % of the others with these cards.`
}

/** A number of points on average: whole numbers without a decimal. */
export function average(points: number): string {
  return points.toFixed(1).replace(/\.0$/, '')
}

/** A share in per cent; a dash if there is none. */
export function percent(share: number | null): string {
  return share === null ? '–' : `${(share * 100).toFixed(1).replace(/\.0$/, '')} %`
}

export function levelName(level: string): string {
  return `${capital(level)} bots`
}

const MARKS: Record<DealLine['marks'][number], string> = {
  again: 'had seen the cards before, not compared',
  substitute: 'with a substitute',
  bot: 'a bot',
}

/** What is special about a result, in words. */
export function marksOf(line: Pick<DealLine | TotalLine, 'marks' | 'level'>): string[] {
  // The name of a table of bots says what it is.
  return line.marks.filter((mark) => mark !== 'bot' || !line.level).map((mark) => MARKS[mark])
}

/** Against whom a result is compared, and whose result is not. */
export function field(of: Comparison, { rivals, bots }: OwnComparison): string {
  const people = rivals > 0 ? `${count(rivals, 'other table')} of people` : ''
  const all = [people, bots.length ? 'bots of three levels' : ''].filter(Boolean).join(' and ')
  const again = of.tables - 1 - rivals
  const left =
    again > 0
      ? ` ${count(again, people ? 'more table' : 'other table')} had seen the cards before.`
      : ''
  return `${all ? `Compared with ${all}.` : ''}${left}`.trim()
}
