// The table as it was before a decision, for somebody who plays that decision again. The server keeps
// nothing of it: every act is sent together with those that prepared it.

import { isRefusal, tryActs } from '../lib/api'
import type { ConnectionEvents } from '../lib/connection'
import type { Decision, FromClient, Option, Refusal } from '../lib/protocol/wire'
import { type Link, TableStore } from '../lib/table.svelte'

const ONLY_ACTS: Refusal = {
  kind: 'illegal',
  code: 'past',
  sentence: 'Here you only try what you would have done. The game itself is over.',
  rule: '',
}

export class TryTable extends TableStore {
  /** `judged` hears what a decision is worth, and that the next one is being prepared (null). */
  constructor(
    code: string,
    game: number,
    decision: Decision,
    judged: (option: Option | null) => void,
  ) {
    // The link hears of the table only after the constructor of the store has run.
    let show: TryTable['show']
    super(code, null, (events) => tryLink(code, game, decision, events, judged, (it) => show(it)))
    show = (update) => this.show(update)
    this.connection = 'live'
    void this.begin(game, decision)
  }

  refusal: Refusal | null = $state.raw(null)

  private show(update: TableStore['update']): void {
    this.update = update
  }

  private async begin(game: number, { at, seat }: Decision): Promise<void> {
    const first = await tryActs(this.code, game, { at, seat, acts: [] })
    if (isRefusal(first)) this.refusal = first
    else if (first.refusal) this.refusal = first.refusal
    else this.show(first.update)
  }
}

function tryLink(
  code: string,
  game: number,
  { at, seat }: Decision,
  { heard }: ConnectionEvents,
  judged: (option: Option | null) => void,
  show: (update: TableStore['update']) => void,
): Link {
  const prepared: unknown[] = []
  let last: Promise<void> = Promise.resolve()

  async function answer(id: string, act: unknown): Promise<void> {
    const tried = await tryActs(code, game, { at, seat, acts: [...prepared, act] })
    const refusal = isRefusal(tried) ? tried : tried.refusal
    if (refusal || isRefusal(tried)) {
      if (refusal) heard({ kind: 'refused', id, refusal, wait: 0 })
      return
    }
    judged(tried.option)
    if (!tried.option) {
      prepared.push(act)
      show(tried.update)
    }
    heard({ kind: 'taken', id, seq: at, said: '' })
  }

  const send = (message: FromClient) => {
    if (message.kind !== 'ask') return
    const { id, ask } = message
    const act = ask.ask === 'play' ? ask.act : ask.ask === 'type' ? ask.command : null
    // One after the other: each act needs what those before it prepared.
    if (act !== null) last = last.then(() => answer(id, act))
    else queueMicrotask(() => heard({ kind: 'refused', id, refusal: ONLY_ACTS, wait: 0 }))
  }
  return { open: true, send, close: () => {} }
}
