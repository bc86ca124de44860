// The HTTP side of the server: making tables and sitting down. An answer or a refusal, never an
// exception.

import type {
  Day,
  NewTable,
  PassMade,
  Refusal,
  Seated,
  TableSettings,
  TableSummary,
} from './protocol/wire'

export interface OptionSchema {
  type?: string
  title?: string
  description?: string
  enum?: (string | number | boolean)[]
  default?: unknown
  items?: { type?: string }
}

/** One game as `/api/games` describes it. */
export interface GameInfo {
  title: string
  seats: [number, number]
  rule_sets: Record<string, Record<string, unknown>>
  /** A sentence on what each rule set stands for. */
  about_rule_sets: Record<string, string>
  options: { $ref: string; $defs: Record<string, { properties: Record<string, OptionSchema> }> }
  minds: string[]
  /** The options that the host can change while a game runs. */
  about_people: string[]
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

async function call<T>(path: string, init: RequestInit = {}): Promise<T | Refusal> {
  try {
    const answer = await fetch(`/api/${path}`, init)
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

const at = (code: string) => `tables/${encodeURIComponent(code)}`

let known: Promise<Games | Refusal> | null = null

/** The games of this server, asked for once. */
export async function games(): Promise<Games | Refusal> {
  known ??= call<Games>('games')
  const answer = await known
  if (isRefusal(answer)) known = null
  return answer
}

export const makeTable = (table: NewTable) => post<Seated>('tables', table)
export const summary = (code: string) => call<TableSummary>(at(code))
export const sitDown = (code: string, name: string) => post<Seated>(`${at(code)}/seats`, { name })
export const claimSeat = (code: string, passKey: string) =>
  post<Seated>(`${at(code)}/claims`, { pass_key: passKey })
/** Asks for a bot's seat; the answer is a pass that works once the table has said yes. */
export const requestSeat = (code: string, name: string, seat: number) =>
  post<PassMade>(`${at(code)}/requests`, { name, seat })
export const givePass = (code: string, key: string, seat: number) =>
  post<PassMade>(`${at(code)}/passes`, { seat }, key)

/** How the deals of a day went so far; `today` is a day, too. */
export const dayOf = (day: string) => call<Day>(`days/${encodeURIComponent(day)}`)

export type { TableSettings }
