// Requests to the server's HTTP API, such as making a table or sitting down. Every function returns
// the answer or a refusal; none throws.

import type {
  AboutServer,
  Day,
  Hindsight,
  NearCode,
  NewTable,
  PassMade,
  Pleasantry,
  Refusal,
  ReplayOutline,
  Reviewed,
  Seated,
  TableSettings,
  TableSummary,
  Tried,
  Try,
  Update,
} from './protocol/wire'
import { at } from './root'

export interface OptionSchema {
  type?: string
  title?: string
  description?: string
  enum?: (string | number | boolean)[]
  default?: unknown
  /** What people call the values, in the order of the rules. */
  titles?: Record<string, string>
  /** A few words about each value. */
  notes?: Record<string, string>
  /** Whether people are asked for it before all other options. */
  prominent?: boolean
  /** What each card is worth, by value, where the option decides that. */
  worth?: Record<string, Record<string, number>>
  items?: { type?: string }
}

/** One game as `/api/games` describes it. */
export interface GameInfo {
  title: string
  seats: [number, number]
  rule_sets: Record<string, Record<string, unknown>>
  /** A sentence on what each rule set stands for. */
  options: { $ref: string; $defs: Record<string, { properties: Record<string, OptionSchema> }> }
  minds: string[]
  /** The options that the host can change while a game runs. */
  about_people: string[]
  /** What the game is, in a sentence; how many play, how long it takes. Any may be empty. */
  line: string
  players: string
  minutes: string
  rule_set_lines: Record<string, string>
  /** Whether there is a lesson, and a deal of the day. */
  lesson: boolean
  day: boolean
  /** What people can say with one tap. */
  pleasantries: Pleasantry[]
  /** What the ids of its rules begin with; empty if its rules are not written down. */
  rule_prefix: string
}

export type Games = Record<string, GameInfo>

export const UNREACHABLE: Refusal = {
  kind: 'unavailable',
  code: 'unreachable',
  sentence: 'The server cannot be reached just now. Check the connection and try again.',
  rule: '',
}

export function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'sentence' in answer && 'code' in answer
}

export async function call<T>(path: string, init: RequestInit = {}): Promise<T | Refusal> {
  try {
    const answer = await fetch(at(`/api/${path}`), init)
    return (await answer.json()) as T | Refusal
  } catch {
    return UNREACHABLE
  }
}

function post<T>(path: string, body: unknown, key?: string): Promise<T | Refusal> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (key) headers.authorization = `Bearer ${key}`
  return call<T>(path, { method: 'POST', body: JSON.stringify(body), headers })
}

const pathOf = (code: string) => `tables/${encodeURIComponent(code)}`

let cached: Promise<Games | Refusal> | null = null

/** The games of this server. The answer is cached; a refusal is not, so the next call retries. */
export async function games(): Promise<Games | Refusal> {
  cached ??= call<Games>('games')
  const answer = await cached
  if (isRefusal(answer)) cached = null
  return answer
}

export const makeTable = (table: NewTable) => post<Seated>('tables', table)
export const summary = (code: string) => call<TableSummary>(pathOf(code))
/** The code that somebody may have meant. There may be no table with it. */
export const nearCode = (typed: string) => call<NearCode>(`codes/${encodeURIComponent(typed)}`)
export const sitDown = (code: string, name: string) =>
  post<Seated>(`${pathOf(code)}/seats`, { name })
export const claimSeat = (code: string, passKey: string) =>
  post<Seated>(`${pathOf(code)}/claims`, { pass_key: passKey })
/** Asks for a bot's seat; the answer is a pass that works once the table has said yes. */
export const requestSeat = (code: string, name: string, seat: number) =>
  post<PassMade>(`${pathOf(code)}/requests`, { name, seat })
export const givePass = (code: string, key: string, seat: number) =>
  post<PassMade>(`${pathOf(code)}/passes`, { seat }, key)

/** A sentence on what would have been best for the holder of a key. */
export const hindsight = (code: string, key: string) =>
  call<Hindsight>(`${pathOf(code)}/hindsight`, { headers: { authorization: `Bearer ${key}` } })

/** The review of a finished game, as far as it is computed. */
export const reviewOf = (code: string, game: number) =>
  call<Reviewed>(`${pathOf(code)}/reviews/${game}`)
/** What comes of acts that somebody tries at a decision of a finished game. */
export const tryActs = (code: string, game: number, tried: Try) =>
  post<Tried>(`${pathOf(code)}/reviews/${game}/tries`, tried)

/** The standings of a day's deals. `day` is a date such as `2026-11-15`, or `today`. */
export const dayOf = (day: string) => call<Day>(`days/${encodeURIComponent(day)}`)

/** What the operator tells visitors: a notice, and the pages that there are. */
export const aboutServer = () => call<AboutServer>('server')

/** Where a replay comes from: a finished game of a table, or a record that this device has. A seat of
 * null stands for everything. */
export interface ReplaySource {
  outline(seat: number | null): Promise<ReplayOutline | Refusal>
  step(step: number, seat: number | null): Promise<Update | Refusal>
}

export const recordOf = (code: string, game: number) => at(`/api/${pathOf(code)}/records/${game}`)

export function replayOf(code: string, game: number): ReplaySource {
  const path = `${pathOf(code)}/replays/${game}`
  const query = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`)
  return {
    outline: (seat) => call(path + query(seat)),
    step: (step, seat) => call(`${path}/${step}${query(seat)}`),
  }
}

export const replayOfRecord = (record: string): ReplaySource => ({
  outline: (seat) => post('replays', { record, seat }),
  step: (step, seat) => post('replays', { record, seat, step }),
})

export type { TableSettings }
