// A table as this device sees it: the newest view, the connection, and what was asked of it.
// It holds no rules. The view says what can be done and why the rest cannot.

import { getContext, setContext } from 'svelte'
import { labels } from '../games/options'
import { Connection, type ConnectionState } from './connection'
import { type Answer, type AnyAsk, Outbox } from './outbox.svelte'
import { adjustments, comings, hosting } from './presence'
import type { Act as LetterJamAct } from './protocol/letterjam'
import type { Act as QuiddlerAct } from './protocol/quiddler'
import type { FromServer, Goodbye, Refusal, SeatView, TableView, Update } from './protocol/wire'
import { hideRefusal, showRefusal } from './refusals.svelte'
import { soft } from './sound'
import { speak } from './speech.svelte'
import { toast } from './toasts.svelte'
import { list } from './wording'

/** What every game's view has. */
export interface AnyView {
  /** What goes on now, in a few words. */
  headline: string
  /** What the clock of the house is for, where one runs. */
  countdown: string
  viewer: number | null
  people: { name: string; mind: string | null }[]
  remarks: [number, string][]
  waiting_for: number[]
  /** Who wants to end the game here, and whether it was. */
  wants_end: number[]
  ended_early: boolean
  barred: { acts: string[]; refusal: Refusal }[]
  choices: { act: string }[]
  /** What must not be said in the chat, in games where that matters. */
  reminder?: string
}

export type AnyAct = LetterJamAct | QuiddlerAct

export interface LogLine {
  id: number
  text: string
}

const LINES_KEPT = 500

const CONNECTION_SPOKEN: Partial<Record<ConnectionState, string>> = {
  lost: 'The connection is lost. Trying again.',
  offline: 'This device is offline.',
}

export class TableStore {
  readonly code: string
  readonly key: string | null
  /** The newest update; null until the first came. */
  update: Update | null = $state.raw(null)
  /** What happened in this game, in sentences, the oldest first. */
  lines: LogLine[] = $state.raw([])
  connection: ConnectionState = $state('connecting')
  goodbye: Goodbye | null = $state.raw(null)
  /** When the present wait runs out, by this device's clock; null if the table has no clock. */
  deadline: number | null = $state(null)
  /** When the house goes on by itself, as at the end of a time for challenges. */
  houseDue: number | null = $state(null)
  readonly outbox: Outbox
  readonly #connection: Connection
  #wantsWords = false
  #lineId = 0

