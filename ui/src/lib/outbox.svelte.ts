// The asks that the server has not answered yet. An ask made without a connection waits here, shown
// as not yet sent. After a reconnect it is sent only if the person still sees the same situation.

import type { Asked, AskFor, FromClient, Refusal } from './protocol/wire'

export type AnyAsk = AskFor['ask']

export type AskState =
  /** Sent; the answer is still to come. */
  | 'sent'
  /** Sent, but the connection broke before the answer. The server may or may not have it. */
  | 'unsure'
  /** Not sent, because there is no connection. */
  | 'unsent'
  /** Not sent, and the table has changed since: the person decides whether it still goes out. */
  | 'overtaken'

export interface PendingAsk {
  readonly id: string
  readonly ask: AnyAsk
  /** The label for people, in the words of the button: "Offer this clue". */
  readonly what: string
  state: AskState
  /** The situation that the person saw when they asked. */
  readonly seen: string
  /** Whether it may go out in any situation, such as a note on the own guess sheet. */
  readonly whenever: boolean
  readonly answered: (answer: Answer) => void
}

/** How an ask ended: taken; refused; or, with a null refusal, dropped by the person before sending.
 * `said` answers a typed question, such as `help`. */
export type Answer =
  | { taken: true; said?: string | undefined }
  | { taken: false; refusal: Refusal | null }

// The refusal by which the server says that it never received an ask.
const NOT_TAKEN = 'not-taken'

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export class Outbox {
  pending: PendingAsk[] = $state([])
  readonly #send: (message: FromClient) => void

  constructor(send: (message: FromClient) => void) {
    this.#send = send
  }

  /** Queues an ask, and sends it at once if the connection is `open`. */
  ask(ask: AnyAsk, what: string, seen: string, open: boolean, whenever = false): Promise<Answer> {
    return new Promise((answered) => {
      const id = newId()
      const state = open ? 'sent' : 'unsent'
      this.pending.push({ id, ask, what, state, seen, whenever, answered })
      if (open) this.#send({ kind: 'ask', id, ask })
    })
  }

  /** Call when the connection breaks. */
  disconnected(): void {
    for (const one of this.pending) if (one.state === 'sent') one.state = 'unsure'
  }

  /** Call when the connection is back; `seen` is the situation that the person sees now. */
  reconnected(seen: string): void {
    for (const one of this.pending) {
      if (one.state === 'unsure') this.#send({ kind: 'asked', id: one.id } satisfies Asked)
      else if (one.state === 'unsent') this.#sendIfUnchanged(one, seen)
    }
  }

  taken(id: string, said?: string): void {
    this.#remove(id)?.answered({ taken: true, said })
  }

  refused(id: string, refusal: Refusal, seen: string): void {
    const one = this.pending.find((other) => other.id === id)
    if (one?.state === 'unsure' && refusal.code === NOT_TAKEN) this.#sendIfUnchanged(one, seen)
    else this.#remove(id)?.answered({ taken: false, refusal })
  }

  /** Sends an overtaken ask because the person still wants it. */
  sendAnyway(id: string): void {
    const one = this.pending.find((other) => other.id === id)
    if (one) this.#sendNow(one)
  }

  /** Removes an ask that the person does not want any more. */
  drop(id: string): void {
    this.#remove(id)?.answered({ taken: false, refusal: null })
  }

  #sendIfUnchanged(one: PendingAsk, seen: string): void {
    if (one.whenever || one.seen === seen) this.#sendNow(one)
    else one.state = 'overtaken'
  }

  #sendNow(one: PendingAsk): void {
    one.state = 'sent'
    this.#send({ kind: 'ask', id: one.id, ask: one.ask })
  }

  #remove(id: string): PendingAsk | undefined {
    const at = this.pending.findIndex((other) => other.id === id)
    return at < 0 ? undefined : this.pending.splice(at, 1)[0]
  }
}
