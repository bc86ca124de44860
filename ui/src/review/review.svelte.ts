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

  /** `ask` asks the server. A game from a file has no code, and no decisions to find: they would need its
   * table. */
  constructor(
    readonly code: string,
    readonly game: number,
    private readonly ask = () => reviewOf(code, game),
  ) {}

  /** Asks until the review is there. */
  async load(): Promise<void> {
    this.refusal = null
    while (!this.#stopped && !this.review) {
      const answer = await this.ask()
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
  puzzles: Decision[] = $derived.by(() => {
    const decisions = this.code ? (this.review?.decisions ?? []) : []
    return decisions
      .filter((one) => one.size)
      .toSorted((a, b) => weight(b) - weight(a))
      .slice(0, MOST_PUZZLES)
  })

  /** Those that nobody has tried yet, or asked to see the answer of. */
  unsolved: Decision[] = $derived(
    this.puzzles.filter((one) => !this.#opened.includes(this.#number(one))),
  )

  /** Whether the answer to a decision is still hidden. */
  hides(decision: Decision): boolean {
    return this.unsolved.includes(decision)
  }

  /** Whether what there is to say about a decision may tell the answer to another one, because they have
   * the same cards. Whoever has tried a decision is told its answer all the same. */
  holdsBack(decision: Decision): boolean {
    if (this.#opened.includes(this.#number(decision))) return false
    return this.unsolved.some((one) => one.seat === decision.seat && one.part === decision.part)
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
