// What the operator of the server tells visitors: a notice for everybody, and pages of their own.
// A page with a table hears of a new notice at once; the others ask now and then.

import { aboutServer, isRefusal } from './api'
import type { NoticeMessage } from './protocol/wire'
import { speak } from './speech.svelte'
import { store, stored } from './storage'

const ASK_EVERY = 30_000
// The longest time that a browser can wait for.
const LONGEST_TIMER = 2 ** 31 - 1
const DISMISSED = 'dismissed-notice'

class Operator {
  #notice: NoticeMessage | null = $state.raw(null)
  #dismissed: number = $state(stored(DISMISSED, 0))
  #end: ReturnType<typeof setTimeout> | undefined
  /** The operator's own pages that there are: `privacy`, `imprint`. */
  pages: string[] = $state.raw([])

  constructor() {
    void this.ask()
    setInterval(() => void this.ask(), ASK_EVERY)
    document.addEventListener('visibilitychange', () => void this.ask())
  }

  /** The notice, unless the person has dismissed it. */
  get notice(): NoticeMessage | null {
    return this.#notice?.number === this.#dismissed ? null : this.#notice
  }

  async ask(): Promise<void> {
    if (document.visibilityState !== 'visible') return
    const answer = await aboutServer()
    // While the server is away, what it said last still holds.
    if (isRefusal(answer)) return
    this.pages = answer.pages
    this.hear(answer.notice)
  }

  /** Takes in what the server says. An empty text means that there is no notice any more. */
  hear(message: NoticeMessage | null): void {
    clearTimeout(this.#end)
    const notice = message?.text ? message : null
    const known = this.#notice?.number
    this.#notice = notice
    if (!notice) return
    const left = Math.min(notice.seconds * 1000, LONGEST_TIMER)
    this.#end = setTimeout(() => this.hear(null), left)
    if (notice.number !== known && this.notice) speak(notice.text)
  }

  dismiss(): void {
    if (!this.#notice) return
    this.#dismissed = this.#notice.number
    store(DISMISSED, this.#dismissed)
  }
}

export const operator = new Operator()
