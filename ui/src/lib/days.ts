// The deals of the day that this device began, and how they ended.

import { store, stored } from './storage'

export interface OwnDeal {
  day: string
  game: string
  code: string
  /** What was scored; null until the deal is played out. */
  points: number | null
  /** Whether the deal was ended early: then nothing is scored, ever. */
  ended?: boolean
}

const KEPT = 20

function all(): OwnDeal[] {
  const deals = stored<OwnDeal[]>('days', [])
  return Array.isArray(deals) ? deals : []
}

/** What this device has of a game's deal on a day. */
export function ownDeal(day: string, game: string): OwnDeal | undefined {
  return all().find((deal) => deal.day === day && deal.game === game)
}

export function keepDeal(deal: OwnDeal): void {
  const others = all().filter((other) => other.day !== deal.day || other.game !== deal.game)
  store('days', [deal, ...others].slice(0, KEPT))
}

/** A day as people say it: "15 November". */
export function dayName(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
}

/** A line to tell others, with nothing in it that would spoil the deal for them. */
export function shareLine(day: string, title: string, points: number): string {
  return `Parlour, deal of ${dayName(day)}: ${title}, ${points} points. ${location.origin}`
}
