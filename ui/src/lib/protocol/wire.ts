// Generated from the server's types by tools/protocol_types.py. Do not edit.

/**
 * The first message on a socket: the key of a seat (none for a watcher), the last log number
 * that the client has seen, and the version of the protocol.
 */
export interface Hello {
  kind: "hello"
  key?: string | null
  since?: number
  protocol?: number
}

/**
 * Ask for something. Idempotent by id: a resent ask happens once and gets the same answer.
 */
export interface AskFor {
  kind: "ask"
  id: string
  ask: Choose | Adjust | TakeName | SayPleasantry | HaveSeen | LeadReplay | StopLeading | AddBot | RemoveSeat | Lock | PassHosting | Start | HandToBot | TakeBack | HostAgain | AnswerRequest | GetUp | PlayAct | TypeCommand
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
 * `watchers`: whether people without a seat may watch. `clock`: the seconds that people have
 * to act, 0 for no clock. `pace`: the seconds that a bot pauses before it acts. `banter`:
 * whether bots say a few words now and then. `call`: a link to a call, for the people at the
 * table; empty for none.
 */
export interface TableSettings {
  watchers?: boolean
  clock?: number
  pace?: number
  banter?: boolean
  call?: string
}

/**
 * The host changes the settings, or the options that are about people and not about cards.
 * Allowed while a game runs.
 */
export interface Adjust {
  ask: "adjust"
  options?: Record<string, unknown>
  settings?: SettingsChange
}

/**
 * A change of some settings; those that are None stay as they are.
 */
export interface SettingsChange {
  watchers?: boolean | null
  clock?: number | null
  pace?: number | null
  banter?: boolean | null
  call?: string | null
}

/**
 * A person takes another name. Allowed at any time, also while a game runs.
 */
export interface TakeName {
  ask: "rename"
  name: string
}

/**
 * A person says something from the list of pleasantries, by its id. Allowed at any time.
 */
export interface SayPleasantry {
  ask: "say"
  said: string
}

/**
 * A person's device has seen the cards of a deal of this table elsewhere, since it sat down
 * here. The result is marked. Allowed at any time.
 */
export interface HaveSeen {
  ask: "have-seen"
  deal: string
}

/**
 * A person leads the others through the replay of a finished game at this table: to a step, as
 * a seat of that game saw it, or with everything shown (null). Asked again for every step.
 */
export interface LeadReplay {
  ask: "lead-replay"
  game: number
  step: number
  viewer?: number | null
}

/**
 * The person who leads a replay stops.
 */
export interface StopLeading {
  ask: "stop-leading"
}

export interface AddBot {
  ask: "add-bot"
  mind: string
  name?: string | null
}

/**
 * The host removes a person or a bot. During a game a bot takes the seat for good. Either way
 * the person's key is void.
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
 * The host says yes or no to somebody who asked for a bot's seat. While the host is not
 * connected, anybody at the table may answer.
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
 * An act of the game, typed as a command in plain words; or a command of the table itself, such
 * as `help` or `play again`.
 */
export interface TypeCommand {
  ask: "type"
  command: string
}

/**
 * Asks whether the ask with this id was taken, after a connection broke before its answer came.
 * The server answers with *taken*, or with *refused* and the code `not-taken`. Nothing changes
 * either way.
 */
export interface Asked {
  kind: "asked"
  id: string
}

/**
 * Says whether updates should contain the view in words, too. The server sends an update at
 * once.
 */
export interface WantWords {
  kind: "words"
  wanted: boolean
}

/**
 * Asks whether the connection is alive. The server answers with a pong that has the same
 * word.
 */
export interface Ping {
  kind: "ping"
  word?: string
}

/**
 * Everything the viewer may know when the log ends at `seq`, and the log lines since the last
 * update. `words` is the whole view as text, for viewers who want it. `advice` is the coach's,
 * in a lesson.
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
 * Everything about a table that is not the game itself. It never contains cards.
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
  said: SaidView[]
  locked: boolean
  watchers: number
  game: string
  played: string | null
  rule_set: string
  options: Record<string, unknown>
  settings: TableSettings
  number: number
  lead: LeadView | null
  overdue: number[]
  time_left: number | null
  house_left: number | null
  occasion: "day" | "deals" | "lesson" | null
  alone: boolean
  day: string | null
  deal: string | null
  given: number
  given_seats: number | null
  evening: string | null
  points: number | null
  covered: string | null
}

/**
 * A seat: its holder, whether a bot plays it now, whether its person is connected.
 */
export interface SeatView {
  name: string
  person: boolean
  mind: string | null
  connected: boolean
  character: string
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
 * A pleasantry that somebody said lately. `picture` names the drawing of a reaction, else it
 * is empty.
 */
export interface SaidView {
  number: number
  seat: number
  text: string
  picture: string
}

/**
 * Somebody leads the others through a finished game. `seat` is theirs at the table, and
 * `viewer` the seat in that game whose view they show, or null for everything.
 */
export interface LeadView {
  seat: number
  game: number
  step: number
  viewer: number | null
}

/**
 * The advice that the pupil gets. `hint` gives the answer away; `act` is the kind of the
 * advised act, and `command` types it. Without an act the pupil waits.
 */
export interface Advice {
  part: number
  parts: number
  title: string
  text: string
  hint: string | null
  act: string | null
  command: string | null
  done: boolean
}

/**
 * The ask with this id was taken and is durable. Its last event has the log number `seq`.
 * `said` answers the typed command `help`, in lines; else it is left out.
 */
export interface TakenMessage {
  kind: "taken"
  id: string
  seq: number
  said: string
}

/**
 * The ask with this id was not taken, and nothing changed. If the client asked too fast,
 * `wait` is the number of seconds after which to ask again.
 */
export interface RefusedMessage {
  kind: "refused"
  id: string
  refusal: Refusal
  wait: number
}

/**
 * The reason why something was not done. The state does not change.
 *
 * `kind` is one of six: *malformed* (not understood), *illegal* (understood, but not allowed
 * now), *stale* (it refers to something that is gone), *not-yours* (only others may do it),
 * *too-many* (a limit is reached), *unavailable* (it could not be saved; ask again). `rule` is
 * the id of the rule that forbids it, if a rule does.
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
 * The server ends this connection. `again` says whether the client should reconnect by
 * itself.
 */
export interface Goodbye {
  kind: "goodbye"
  reason: string
  sentence: string
  again: boolean
}

/**
 * What the operator of the server tells everybody, for so many more seconds. It is sent at the
 * beginning if there is a notice, and whenever it changes. An empty `text` takes the notice
 * down. `number` tells one notice from another.
 */
export interface NoticeMessage {
  kind: "notice"
  number: number
  text: string
  seconds: number
}

/**
 * A table to make. Everything but the name has a default; the game is the first that there is.
 * A table with an `occasion` is set up for one person and starts its game at once; only the game
 * can be chosen for it. With `team`, friends play the deal of the day together, and the host
 * starts it. A table with a `deal` gets the deal of that name, which was played before; nothing
 * else can be chosen for it. `seen` are the names of deals that this device has seen the cards
 * of: of those that are given at the table, a second playing is marked in every comparison.
 */
export interface NewTable {
  /** At most 24 characters, without spaces around it or two in a row. */
  name: string
  game?: string | null
  rule_set?: string | null
  changes?: Record<string, unknown>
  settings?: TableSettings
  occasion?: "day" | "lesson" | null
  team?: boolean
  deal?: string | null
  seen?: string[]
}

/**
 * A seat to take. `seen` are the names of the deals of this table that this device has seen
 * the cards of.
 */
export interface NewSeat {
  /** At most 24 characters, without spaces around it or two in a row. */
  name: string
  seen?: string[]
}

/**
 * A one-time pass, and a new name for the seat; without a name, the seat's name stays.
 */
export interface Claim {
  pass_key: string
  name?: string | null
  seen?: string[]
}

/**
 * An evening to make: its title, what is played, for how many seats, how many deals, and its
 * end in seconds since the epoch. The game is the first that there is.
 */
export interface NewEvening {
  title: string
  ends: number
  game: string | null
  rule_set: string | null
  changes: Record<string, boolean | number | string>
  seats: number
  deals: number
}

/**
 * An evening, and the key of its organiser. The key is shown only here.
 */
export interface EveningMade {
  name: string
  key: string
}

/**
 * What anybody with the link may know about an evening. `deals` is their number, and
 * `deal_names` are for devices that know which deals they have seen; `ends` is in seconds
 * since the epoch. `organiser` is whether the request came with the organiser's
 * key.
 */
export interface EveningSummary {
  name: string
  title: string
  game: string
  game_title: string
  rule_set: string
  changes: Record<string, unknown>
  seats: number
  deals: number
  deal_names: string[]
  ends: number
  over: boolean
  teams: TeamSummary[]
  most_tables: number
  organiser: boolean
}

/**
 * A table that takes part in an evening. A `struck` one does not count in the standings.
 */
export interface TeamSummary {
  number: number
  team: string
  struck: boolean
}

/**
 * A table that takes part in an evening: the name of its host, and of the team.
 */
export interface NewTeam {
  /** At most 24 characters, without spaces around it or two in a row. */
  name: string
  team: string
  seen: string[]
}

/**
 * Another end of an evening, in seconds since the epoch. The past means now.
 */
export interface MoveEnd {
  ends: number
}

/**
 * The number of a table that shall not count in the standings of an evening.
 */
export interface StrikeTable {
  number: number
}

/**
 * The results of an evening that a viewer may see: those of the deals that their own table has
 * finished, or all when the evening is over.
 */
export interface Standings {
  evening: string
  title: string
  game: string
  over: boolean
  table: number
  deals: DealStanding[]
  total: TotalLine[]
}

/**
 * All results of a deal that count, the best first. `par` is what expert bots score on
 * average: one number for a team, else one for each seat; empty until it is computed.
 */
export interface DealStanding {
  number: number
  deal: string
  par: number[]
  lines: DealLine[]
}

/**
 * One result of a deal: of a table, or of a seat (counted from 0). `table` is the number of
 * the table at the evening; 0 for a table of bots, whose `level` is then not empty.
 */
export interface DealLine {
  table: number
  team: string
  seat: number | null
  names: string[]
  points: number
  matchpoints: number | null
  possible: number
  share: number | null
  level: string
  marks: ("again" | "bot" | "substitute")[]
}

/**
 * A contestant in all deals together: a table, a person at a table, or a level of bots.
 */
export interface TotalLine {
  rank: number
  table: number
  team: string
  name: string
  level: string
  deals: number
  matchpoints: number
  possible: number
  share: number | null
  marks: ("again" | "bot" | "substitute")[]
}

/**
 * A deal that a table can get: what is dealt, and for how many seats.
 */
export interface DealSummary {
  name: string
  game: string
  title: string
  rule_set: string
  changes: Record<string, unknown>
  seats: number
}

/**
 * A table's own result beside all others of its deal. Everything is given once for a team, else
 * for each seat. `better` is the share of the rivals that did worse, with ties as halves: of all
 * other tables, and of one table of bots of each level. It is null if there is no rival, or for
 * somebody who had seen the deal before. `again` is whether anybody at the table had. `bots`
 * is what each level scores on average, `par` what experts do; they are empty until they are
 * computed.
 */
export interface Comparison {
  deal: string
  points: number[]
  par: number[]
  bots: Record<string, number[]>
  tables: number
  rivals: number[]
  better: (number | null)[]
  again: boolean
  seats: number[]
  bots_done: boolean
}

export interface NewPass {
  seat: number
}

/**
 * A request for the seat of a bot.
 */
export interface NewRequest {
  /** At most 24 characters, without spaces around it or two in a row. */
  name: string
  seat: number | null
}

export interface PassMade {
  pass_key: string
}

/**
 * A sentence on what would have been best for the player; empty if there is nothing to say.
 */
export interface Hindsight {
  sentence: string
}

/**
 * The review of a finished game. `done` says how much of it is computed, from 0 to 1; ask
 * again until the review is there.
 */
export interface Reviewed {
  done: number
  review: Review | null
}

/**
 * The whole review of one game.
 */
export interface Review {
  game: string
  lexicon: string
  level: string
  decisions: Decision[]
  players: PlayerReview[]
  index: number
  chart: Chart
  points: string[]
  luck: string[]
  best_moments: string[]
  summary: string
  settings: string
  sections: ReviewSection[]
  scale: string[]
}

/**
 * One decision of one player, and what would have been better.
 */
export interface Decision {
  at: number
  part: number
  seat: number
  kind: string
  done: Option
  best: Option[]
  passed: Option[]
  points_lost: number
  chance_lost: number | null
  size: "" | "large" | "medium" | "small"
  sentences: string[]
}

/**
 * Something that could be done at a decision, and what it is worth.
 */
export interface Option {
  text: string
  worth: number
  chance: number | null
  right: number | null
  facts: string[]
  command: string
  learned: Learned[]
}

/**
 * What one player learns about the card on their stand.
 */
export interface Learned {
  seat: number
  letter: string
  pattern: string
  before: string
  after: string
  known: number
  chance: number
}

export interface PlayerReview {
  seat: number
  name: string
  index: number
  mistakes: Record<string, number>
  points_lost: number
  luck: number
  sentences: string[]
}

export interface Chart {
  title: string
  unit: string
  parts: string[]
  curves: Curve[]
  sentences: string[]
}

/**
 * One line of a chart: a value for each part of the game.
 */
export interface Curve {
  seat: number
  values: number[]
}

/**
 * Sentences about something that only this game has, under a heading.
 */
export interface ReviewSection {
  title: string
  sentences: string[]
  answers: boolean
}

/**
 * The acts of the game that somebody tries at a decision: after `at` events, on a seat. The
 * last one decides, or prepares like those before it; a string is a typed command. The answer is
 * what came of them.
 */
export interface Try {
  at: number
  seat: number
  acts: unknown[]
}

/**
 * What came of the acts that somebody tried: an option of the review if the last one decided,
 * else the table after them; or why the last one was not possible.
 */
export interface Tried {
  option: Option | null
  update: Update | null
  refusal: Refusal | null
}

/**
 * A record to look at, as its text. The answer is a step of it as an update, for a seat or with
 * everything shown (null); without a step, the outline of the replay.
 */
export interface RecordToReplay {
  record: string
  seat: number | null
  step: number | null
}

/**
 * A record to review, as its text. The answer is as far as the review is.
 */
export interface RecordToReview {
  record: string
}

/**
 * A replay as one viewer could follow it: a seat, or everything (null). `lines` has a log
 * line for each step from 1 on, or null where this viewer was told nothing. The steps are those
 * from `first` to `last`.
 */
export interface ReplayOutline {
  game: string
  title: string
  names: string[]
  seat: number | null
  over: boolean
  first: number
  last: number
  chapters: ChapterStart[]
  lines: (string | null)[]
  deal: string | null
}

/**
 * A chapter of a replay, and the step with which it begins.
 */
export interface ChapterStart {
  title: string
  note: string
  first: number
}

/**
 * The finished games of a table in their order, what was best in all of them, and what can be
 * shared.
 */
export interface TableMemory {
  games: GameMemory[]
  best: string[]
  shared: Shared
}

/**
 * One finished game of a table.
 */
export interface GameMemory {
  number: number
  game: string
  title: string
  result: string
  short: string
  team: number | null
  reached: number | null
  players: PlayerMemory[]
  praised: Praised[]
}

export interface PlayerMemory {
  name: string
  points: number | null
  won: boolean
  clues: number | null
}

/**
 * A clue or a word of one game that is worth remembering.
 */
export interface Praised {
  kind: string
  worth: number
  by: string
  sentence: string
  shared: string
}

/**
 * What can be sent to friends: a text to be read aloud, and a picture that shows the same. Both
 * have names and numbers, and nothing of the cards or words of a game.
 */
export interface Shared {
  title: string
  text: string
  picture: PictureRow[]
}

/**
 * A row of the picture that is shared. `part`, from 0 to 1, is the length of the bar below
 * it; null for no bar.
 */
export interface PictureRow {
  label: string
  value: string
  part: number | null
}

/**
 * What anybody with the code may know before sitting down. At a table with a deal of today, or
 * of an evening that lasts, that is what it was made for, and whether it is locked: `stage` is
 * null, and nobody is named.
 */
export interface TableSummary {
  code: string
  game: string
  title: string
  stage: string | null
  names: string[]
  bots: number[]
  played_by_bots: number[]
  most_seats: number
  locked: boolean
  watchers_allowed: boolean
  changes: Record<string, unknown>
  deals: string[]
  evening: string | null
}

/**
 * A seat, and the key that proves whose it is. The key is shown only here.
 */
export interface Seated {
  code: string
  seat: number
  key: string
}

/**
 * The code that somebody may have meant, by the list of code words alone. There may be no table
 * with it.
 */
export interface NearCode {
  code: string | null
}

/**
 * What a page without a table has to know of the server: the operator's notice, if there is
 * one, and which pages of the operator there are: `privacy`, `imprint`.
 */
export interface AboutServer {
  notice: NoticeMessage | null
  pages: string[]
}

/**
 * The deals of a day, by game, with their results when the day is over; until then null.
 */
export interface Day {
  day: string
  deals: Record<string, Standing | null>
}

/**
 * The results of a day's deal: how many tables finished it, the best score, the score that half
 * of them reached, and what bots score on average: experts (`par`), and each level. `deal` is
 * its name, by which it can be played now. What is not known is null or missing.
 */
export interface Standing {
  finished: number
  best: number | null
  median: number | null
  par: number | null
  bots: Record<string, number>
  deal: string | null
}

/**
 * A game that can be played here. `seats` is the fewest and the most seats, `rule_sets` the
 * options of each rule set, `options` their JSON Schema, `minds` the bots that play it. The
 * first rule set and the first bot are the defaults. `about_people` are the options that the
 * host can change while a game runs, `rule_prefix` is what the ids of its rules begin with,
 * empty if its rules are not written down. `line`, `players` and `minutes` say what the game
 * is, `rule_set_lines` what its rule sets are; they may be empty. `lesson` and `day` are
 * whether it has a lesson, and a deal of the day. `alone` are the options to change at a table
 * for one person with bots. `pleasantries` are what people can say with one tap.
 */
export interface GameSummary {
  title: string
  seats: [number, number]
  rule_sets: Record<string, Record<string, unknown>>
  options: Record<string, unknown>
  minds: string[]
  about_people: string[]
  rule_prefix: string
  line: string
  players: string
  minutes: string
  rule_set_lines: Record<string, string>
  lesson: boolean
  day: boolean
  alone: Record<string, unknown>
  pleasantries: Pleasantry[]
}

/**
 * A remark (`text`), or a reaction: then `text` tells what the person does, after their
 * name, and `picture` names the drawing that is shown for it.
 */
export interface Pleasantry {
  id: string
  text: string
  picture: string
}

/**
 * The rules of a game as people read them. `in_short` are a few paragraphs. There are no
 * `sections` if the rules are not written down.
 */
export interface GameRules {
  title: string
  in_short: string[]
  sections: Section[]
}

/**
 * A part of the rules.
 */
export interface Section {
  title: string
  rules: Rule[]
}

/**
 * One rule. `text` are its paragraphs, `see` the ids of rules to read beside it, and
 * `options` the options of a table that change it.
 */
export interface Rule {
  id: string
  title: string
  text: string[]
  see: string[]
  options: string[]
}

/**
 * The version of the server and of the protocol that it speaks. A page that has another version
 * than its server was loaded before an upgrade.
 */
export interface ServerVersion {
  version: string
  protocol: number
}

export type FromClient = Hello | AskFor | Asked | WantWords | Ping

export type FromServer = Update | TakenMessage | RefusedMessage | Pong | Goodbye | NoticeMessage

export type Games = Record<string, GameSummary>
