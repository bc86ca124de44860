// A table as this device sees it: the newest update, the connection, and the asks under way.
// It holds no rules: the view says which acts are possible, and why the others are not.

import { getContext, setContext } from 'svelte'
import { labels } from '../games/options'
import { Connection, type ConnectionEvents, type ConnectionState } from './connection'
import { operator } from './operator.svelte'
import { type Answer, type AnyAsk, Outbox } from './outbox.svelte'
import { hostChanges, optionChanges, presenceChanges, standInChanges } from './presence'
import type { AnyAct } from './protocol/acts'
import type { FromServer, Goodbye, Refusal, SeatView, TableView, Update } from './protocol/wire'
import { hideRefusal, showRefusal } from './refusals.svelte'
import { linkTo } from './root'
import { playSound } from './sound'
import { hush, speak } from './speech.svelte'
import { SpokenClocks } from './spokenClocks'
import { toast } from './toasts.svelte'
import { lookForUpgrade } from './version.svelte'
import { list, sentence } from './wording'

/** The fields that the views of all games share. */
export interface AnyView {
  /** What goes on now, in a few words. */
  headline: string
  /** What the clock of the house is for, where one runs. */
  countdown: string
  viewer: number | null
  people: { name: string; mind: string | null }[]
  remarks: [number, string][]
  /** The name of the person who made each remark. */
  speakers: string[]
  waiting_for: number[]
  /** The seats that want to end the game early. */
  wants_end: number[]
  ended_early: boolean
  barred: { acts: string[]; refusal: Refusal }[]
  choices: { act: string }[]
  /** The number of the hand that the viewer can look back on, in games that have hindsight. */
  hindsight?: number | null
  /** Sentences on something unusual, in games that have them. */
  tips?: { text: string }[]
  /** What people must not say in the chat, in games where that matters. */
  reminder?: string
  /** What the viewer alone sees; the arrangement of their cards in rows, in games that have it. */
  mine?: { arrangement?: { rows: unknown } } | null
}

export interface LogLine {
  id: number
  text: string
  /** Whether it only tells how the viewer has arranged their cards: the next such line replaces it. */
  passing?: boolean
}

const LINES_KEPT = 500

const CONNECTION_SPOKEN: Partial<Record<ConnectionState, string>> = {
  lost: 'The connection is lost. Trying again.',
  offline: 'This device is offline.',
}

/** Whether the rows of the viewer's cards are all that changed, in games that have rows. */
function onlyRearranged(before: unknown, after: unknown): boolean {
  const [old, now] = [before, after] as (AnyView | null | undefined)[]
  const [was, is] = [old?.mine?.arrangement?.rows, now?.mine?.arrangement?.rows]
  if (!was || !is || old?.headline !== now?.headline) return false
  return JSON.stringify(was) !== JSON.stringify(is)
}

/** Why nothing can be done at a past moment. */
export const PAST: Refusal = {
  kind: 'illegal',
  code: 'past',
  sentence: 'This game is over. You are looking at it again, and nothing changes any more.',
  rule: '',
}

/** What carries messages between this device and the table. */
export type Link = Pick<Connection, 'open' | 'send' | 'close'>

function connectionTo(code: string): (events: ConnectionEvents) => Link {
  // The scheme ws belongs to http, and wss to https.
  const url = linkTo(`/api/tables/${encodeURIComponent(code)}/socket`).replace(/^http/, 'ws')
  return (events) => new Connection(url, events)
}

export class TableStore {
  readonly code: string
  readonly key: string | null
  /** Whether it shows a game that is over, where nothing can be done any more. */
  readonly replaying: boolean = false
  /** The newest update; null before the first. */
  update: Update | null = $state.raw(null)
  /** The log lines of this game, oldest first. */
  lines: LogLine[] = $state.raw([])
  connection: ConnectionState = $state('connecting')
  goodbye: Goodbye | null = $state.raw(null)
  /** When the time for the present act is up, by this device's clock; null if the table has none. */
  deadline: number | null = $state(null)
  /** When the house acts next, such as at the end of the time for challenges. */
  houseDue: number | null = $state(null)
  readonly outbox: Outbox
  readonly #connection: Link
  readonly #clocks = new SpokenClocks()
  #wantsWords = false
  #lineId = 0

