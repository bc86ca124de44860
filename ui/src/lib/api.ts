// Requests to the server's HTTP API, such as making a table or sitting down. Every function returns
// the answer or a refusal; none throws.

import type {
  AboutServer,
  Comparison,
  Day,
  DealSummary,
  EveningMade,
  EveningSummary,
  Hindsight,
  NearCode,
  NewEvening,
  NewTable,
  PassMade,
  Pleasantry,
  Refusal,
  ReplayOutline,
  Reviewed,
  Seated,
  Standings,
  TableMemory,
  TableSettings,
  TableSummary,
  Tried,
  Try,
  Update,
} from './protocol/wire'
import { at } from './root'
import { keptSeat } from './seats'

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
  /** The options to change at a table for one person with bots. */
  alone: Record<string, unknown>
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

/** The headers of a request that comes with a key, if there is one. */
const withKey = (key: string | null | undefined): Record<string, string> =>
  key ? { authorization: `Bearer ${key}` } : {}

/** The headers of a request about a table's past: others may still play its deal, and then it is told
 * only to those who sat there. */
const asSeated = (code: string) => withKey(keptSeat(code)?.key)

function get<T>(path: string, headers: Record<string, string>): Promise<T | Refusal> {
  return call<T>(path, { headers })
}

function post<T>(path: string, body: unknown, keyed = withKey(null)): Promise<T | Refusal> {
  const headers = { 'content-type': 'application/json', ...keyed }
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
/** Sits down. `seen` are the deals of the table whose cards this device has seen. */
export const sitDown = (code: string, name: string, seen: string[]) =>
  post<Seated>(`${pathOf(code)}/seats`, { name, seen })
export const claimSeat = (code: string, passKey: string, seen: string[]) =>
  post<Seated>(`${pathOf(code)}/claims`, { pass_key: passKey, seen })
/** Asks for a bot's seat; the answer is a pass that works once the table has said yes. */
export const requestSeat = (code: string, name: string, seat: number | null) =>
  post<PassMade>(`${pathOf(code)}/requests`, { name, seat })
export const givePass = (code: string, key: string, seat: number) =>
  post<PassMade>(`${pathOf(code)}/passes`, { seat }, withKey(key))

/** A sentence on what would have been best for the holder of a key. */
export const hindsight = (code: string, key: string) =>
  get<Hindsight>(`${pathOf(code)}/hindsight`, withKey(key))

/** The review of a finished game, as far as it is computed. */
export const reviewOf = (code: string, game: number) =>
  get<Reviewed>(`${pathOf(code)}/reviews/${game}`, asSeated(code))
/** How far the review of a record from a file is. */
export const reviewOfRecord = (record: string) => post<Reviewed>('reviews', { record })
/** What a table remembers of its finished games. */
export const memoryOf = (code: string) => get<TableMemory>(`${pathOf(code)}/memory`, asSeated(code))
/** What comes of acts that somebody tries at a decision of a finished game. */
export const tryActs = (code: string, game: number, tried: Try) =>
  post<Tried>(`${pathOf(code)}/reviews/${game}/tries`, tried, asSeated(code))

/** The standings of a day's deals. `day` is a date such as `2026-11-15`, or `today`. */
export const dayOf = (day: string) => call<Day>(`days/${encodeURIComponent(day)}`)

/** A table's last result beside all others of its deal, for the holder of a key. */
export const comparisonOf = (code: string, key: string) =>
  get<Comparison>(`${pathOf(code)}/comparison`, withKey(key))
/** What a deal is that can be given to a table. */
export const dealOf = (name: string) => call<DealSummary>(`deals/${encodeURIComponent(name)}`)

const eveningPath = (name: string) => `evenings/${encodeURIComponent(name)}`

export const makeEvening = (evening: NewEvening) => post<EveningMade>('evenings', evening)
/** What is known about an evening; the organiser's key shows that this device organises it. */
export const eveningOf = (name: string, key?: string) =>
  get<EveningSummary>(eveningPath(name), withKey(key))
export const openTeamTable = (evening: string, name: string, team: string, seen: string[]) =>
  post<Seated>(`${eveningPath(evening)}/tables`, { name, team, seen })
export const moveEnd = (evening: string, key: string, ends: number) =>
  post<EveningSummary>(`${eveningPath(evening)}/end`, { ends }, withKey(key))
export const strikeTable = (evening: string, key: string, number: number) =>
  post<EveningSummary>(`${eveningPath(evening)}/struck`, { number }, withKey(key))

/** Where the standings are, as somebody with a seat at a table of the evening sees them, or anybody. */
export const standingsPath = (evening: string, table?: string) =>
  `${eveningPath(evening)}/standings${table ? `?table=${encodeURIComponent(table)}` : ''}`
export const standingsOf = (evening: string, table?: string) =>
  get<Standings>(standingsPath(evening, table), table ? asSeated(table) : {})

/** What the operator tells visitors: a notice, and the pages that there are. */
export const aboutServer = () => call<AboutServer>('server')

/** Where a replay comes from: a finished game of a table, or a record that this device has. A seat of
 * null stands for everything. */
export interface ReplaySource {
  outline(seat: number | null): Promise<ReplayOutline | Refusal>
  step(step: number, seat: number | null): Promise<Update | Refusal>
}

export const recordPath = (code: string, game: number) => `${pathOf(code)}/records/${game}`

/** Fetches a file from the server. With a table's code, the request carries the key of this device's seat there. */
export async function fileAt(path: string, code?: string): Promise<Blob | Refusal> {
  try {
    const answer = await fetch(at(`/api/${path}`), { headers: code ? asSeated(code) : {} })
    return answer.ok ? await answer.blob() : ((await answer.json()) as Refusal)
  } catch {
    return UNREACHABLE
  }
}

export function replayOf(code: string, game: number): ReplaySource {
  const path = `${pathOf(code)}/replays/${game}`
  const query = (seat: number | null) => (seat === null ? '' : `?seat=${seat}`)
  return {
    outline: (seat) => get(path + query(seat), asSeated(code)),
    step: (step, seat) => get(`${path}/${step}${query(seat)}`, asSeated(code)),
  }
}

export const replayOfRecord = (record: string): ReplaySource => ({
  outline: (seat) => post('replays', { record, seat }),
  step: (step, seat) => post('replays', { record, seat, step }),
})

export type { TableSettings }
