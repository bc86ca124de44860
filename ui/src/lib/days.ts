// The deals of the day that this device began, and how they ended.

import { linkTo } from './root'
import { store, stored } from './storage'

export interface OwnDeal {
  day: string
  game: string
  code: string
  /** The points scored; null until the deal is over. */
  points: number | null
  /** Whether the player ended the deal early. Such a deal never gets points. */
  ended?: boolean
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

/** A sentence to send to friends. It names the points and nothing that would spoil the deal. */
export function shareText(day: string, title: string, points: number): string {
  return `Parlour, deal of ${dayName(day)}: ${title}, ${points} points. ${linkTo('/')}`
}
