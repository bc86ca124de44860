// The standings of an evening as this device may see them, asked for again while they can change.

import { isRefusal, standingsOf } from './api'
import type { Refusal, Standings } from './protocol/wire'

/** Milliseconds until the standings are asked for again: while bots still play a deal, and else. */
const SOON = 2_000
const LATER = 15_000

export class StandingsStore {
  standings: Standings | null = $state.raw(null)
  refusal: Refusal | null = $state.raw(null)
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false
  #table: string | undefined

  /** `table` is the code of the device's table at the evening, if it has one. */
  constructor(
    readonly evening: string,
    table: string | undefined,
  ) {
    this.#table = table
    void this.load()
  }

  async load(): Promise<void> {
    clearTimeout(this.#timer)
    const answer = await standingsOf(this.evening, this.#table)
    if (this.#stopped) return
    if (!isRefusal(answer)) {
      this.refusal = null
      this.standings = answer
      this.#again(this.#botsPlay ? SOON : LATER)
      return
    }
    this.refusal = answer
    if (answer.code === 'wrong-key' && this.#table) {
      // The seat has gone to another device, or the table is gone: this device sees what everybody does. Each
      // wrong key counts as a guess of all who share its address.
      this.#table = undefined
      await this.load()
    } else if (answer.kind === 'unavailable') this.#again(SOON)
    else if (answer.kind === 'too-many') this.#again(LATER)
    // An evening that is gone stays gone, and asking for it counts as a guess, too.
  }

  #again(wait: number): void {
    this.#timer = setTimeout(() => void this.load(), wait)
  }

  /** Whether a deal that is shown has no par yet. */
  get #botsPlay(): boolean {
    return this.standings?.deals.some((deal) => deal.par.length === 0) ?? true
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }
}
