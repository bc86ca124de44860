// The deals of the day that this device began, and how they ended.

import { percentile } from './comparing'
import { store, stored } from './storage'
import { count } from './wording'

export interface OwnDeal {
  day: string
  game: string
  code: string
  /** The points scored; null until the deal is over. */
  points: number | null
  /** Whether the player ended the deal early. Such a deal never gets points. */
  ended?: boolean
  /** The share of the others with the same cards who did worse, as it was told last. */
  better?: number | null
}

const MOST_DEALS = 20

function all(): OwnDeal[] {
  const deals = stored<OwnDeal[]>('days', [])
  return Array.isArray(deals) ? deals : []
}

/** The deal of a day that this device began for a game, if there is one. */
export function ownDeal(day: string, game: string): OwnDeal | undefined {
  return all().find((deal) => deal.day === day && deal.game === game)
}

export function keepDeal(deal: OwnDeal): void {
  const others = all().filter((other) => other.day !== deal.day || other.game !== deal.game)
  store('days', [deal, ...others].slice(0, MOST_DEALS))
}

/** A day as people say it: "15 November". */
export function dayName(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
}

/** The day before another. */
export function dayBefore(day: string): string {
  const before = new Date(`${day}T00:00:00Z`)
  before.setUTCDate(before.getUTCDate() - 1)
  return before.toISOString().slice(0, 10)
}

/** Whether a day (UTC) is not over, by this device's clock: others may still play its deal. */
export function isNotOver(day: string): boolean {
  return day >= new Date().toISOString().slice(0, 10)
}

interface Streak {
  /** The last day whose deal was finished on this device. */
  last: string
  /** How many days in a row there were until then. */
  days: number
}

/** Counts a day whose deal was finished. Both games of a day count once. */
export function countDay(day: string): void {
  const { last, days } = stored<Streak>('streak', { last: '', days: 0 })
  if (day <= last) return
  store('streak', { last: day, days: last === dayBefore(day) ? days + 1 : 1 })
}

/** How many days in a row this device finished a deal, up to today or yesterday. */
export function streak(today: string): { days: number; today: boolean } {
  const { last, days } = stored<Streak>('streak', { last: '', days: 0 })
  if (last === today) return { days, today: true }
  return { days: last === dayBefore(today) ? days : 0, today: false }
}

/** Sentences to send to friends. They can be read aloud and spoil nothing: not even par, which says how
 * good the cards are. */
export function shareText(deal: OwnDeal, title: string, inARow: number): string {
  return [
    `${title}, the deal of ${dayName(deal.day)}: ${count(deal.points ?? 0, 'point')}.`,
    percentile(deal.better ?? null),
    inARow > 1 ? `${inARow} days in a row.` : '',
  ]
    .filter(Boolean)
    .join(' ')
}
