// What was asked and not yet answered. An ask made while the connection is broken waits here, shown as
// not yet sent; when the connection is back it goes out only into the situation it was made in.

import type { Asked, AskFor, FromClient, Refusal } from './protocol/wire'

export type AnyAsk = AskFor['ask']

export type WaitingState =
  /** On its way. */
  | 'sent'
  /** Was on its way when the connection broke: nobody here knows whether it arrived. */
  | 'unsure'
  /** Not sent: the connection is broken. */
  | 'unsent'
  /** Not sent, and the table has moved on meanwhile: the person must say. */
  | 'overtaken'

export interface Waiting {
  readonly id: string
  readonly ask: AnyAsk
  /** What is being done, in the words of the button: "Offer this clue". */
  readonly what: string
  state: WaitingState
  /** What the person saw when they asked. */
  readonly seen: string
  /** Right in every situation, such as a note on one's own sheet. */
  readonly whenever: boolean
  readonly answered: (answer: Answer) => void
}

/** How an ask ended: taken, refused, or taken back by the person before it was sent. */
export type Answer = { taken: true } | { taken: false; refusal: Refusal | null }

const NOT_TAKEN = 'not-taken'

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export class Outbox {
  waiting: Waiting[] = $state([])
  readonly #send: (message: FromClient) => void

  constructor(send: (message: FromClient) => void) {
    this.#send = send
  }

  /** Asks for something; it goes out at once if the connection is open. */
  ask(ask: AnyAsk, what: string, seen: string, open: boolean, whenever = false): Promise<Answer> {
    return new Promise((answered) => {
      const id = newId()
      const state = open ? 'sent' : 'unsent'
      this.waiting.push({ id, ask, what, state, seen, whenever, answered })
      if (open) this.#send({ kind: 'ask', id, ask })
    })
  }

  /** The connection broke. */
  lost(): void {
    for (const one of this.waiting) if (one.state === 'sent') one.state = 'unsure'
  }

  /** The connection is back, and this is what the person sees now. */
  back(seen: string): void {
    for (const one of this.waiting) {
      if (one.state === 'unsure') this.#send({ kind: 'asked', id: one.id } satisfies Asked)
      else if (one.state === 'unsent') this.#sendIfStillRight(one, seen)
    }
  }

  taken(id: string): void {
    this.#remove(id)?.answered({ taken: true })
  }

  refused(id: string, refusal: Refusal, seen: string): void {
    const one = this.waiting.find((other) => other.id === id)
    if (one?.state === 'unsure' && refusal.code === NOT_TAKEN) this.#sendIfStillRight(one, seen)
    else this.#remove(id)?.answered({ taken: false, refusal })
  }

  /** The person wants an overtaken ask sent all the same. */
  sendAnyway(id: string): void {
    const one = this.waiting.find((other) => other.id === id)
    if (one) this.#sendNow(one)
  }

  /** The person does not want it any more. */
  drop(id: string): void {
    this.#remove(id)?.answered({ taken: false, refusal: null })
  }

  #sendIfStillRight(one: Waiting, seen: string): void {
    if (one.whenever || one.seen === seen) this.#sendNow(one)
    else one.state = 'overtaken'
  }

  #sendNow(one: Waiting): void {
    one.state = 'sent'
    this.#send({ kind: 'ask', id: one.id, ask: one.ask })
  }

  #remove(id: string): Waiting | undefined {
    const at = this.waiting.findIndex((other) => other.id === id)
    return at < 0 ? undefined : this.waiting.splice(at, 1)[0]
  }
}