  constructor(code: string, key: string | null, connect = connectionTo(code)) {
    this.code = code
    this.key = key
    this.outbox = new Outbox((message) => this.#connection.send(message))
    this.#connection = connect({
      hello: () => ({ kind: 'hello', key: this.key, since: this.update?.seq ?? 0 }),
      heard: (message) => this.#hear(message),
      changed: (state) => this.#changed(state),
    })
  }

  // What the table shows ----------------------------------------------------------------

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

  /** Whether the table is for one person: a lesson, or the deal of a day. */
  get isSolo(): boolean {
    return this.table?.alone ?? false
  }

  /** Whether the next game has a deal that other tables play, too. */
  get nextIsGiven(): boolean {
    const { stage, number, given } = this.table ?? { stage: '', number: 0, given: 0 }
    return stage !== 'playing' && number < given
  }

  get seats(): SeatView[] {
    return this.table?.seats ?? []
  }

  /** The name of the person or bot that holds a seat at the table now. */
  holder(seat: number): string {
    return this.seats[seat]?.name ?? `Seat ${seat + 1}`
  }

  /** The viewer's seat in the game that the view shows. It may differ from `seat`: between games
   * people come and go, and seats move up. */
  get seatInGame(): number | null {
    return this.view ? this.view.viewer : this.seat
  }

  /** The name at a seat of the game that the view shows. */
  name(seat: number): string {
    const person = this.table?.stage === 'over' ? this.view?.people[seat] : undefined
    return person?.name ?? this.holder(seat)
  }

  /** Whether a bot plays the viewer's own seat. */
  get botPlays(): boolean {
    return this.seat !== null && this.seats[this.seat]?.mind != null
  }

  /** Whether the game waits for the viewer, and not for a bot in their place. */
  get isAwaited(): boolean {
    return !this.botPlays && this.waitingFor.includes(this.seat ?? -1)
  }

  /** "you" for the viewer, and the name for others and for the bot that plays in the viewer's place. */
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

  /** Whether the viewer may hand the seat to a bot because its holder has been away for long. */
  mayHandOver(seat: number): boolean {
    if (this.seat === null || this.isSolo || !this.table?.absent.includes(seat)) return false
    const it = this.seats[seat]
    return it?.person === true && it.mind === null
  }

  /** Whether the viewer may answer seat requests: the host may, and everybody if the host is away. */
  get mayLetIn(): boolean {
    if (this.seat === null || !this.table) return false
    return this.isHost || !this.seats[this.table.host]?.connected
  }

  /** The seats that the game waits for. */
  get waitingFor(): readonly number[] {
    return this.table?.stage === 'playing' ? (this.view?.waiting_for ?? []) : []
  }

  /** Why an act is not possible now, if the view says so. */
  barred(act: string): Refusal | undefined {
    return this.view?.barred.find((one) => one.acts.includes(act))?.refusal
  }

  // Asks ---------------------------------------------------------------------------------

  /** Sends an ask. A refusal appears where the person is looking, unless `quiet`. */
  async ask(ask: AnyAsk, what: string, { whenever = false, quiet = false } = {}): Promise<Answer> {
    hideRefusal()
    const answer = await this.outbox.ask(ask, what, this.#seen, this.#connection.open, whenever)
    if (!answer.taken && answer.refusal && !quiet) showRefusal(answer.refusal)
    return answer
  }

  /** Whether this is a past moment. Shows why nothing can be done, if it is. */
  refusesAsPast(): boolean {
    if (this.replaying) showRefusal(PAST)
    return this.replaying
  }

  /** Sends an act of the game. `what` is its label for people, in the words of the button. */
  play(act: AnyAct, what: string, how: { whenever?: boolean; quiet?: boolean } = {}) {
    return this.ask({ ask: 'play', act }, what, how)
  }

  /** Does what a typed command means. */
  type(command: string, how: { quiet?: boolean } = {}) {
    return this.ask({ ask: 'type', command }, command, how)
  }

  /** Asks the server to send the view in words with each update, or to stop that. */
  wantWords(wanted: boolean): void {
    this.#wantsWords = wanted
    if (this.#connection.open) this.#connection.send({ kind: 'words', wanted })
  }

  close(): void {
    this.#clocks.stop()
    hush()
    this.#connection.close()
  }

  /** The situation as the person sees it, for the outbox to compare. The sequence number would not
   * do: other people's private notes raise it too. */
  get #seen(): string {
    return JSON.stringify([this.table?.stage, this.table?.number, this.view])
  }

  // Messages -----------------------------------------------------------------------------

  #hear(message: FromServer): void {
    switch (message.kind) {
      case 'update':
        this.#show(message)
        break
      case 'taken':
        this.outbox.taken(message.id, message.said)
        break
      case 'refused':
        this.outbox.refused(message.id, message.refusal, this.#seen)
        break
      case 'notice':
        operator.hear(message)
        break
      case 'goodbye':
        this.goodbye = message.again ? null : message
        break
    }
  }

  #awaitsFirstUpdate = true
  readonly #arriving = new Set<string>()

  #show(update: Update): void {
    const before = this.update
    const wasAwaited = this.isAwaited
    const sameGame = before?.table.number === update.table.number
    const passing = update.lines.length === 1 && onlyRearranged(before?.view, update.view)
    const added = update.lines.map((text) => ({ id: this.#lineId++, text, passing }))
    const kept = sameGame ? this.lines : []
    const still = passing && kept.at(-1)?.passing ? kept.slice(0, -1) : kept
    this.update = update
    this.lines = [...still, ...added].slice(-LINES_KEPT)
    this.deadline = fromNow(update.table.time_left)
    this.houseDue = fromNow(update.table.house_left)
    this.#clocks.follow(this)
    if (!sameGame) this.#tipsSpoken.clear()
    if (before) {
      for (const { text } of added) speak(text)
      this.#speakTips(update.lines)
      this.#speakTurn(before, wasAwaited, update.lines)
      // In the lobby everybody sees the list of seats, so toasts would only repeat it.
      const inLobby = update.table.stage === 'lobby'
      for (const text of presenceChanges(before.table, update.table, this.#arriving))
        inLobby ? speak(text) : toast(text)
      for (const text of standInChanges(before.table, update.table)) toast(text, { spoken: false })
      for (const text of hostChanges(before.table, update.table)) toast(text)
      void this.#tellOptionChanges(before.table, update.table)
    }
    if (before?.table.stage === 'playing' && update.table.stage === 'over') playSound('end')
    else if (!wasAwaited && this.isAwaited) playSound('turn')
    if (this.#awaitsFirstUpdate) {
      this.#awaitsFirstUpdate = false
      if (this.#wantsWords) this.#connection.send({ kind: 'words', wanted: true })
      this.outbox.reconnected(this.#seen)
    }
  }

  readonly #tipsSpoken = new Set<string>()

  /** Speaks each tip once in a game: on the screen it stays where something unusual happens. */
  #speakTips(lines: readonly string[]): void {
    for (const { text } of this.view?.tips ?? []) {
      if (!this.#tipsSpoken.has(text) && !lines.includes(text)) speak(text)
      this.#tipsSpoken.add(text)
    }
  }

  /** Speaks the headline when the viewer has something to do: their turn, their final turn, a question. */
  #speakTurn(before: Update, wasAwaited: boolean, lines: readonly string[]): void {
    const headline = this.view?.headline ?? ''
    const old = (before.view as AnyView | null)?.headline
    if (!this.isAwaited || !headline || (wasAwaited && old === headline)) return
    if (!lines.some((line) => line.includes(headline))) speak(sentence(headline))
  }

  /** Says what the host changed, by the names that the game's options have. */
  async #tellOptionChanges(before: TableView, after: TableView): Promise<void> {
    if (!optionChanges(before, after, String).length) return
    for (const text of optionChanges(before, after, await labels(after.game))) toast(text)
  }

  #changed(state: ConnectionState): void {
    const was = this.connection
    this.connection = state
    if (state === 'live' && was !== 'connecting' && was !== 'silent') {
      speak('Connected again.')
      void lookForUpgrade()
    }
    const said = CONNECTION_SPOKEN[state]
    if (said) speak(said)
    if (state === 'lost' || state === 'offline') {
      this.#awaitsFirstUpdate = true
      this.outbox.disconnected()
    }
  }
}

/** The time on this device's clock in so many seconds. */
function fromNow(seconds: number | null): number | null {
  return seconds === null ? null : performance.now() + seconds * 1000
}

const TABLE = Symbol('table')

export function provideTable(table: TableStore): void {
  setContext(TABLE, table)
}

/** The table that the calling component belongs to. */
export function useTable(): TableStore {
  return getContext<TableStore>(TABLE)
}

/** The choice for one kind of act, with its own type; undefined if the view does not offer it. */
export function choiceOf<C extends { act: string }, K extends C['act']>(
  choices: readonly C[],
  act: K,
): Extract<C, { act: K }> | undefined {
  return choices.find((one): one is Extract<C, { act: K }> => one.act === act)
}
