// Speaks the clocks of a table to screen readers: shortly before a time ends, and when it has ended.

import { speak } from './speech.svelte'
import { sentence } from './wording'

interface Clocked {
  /** When the time of the awaited players ends, by this device's clock. */
  readonly deadline: number | null
  /** When the house acts. */
  readonly houseDue: number | null
  readonly isAwaited: boolean
  readonly waitingFor: readonly number[]
  readonly view: { countdown: string } | null
  names(seats: readonly number[]): string
}

/** How many seconds before the end the first sentence comes. */
const SOON = 10

export class SpokenClocks {
  #timers: ReturnType<typeof setTimeout>[] = []

  /** Sets the timers anew, after every update. */
  follow(table: Clocked): void {
    this.stop()
    const { deadline, houseDue, isAwaited } = table
    if (deadline !== null && table.waitingFor.length) {
      if (isAwaited) this.#at(deadline - SOON * 1000, `You have ${SOON} seconds left.`)
      this.#at(
        deadline,
        isAwaited
          ? 'Your time is up. Anybody may let a bot play for you.'
          : `The time is up for ${table.names(table.waitingFor)}.`,
      )
    }
    const countdown = table.view?.countdown
    if (houseDue !== null && countdown) {
      this.#at(houseDue - SOON * 1000, `${sentence(countdown)} ${SOON} seconds are left.`)
    }
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#timers = []
  }

  /** Speaks at a time on this device's clock, unless it has passed. */
  #at(time: number, text: string): void {
    const wait = time - performance.now()
    // setTimeout does not wait at all if it is given 2 ** 31 milliseconds or more.
    if (wait > 0 && wait < 2 ** 31) this.#timers.push(setTimeout(() => speak(text), wait))
  }
}
