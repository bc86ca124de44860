// Generated from the server's types by tools/protocol_types.py. Do not edit.

/**
 * The first message on a socket: who one is, the last number one has seen, and the version of
 * the protocol one speaks.
 */
export interface Hello {
  kind: "hello"
  key?: string | null
  since?: number
  protocol?: number
}

/**
 * Ask for something. The same id again is the same ask, and happens once.
 */
export interface AskFor {
  kind: "ask"
  id: string
  ask: Choose | Adjust | AddBot | RemoveSeat | Lock | PassHosting | Start | HandToBot | TakeBack | HostAgain | AnswerRequest | GetUp | PlayAct | TypeLine
}

/**
 * The host chooses what is played next, and how.
 */
export interface Choose {
  ask: "choose"
  game: string
  rule_set: string
  changes?: Record<string, unknown>
  settings?: TableSettings
}

/**
 * What a table chooses beside the options of its game.
 *
 * `watchers`: may people without a seat watch. `clock`: seconds for each wait, 0 for none.
 * `pace`: seconds a bot pauses before it acts, so that people can follow.
 */
export interface TableSettings {
  watchers?: boolean
  clock?: number
  pace?: number
}

/**
 * The host changes what is about people and not about cards: some options of the game, and the
 * settings. It can be asked for while a game runs.
 */
export interface Adjust {
  ask: "adjust"
  options?: Record<string, unknown>
  settings?: SettingsChange
}

/**
 * Some settings to be different; those that are missing stay as they are.
 */
export interface SettingsChange {
  watchers?: boolean | null
  clock?: number | null
  pace?: number | null
}

export interface AddBot {
  ask: "add-bot"
  mind: string
  name?: string | null
}

/**
 * The host removes a person or a bot. During a game a bot takes the seat for good; the key of
 * who sat there is void either way.
 */
export interface RemoveSeat {
  ask: "remove-seat"
  seat: number
}

/**
 * The host closes the table to newcomers, or opens it again.
 */
export interface Lock {
  ask: "lock"
  locked: boolean
}

export interface PassHosting {
  ask: "pass-hosting"
  seat: number
}

/**
 * The host starts the first game, or the next one with the same people.
 */
export interface Start {
  ask: "start"
}

/**
 * A seat is played by a bot until its person takes it back.
 */
export interface HandToBot {
  ask: "hand-to-bot"
  seat: number
}

/**
 * A person takes their own seat back from the bot that played it.
 */
export interface TakeBack {
  ask: "take-back"
}

/**
 * Somebody from whom hosting passed while they were away takes it back.
 */
export interface HostAgain {
  ask: "host-again"
}

/**
 * The host lets somebody who asked for a bot's seat have it, or not. While the host is not
 * connected, anybody at the table answers.
 */
export interface AnswerRequest {
  ask: "answer-request"
  number: number
  yes: boolean
}

/**
 * Leave the table; during a game a bot plays on.
 */
export interface GetUp {
  ask: "get-up"
}

/**
 * An act of the game.
 */
export interface PlayAct {
  ask: "play"
  /** An act of the game that is being played. */
  act: unknown
}

/**
 * An act of the game, typed as a line of plain words.
 */
export interface TypeLine {
  ask: "type"
  line: string
}

/**
 * Was the ask with this id taken? For a line that broke before the answer came. Answered by
 * *taken*, or by *refused* with the code `not-taken`; nothing happens either way.
 */
export interface Asked {
  kind: "asked"
  id: string
}

/**
 * Whether updates are to carry the view in words too, from the next one on, which comes now.
 */
export interface WantWords {
  kind: "words"
  wanted: boolean
}

/**
 * Is the line alive? Answered by a pong with the same word.
 */
export interface Ping {
  kind: "ping"
  word?: string
}

/**
 * Everything the viewer may know, at number `seq`, and what happened since the last one.
 * `words` is the whole view as text, for viewers who want it; `advice` what the coach says, in
 * a lesson.
 */
export interface Update {
  kind: "update"
  seq: number
  table: TableView
  view: unknown
  lines: string[]
  words: string | null
  advice: Advice | null
}

/**
 * Everything about a table that is not the game itself. Names and choices, never cards.
 */
export interface TableView {
  code: string
  stage: "lobby" | "over" | "playing"
  seat: number | null
  seats: SeatView[]
  most_seats: number
  host: number
  lent_by: number | null
  absent: number[]
  requests: RequestView[]
  locked: boolean
  watchers: number
  game: string
  played: string | null
  rule_set: string
  options: Record<string, unknown>
  settings: TableSettings
  number: number
  overdue: number[]
  time_left: number | null
  house_left: number | null
  occasion: "day" | "lesson" | null
  day: string | null
}

