// The review of one finished game, and what the player has tried. The server is asked again and again
// until it has computed the review.

import { isRefusal, reviewOf } from '../lib/api'
import type { Decision, Option, Refusal, Review } from '../lib/protocol/wire'

const ASK_AGAIN = 600
/** So many of the dearest decisions can be played again. */
const MOST_PUZZLES = 3

export class ReviewStore {
  /** How much is computed, from 0 to 1. */
  done = $state(0)
  review: Review | null = $state.raw(null)
  refusal: Refusal | null = $state.raw(null)
  /** The decisions whose answer may be shown, by their number in the review. */
  #opened: number[] = $state([])
  /** What was tried, by the number of its decision. */
  tries: Record<number, { option: Option; found: boolean }[]> = $state({})
  #stopped = false

  constructor(
    readonly code: string,
    readonly game: number,
  ) {}

  /** Asks until the review is there. */
  async load(): Promise<void> {
    this.refusal = null
    while (!this.#stopped && !this.review) {
      const answer = await reviewOf(this.code, this.game)
      if (this.#stopped) return
      if (isRefusal(answer)) {
        this.refusal = answer
        return
      }
      this.done = answer.done
      this.review = answer.review
      if (!answer.review) await new Promise((again) => setTimeout(again, ASK_AGAIN))
    }
  }

  stop(): void {
    this.#stopped = true
  }

  /** The dearest decisions: the ones to find oneself. */
  puzzles: Decision[] = $derived(
    (this.review?.decisions ?? [])
      .filter((one) => one.size)
      .toSorted((a, b) => weight(b) - weight(a))
      .slice(0, MOST_PUZZLES),
  )

  /** Whether the answer to a decision is still hidden: nobody has tried it, or asked to see it. */
  hides(decision: Decision): boolean {
    return this.puzzles.includes(decision) && !this.#opened.includes(this.#number(decision))
  }

  open(decision: Decision): void {
    const number = this.#number(decision)
    if (!this.#opened.includes(number)) this.#opened.push(number)
  }

  triesAt(decision: Decision): { option: Option; found: boolean }[] {
    return this.tries[this.#number(decision)] ?? []
  }

  /** Keeps what somebody tried at a decision. After the first try the answer is shown. */
  tried(decision: Decision, option: Option): void {
    const number = this.#number(decision)
    const found = isAsGood(option, decision)
    this.tries[number] = [...(this.tries[number] ?? []), { option, found }]
    this.open(decision)
  }

  #number(decision: Decision): number {
    return this.review?.decisions.indexOf(decision) ?? -1
  }
}

// The chance to win decides where there is one.
const weight = (one: Decision) => (one.chance_lost ?? 0) * 100 + one.points_lost

/** Whether a try is about as good as the best: smaller differences are noise. */
function isAsGood(option: Option, decision: Decision): boolean {
  const best = decision.best[0]
  if (!best) return true
  const chanceLost = (best.chance ?? 0) - (option.chance ?? 0)
  return chanceLost < 0.005 && best.worth - option.worth < 0.5
}