  constructor(code: string, key: string | null) {
    this.code = code
    this.key = key
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const url = `${scheme}://${location.host}/api/tables/${encodeURIComponent(code)}/socket`
    this.outbox = new Outbox((message) => this.#connection.send(message))
    this.#connection = new Connection(url, {
      hello: () => ({ kind: 'hello', key: this.key, since: this.update?.seq ?? 0 }),
      heard: (message) => this.#hear(message),
      changed: (state) => this.#changed(state),
    })
  }

  // What is there to know ----------------------------------------------------------------

  get table(): TableView | null {
    return this.update?.table ?? null
  }

  /** The view of the game under way, or of the last one; null before the first. */
  get view(): AnyView | null {
    return (this.update?.view ?? null) as AnyView | null
  }

  /** The viewer's own seat; null for a watcher. */
  get seat(): number | null {
    return this.table?.seat ?? null
  }

  get isHost(): boolean {
    return this.table !== null && this.seat === this.table.host
  }

  /** Whether the table is set up for one person: a lesson, or the deal of a day. */
  get alone(): boolean {
    return (this.table?.occasion ?? null) !== null
  }

  get seats(): SeatView[] {
    return this.table?.seats ?? []
  }

  /** Who holds a seat at the table now. */
  holder(seat: number): string {
    return this.seats[seat]?.name ?? `Seat ${seat + 1}`
  }

  /** The viewer's seat in the game of the view: between games seats move up and people come. */
  get seatInGame(): number | null {
    return this.view ? this.view.viewer : this.seat
  }

  /** Who has, or had, a seat in the game. */
  name(seat: number): string {
    const person = this.table?.stage === 'over' ? this.view?.people[seat] : undefined
    return person?.name ?? this.holder(seat)
  }

  /** Whether a bot plays the viewer's own seat. */
  get botPlays(): boolean {
    return this.seat !== null && this.seats[this.seat]?.mind != null
  }

  /** Whether the game waits for the viewer themselves. */
  get isAwaited(): boolean {
    return !this.botPlays && this.waitingFor.includes(this.seat ?? -1)
  }

  /** "you" for oneself, the name for others, and for the bot that plays in one's place. */
  who(seat: number): string {
    if (seat !== this.seatInGame) return this.name(seat)
    return this.botPlays ? (this.view?.people[seat]?.name ?? this.name(seat)) : 'you'
  }

  /** The names of several seats in a sentence: "Ana, Ben and you". */
  names(seats: readonly number[]): string {
    const others = seats.filter((seat) => seat !== this.seatInGame).map((seat) => this.name(seat))
    const own = this.seatInGame ?? -1
    return list(seats.includes(own) ? [...others, this.who(own)] : others)
  }

  /** Whether somebody has been away for so long that anybody may hand their seat to a bot. */
  mayHandOver(seat: number): boolean {
    if (this.seat === null || this.alone || !this.table?.absent.includes(seat)) return false
    const it = this.seats[seat]
    return it?.person === true && it.mind === null
  }

  /** Whether the viewer may say yes or no to those who ask for a bot's seat. */
  get mayLetIn(): boolean {
    if (this.seat === null || !this.table) return false
    return this.isHost || !this.seats[this.table.host]?.connected
  }

  /** Whom the game waits for now. */
  get waitingFor(): readonly number[] {
    return this.table?.stage === 'playing' ? (this.view?.waiting_for ?? []) : []
  }

  /** Why an act cannot be done now, if the view says so. */
  barred(act: string): Refusal | undefined {
    return this.view?.barred.find((one) => one.acts.includes(act))?.refusal
  }

  // What can be asked --------------------------------------------------------------------

  /** Asks the table for something. A refusal is shown where the finger is, unless `quiet`. */
  async ask(ask: AnyAsk, what: string, { whenever = false, quiet = false } = {}): Promise<Answer> {
    hideRefusal()
    const answer = await this.outbox.ask(ask, what, this.#seen, this.#connection.open, whenever)
    if (!answer.taken && answer.refusal && !quiet) showRefusal(answer.refusal)
    return answer
  }

  /** Does an act of the game. `what` is said in the words of the button. */
  play(act: AnyAct, what: string, how: { whenever?: boolean; quiet?: boolean } = {}) {
    return this.ask({ ask: 'play', act }, what, how)
  }

  /** Does what a typed line means. */
  type(line: string, how: { quiet?: boolean } = {}) {
    return this.ask({ ask: 'type', line }, line, how)
  }

  /** Whether updates carry the view in words. */
  wantWords(wanted: boolean): void {
    this.#wantsWords = wanted
    if (this.#connection.open) this.#connection.send({ kind: 'words', wanted })
  }

  close(): void {
    this.#connection.close()
  }

  /** The situation as the person sees it. Others' private notes move the table's number on too,
   * so that the number alone would call an unchanged table a changed one. */
  get #seen(): string {
    return JSON.stringify([this.table?.stage, this.table?.number, this.view])
  }

  // What is heard ------------------------------------------------------------------------

  #hear(message: FromServer): void {
    switch (message.kind) {
      case 'update':
        this.#take(message)
        break
      case 'taken':
        this.outbox.taken(message.id)
        break
      case 'refused':
        this.outbox.refused(message.id, message.refusal, this.#seen)
        break
      case 'goodbye':
        this.goodbye = message.again ? null : message
        break
    }
  }

  #awaitsFirstUpdate = true
  readonly #arriving = new Set<string>()

  #take(update: Update): void {
    const before = this.update
    const wasMine = this.isAwaited
    const sameGame = before?.table.number === update.table.number
    const added = update.lines.map((text) => ({ id: this.#lineId++, text }))
    this.update = update
    this.lines = [...(sameGame ? this.lines : []), ...added].slice(-LINES_KEPT)
    this.deadline = fromNow(update.table.time_left)
    this.houseDue = fromNow(update.table.house_left)
    if (before) {
      for (const { text } of added) speak(text)
      // Before the first game everybody looks at the list of seats.
      const looking = update.table.stage === 'lobby'
      for (const text of comings(before.table, update.table, this.#arriving))
        looking ? speak(text) : toast(text)
      for (const text of hosting(before.table, update.table)) toast(text)
      void this.#tellAdjustments(before.table, update.table)
    }
    if (before?.table.stage === 'playing' && update.table.stage === 'over') soft('end')
    else if (!wasMine && this.isAwaited) soft('turn')
    if (this.#awaitsFirstUpdate) {
      this.#awaitsFirstUpdate = false
      if (this.#wantsWords) this.#connection.send({ kind: 'words', wanted: true })
      this.outbox.back(this.#seen)
    }
  }

  /** Says what the host changed, by the names that the game's options have. */
  async #tellAdjustments(before: TableView, after: TableView): Promise<void> {
    if (!adjustments(before, after, String).length) return
    for (const text of adjustments(before, after, await labels(after.game))) toast(text)
  }

  #changed(state: ConnectionState): void {
    const was = this.connection
    this.connection = state
    if (state === 'live' && was !== 'connecting' && was !== 'silent') speak('Connected again.')
    const said = CONNECTION_SPOKEN[state]
    if (said) speak(said)
    if (state === 'lost' || state === 'offline') {
      this.#awaitsFirstUpdate = true
      this.outbox.lost()
    }
  }
}

/** So many seconds from now, by this device's clock. */
function fromNow(seconds: number | null): number | null {
  return seconds === null ? null : performance.now() + seconds * 1000
}

const TABLE = Symbol('table')

export function provideTable(table: TableStore): void {
  setContext(TABLE, table)
}

/** The table that the component is part of. */
export function useTable(): TableStore {
  return getContext<TableStore>(TABLE)
}

/** The choice of one kind among those a view offers, with its own type. */
export function choiceOf<C extends { act: string }, K extends C['act']>(
  choices: readonly C[],
  act: K,
): Extract<C, { act: K }> | undefined {
  return choices.find((one): one is Extract<C, { act: K }> => one.act === act)
}