/**
 * A seat: its holder, whether a bot plays it now, whether its person is connected.
 */
export interface SeatView {
  name: string
  person: boolean
  mind: string | null
  connected: boolean
}

/**
 * Somebody who would like a bot's seat.
 */
export interface RequestView {
  number: number
  name: string
  seat: number
}

/**
 * What the coach tells the pupil. `hint` tells the answer outright; `act` is the kind of
 * act that is wanted, `line` could be typed to do it. Without one there is nothing to do but
 * wait.
 */
export interface Advice {
  part: number
  parts: number
  title: string
  text: string
  hint: string | null
  act: string | null
  line: string | null
  done: boolean
}

/**
 * The ask with this id was taken and is durable, at `seq`.
 */
export interface TakenMessage {
  kind: "taken"
  id: string
  seq: number
}

/**
 * The ask with this id was not taken. Nothing changed. `wait` is after how many seconds to
 * ask again, where that is why.
 */
export interface RefusedMessage {
  kind: "refused"
  id: string
  refusal: Refusal
  wait: number
}

/**
 * An act that was not taken, and why. The state it was asked of is untouched.
 *
 * `kind` is one of six: *malformed* (not understood), *illegal* (understood, not allowed
 * now), *stale* (what it refers to is gone), *not-yours* (somebody else may, you may not),
 * *too-many* (a bound was reached), *unavailable* (it could not be saved; ask again). `rule` is
 * the id of the rule that says no, if one does.
 */
export interface Refusal {
  kind: "illegal" | "malformed" | "not-yours" | "stale" | "too-many" | "unavailable"
  code: string
  sentence: string
  rule: string
}

export interface Pong {
  kind: "pong"
  word: string
}

/**
 * The server ends this connection. `again` says whether to come back by oneself.
 */
export interface Goodbye {
  kind: "goodbye"
  reason: string
  sentence: string
  again: boolean
}

/**
 * A table to make. Everything but one's name has a default. One for an `occasion` is set up
 * for one person, and begins at once: nothing else can be chosen for it but the game.
 */
export interface NewTable {
  /** At most 24 characters, without spaces around it or two in a row. */
  name: string
  game?: string
  rule_set?: string | null
  changes?: Record<string, unknown>
  settings?: TableSettings
  occasion?: "day" | "lesson" | null
}

export interface NewSeat {
  /** At most 24 characters, without spaces around it or two in a row. */
  name: string
}

/**
 * A one-time pass, and the name to sit down with if it is to change.
 */
export interface Claim {
  pass_key: string
  name?: string | null
}

export interface NewPass {
  seat: number
}

/**
 * A request for a seat that a bot of the table has.
 */
export interface NewRequest {
  /** At most 24 characters, without spaces around it or two in a row. */
  name: string
  seat: number
}

export interface PassMade {
  pass_key: string
}

/**
 * What anybody with the code may know before sitting down.
 */
export interface TableSummary {
  code: string
  game: string
  title: string
  stage: string
  names: string[]
  bots: number[]
  most_seats: number
  locked: boolean
  watchers_allowed: boolean
}

/**
 * A seat, and the key that proves it: shown this once.
 */
export interface Seated {
  code: string
  seat: number
  key: string
}

/**
 * The deals of a day, by game.
 */
export interface Day {
  day: string
  deals: Record<string, Standing>
}

/**
 * How the deal of a day went so far: how many finished it, the best of them, and what half of
 * them reached.
 */
export interface Standing {
  finished: number
  best: number | null
  median: number | null
}

/**
 * A game that can be played here. `seats` are the fewest and the most it has, `rule_sets`
 * the options of each rule set, `about_rule_sets` a sentence on each, `options` a JSON Schema
 * of what they may be, `minds` the bots that play it. The first rule set and the first bot are
 * the usual ones. `about_people` are the options that the host can change while a game runs.
 */
export interface GameSummary {
  title: string
  seats: [number, number]
  rule_sets: Record<string, Record<string, unknown>>
  about_rule_sets: Record<string, string>
  options: Record<string, unknown>
  minds: string[]
  about_people: string[]
}

export type FromClient = Hello | AskFor | Asked | WantWords | Ping

export type FromServer = Update | TakenMessage | RefusedMessage | Pong | Goodbye

export type Games = Record<string, GameSummary>
