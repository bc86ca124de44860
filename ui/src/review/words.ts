// Numbers of a review as people read them.

import type { Decision, PlayerReview } from '../lib/protocol/wire'
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

/** The mark of a part of the game: its largest mistake. */
export function markOf(decisions: readonly Decision[], part: number): Size {
  const there = decisions.filter((one) => one.part === part)
  return SIZES.find((size) => there.some((one) => one.size === size)) ?? ''
}
