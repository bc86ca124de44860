// Numbers of a review as people read them.

import type { Decision, Option, PlayerReview } from '../lib/protocol/wire'
import { count, list } from '../lib/wording'

export const SIZES = ['large', 'medium', 'small'] as const
export type Size = Decision['size']

export const MARKS: Record<Size, string> = {
  '': 'well played',
  small: 'small mistake',
  medium: 'medium mistake',
  large: 'large mistake',
}

/** A number with one decimal, and a real minus sign. */
export function decimal(value: number): string {
  const rounded = (Math.abs(value) < 0.05 ? 0 : value).toFixed(1)
  return rounded.replace('-', '−')
}

export const percent = (chance: number): string => `${Math.round(chance * 100)} %`

/** What a decision cost: "2.1 points", "4 % of the chance to win and 2.1 points". */
export function cost(one: Decision): string {
  const points = `${decimal(one.points_lost)} points`
  const chance = one.chance_lost ?? 0
  return chance >= 0.005 ? `${percent(chance)} of the chance to win, ${points}` : points
}

/** What an option is worth: "2.1 points", "wins 40 %, 2.1 points", "right with 75 %, 12.0 points". */
export function worth(one: Option): string {
  const told = [`${decimal(one.worth)} points`]
  if (one.right !== null) told.unshift(`right with ${percent(one.right)}`)
  if (one.chance !== null) told.unshift(`wins ${percent(one.chance)}`)
  return told.join(', ')
}

/** The options that were better than what was done: by the chance to win where there is one, else by points. */
export function better({ best, done }: Decision): Option[] {
  const chance = done.chance ?? 0
  return best.filter(
    (one) => (one.chance ?? 0) > chance || ((one.chance ?? 0) === chance && one.worth > done.worth),
  )
}

/** A player's mistakes: "1 large, 2 small", or "none". */
export function mistakes(of: PlayerReview): string {
  const some = SIZES.flatMap((size) => {
    const many = of.mistakes[size] ?? 0
    return many ? [`${many} ${size}`] : []
  })
  return list(some, 'and') || 'none'
}

/** What the review found, for those who listen. */
export function spokenSummary(summary: string, decisions: readonly Decision[]): string {
  const found = decisions.filter((one) => one.size).length
  return `The review is ready. ${summary} ${found ? `${count(found, 'decision')} could have been better.` : ''}`.trim()
}

/** The decisions of a chapter of the replay. */
export function inChapter(
  decisions: readonly Decision[],
  chapters: readonly { first: number }[],
  chapter: number,
): Decision[] {
  const from = chapters[chapter]?.first ?? 0
  const to = chapters[chapter + 1]?.first ?? Number.POSITIVE_INFINITY
  return decisions.filter((one) => one.at >= from && one.at < to)
}

/** The mark of a chapter: its largest mistake; null if nothing was decided in it. */
export function markOf(decisions: readonly Decision[]): Size | null {
  if (!decisions.length) return null
  return SIZES.find((size) => decisions.some((one) => one.size === size)) ?? ''
}
