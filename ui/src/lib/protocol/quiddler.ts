// Generated from the server's types by tools/protocol_types.py. Do not edit.

/**
 * The house deals the first hand.
 */
export interface Deal {
  act: "deal"
}

/**
 * Say that one has seen the score and is ready for the next hand.
 */
export interface NextHand {
  act: "next-hand"
  hand: number
}

/**
 * Lay one's cards into rows, seen by nobody else.
 */
export interface Arrange {
  act: "arrange"
  hand: number
  rows: number[][]
}

/**
 * Ask the lexicon for a word.
 */
export interface LookUp {
  act: "look-up"
  word: string
}

export interface DrawStock {
  act: "draw-stock"
  hand: number
  turn: number
}

export interface DrawDiscard {
  act: "draw-discard"
  hand: number
  turn: number
}

/**
 * End the turn with a discard and nothing else.
 */
export interface Discard {
  act: "discard"
  hand: number
  turn: number
  card: number
}

/**
 * Lay down every card but one in words, and discard that one.
 */
export interface GoOut {
  act: "go-out"
  hand: number
  turn: number
  words: number[][]
  discard: number
}

/**
 * In a final turn: lay down words, and discard one card.
 */
export interface LayDown {
  act: "lay-down"
  hand: number
  turn: number
  words: number[][]
  discard: number
}

/**
 * Doubt a word of a lay-down on the table; words are counted from 0.
 */
export interface Challenge {
  act: "challenge"
  hand: number
  lay_down: number
  word: number
}

/**
 * Let all words stand that can be challenged now. Where several lay-downs were revealed
 * together, the latest one stands for them.
 */
export interface Pass {
  act: "pass"
  hand: number
  lay_down: number
}

/**
 * The house ends the time for challenges.
 */
export interface CloseWindow {
  act: "close-window"
  hand: number
  lay_down: number
}

/**
 * Use the challenged word in a sentence.
 */
export interface Defend {
  act: "defend"
  hand: number
  lay_down: number
  word: number
  sentence: string
}

/**
 * Thumb up (the word stands) or down.
 */
export interface Vote {
  act: "vote"
  hand: number
  lay_down: number
  word: number
  up: boolean
}

/**
 * The house seats somebody else: a bot for a person who is away, or the person again.
 */
export interface Substitute {
  act: "substitute"
  seat: number
  person: Person
}

/**
 * Who holds a seat. `mind` names the bot that plays it; a human being has none.
 */
export interface Person {
  name: string
  mind?: string | null
}

/**
 * A person gets up; a bot plays on in their place.
 */
export interface Leave {
  act: "leave"
}

export interface PassHost {
  act: "pass-host"
  seat: number
}

export interface Say {
  act: "say"
  text: string
}

/**
 * A person wants to end the game here, or takes that back. A host who wants it ends it.
 */
export interface WantEnd {
  act: "want-end"
  want: boolean
}

/**
 * The house changes an option about people in the running game, because the host at a seat
 * asked for it.
 */
export interface ChangeOption {
  act: "change-option"
  seat: number
  option: string
  value: boolean | number | string
}

/**
 * `doubted` says whose words can be challenged, `final_turns` how it goes on after somebody
 * went out, `result` who has won: a few words each, and empty when there is nothing to say.
 */
export interface View {
  headline: string
  countdown: string
  viewer: number | null
  people: Person[]
  host: number
  remarks: ([number, string])[]
  waiting_for: number[]
  wants_end: number[]
  ended_early: boolean
  barred: Barred[]
  options: Options
  phase: "challenge" | "defence" | "draw" | "over" | "play" | "scored" | "scoring" | "setup" | "vote"
  hand: number
  sizes: number[]
  dealer: number | null
  turn: number
  at: number | null
  out: number | null
  stock: number
  discards: number
  top: FaceView | null
  players: PlayerView[]
  lay_downs: LayDownView[]
  doubted: string
  final_turns: string
  challenge: ChallengeView | null
  rulings: RulingView[]
  sheet: HandView[]
  winners: number[]
  result: string
  mine: MineView | null
  choices: (CanNextHand | CanArrange | CanLookUp | CanDrawStock | CanDrawDiscard | CanDiscard | CanGoOut | CanLayDown | CanChallenge | CanPass | CanDefend | CanVote | CanLeave | CanPassHost | CanSay | CanWantEnd)[]
}

/**
 * Acts that cannot be done now, all for the same reason.
 */
export interface Barred {
  acts: string[]
  refusal: Refusal
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

/**
 * The options of one table. Every default is the manual's.
 */
export interface Options {
  /** The list that judges words. Parlour is the wide one; Strict leaves out what hardly anybody takes for a word, such as PARIS and PRE. */
  lexicon: "parlour" | "strict"
  /** People can write to each other during the game. */
  chat: boolean
  /** People without a seat see the letters. A watcher can be a second phone. */
  watchers_see_letters: boolean
  /** How many sizes of hand are played, from 3 cards up: 1 to 8. */
  hands: number
  /** Hands grow card by card, or grow and then shrink again. */
  course: "up" | "up-and-down"
  /** The table of card points: manual has E 12 and Q 2, published E 2 and Q 15. */
  points: "manual" | "published"
  /** Words are challenged and settled by the word list, challenged and settled by defence and vote, or checked by the word list before they are laid down. */
  judging: "challenge" | "checked" | "vote"
  /** A rejected word voids the whole lay-down and its points go to the challenger, or only that word is struck and its points are lost. */
  rejected: "whole-lay-down" | "word-only"
  /** What a lay-down of a final turn costs its owner when it is void: the points of its cards and the same cards as leftovers, or the leftovers alone. */
  void_final_turn: "leftovers" | "penalty-and-leftovers"
  /** What a failed challenge costs: nothing, or the points of the word. */
  upheld: "challenger-pays" | "nothing"
  /** Everybody may challenge one word after the other until they pass, or one word of a lay-down. */
  challenges: "any" | "one-each"
  /** How long words can be challenged, in seconds; 0: until all have passed. */
  challenge_seconds: number
  /** Words can be looked up while it is not one's turn and nothing can be challenged. */
  look_up: boolean
  /** The words of final turns stay face down until the last one is over and are revealed together, or each turn lays them open. */
  final_words: "in-turn" | "together"
  /** In a final turn, every word that can be laid down must be. */
  must_lay_down: boolean
  /** Going out is allowed on one's first turn of a hand. */
  out_on_first_turn: boolean
  /** A hand can score less than nothing, before bonuses. */
  below_zero: boolean
  /** Which bonuses there are when two play. */
  two_player_bonus: "both" | "longest-word" | "most-words"
  /** The language of the cards. */
  deck: "english"
}

/**
 * A card that everybody sees.
 */
export interface FaceView {
  face: string
  points: number
}

/**
 * A player as the table sees them. `faces` is the hand where it is shown; `took` are the
 * cards of this hand that they drew from the discard pile, before everybody's eyes.
 *
 * `final` says how far the player is with the turn after somebody went out, `answered`
 * whether they have had their say about the words on the table, or have voted. `doing` is the
 * one thing that matters most about the player now, in a word or two.
 */
export interface PlayerView {
  seat: number
  cards: number
  faces: string[] | null
  took: string[]
  turns: number
  out: boolean
  final: "done" | "now" | "to-come" | null
  answered: boolean
  doing: string
  ready: boolean
  total: number
}

/**
 * `open` means that it can still be challenged; the cards of a void one went back. The words
 * of one that lies `face_down` are seen by its owner; the others see how many cards it has.
 */
export interface LayDownView {
  number: number
  seat: number
  out: boolean
  cards: number
  face_down: boolean
  words: WordView[]
  void: boolean
  open: boolean
}

export interface WordView {
  faces: string[]
  word: string
  points: number
  standing: "rejected" | "standing" | "upheld"
}

/**
 * The challenge being settled.
 */
export interface ChallengeView {
  lay_down: number
  word: number
  spelled: string
  points: number
  owner: number
  challenger: number
  defence: string | null
  voted: number[]
}

/**
 * A settled challenge. Votes are by seat, empty when the lexicon decided.
 */
export interface RulingView {
  lay_down: number
  word: string
  owner: number
  challenger: number
  upheld: boolean
  by: "lexicon" | "vote"
  owner_points: number
  challenger_points: number
  defence: string | null
  votes: boolean[]
}

/**
 * A hand on the score sheet, with a line for each seat.
 */
export interface HandView {
  hand: number
  size: number
  dealer: number
  lines: LineView[]
  rulings: RulingView[]
}

/**
 * One player's line for one hand. `parts` are what the points are made of, each in words;
 * `bonuses` is what the bonuses among them are worth together.
 */
export interface LineView {
  words: ScoredWordView[]
  leftovers: string[]
  parts: Record<string, number>
  bonuses: number
  points: number
  total: number
}

export interface ScoredWordView {
  word: string
  points: number
  standing: "rejected" | "standing" | "upheld"
}

/**
 * What only the viewer knows. `drawn` is the number of the card drawn this turn, `look_ups`
 * the words that were looked up, or None where nobody looks words up.
 */
export interface MineView {
  cards: CardView[]
  drawn: number | null
  arrangement: ArrangementView
  look_ups: LookUpView[] | null
  vote: boolean | null
}

/**
 * A card in one's own hand, under the number that acts use for it.
 */
export interface CardView {
  number: number
  face: string
  points: number
}

/**
 * One's rows, the cards outside them, and what that would score.
 */
export interface ArrangementView {
  rows: RowView[]
  left: number[]
  tally: TallyView
  could_go_out: boolean
}

/**
 * A row of one's arrangement. `listed` is the lexicon's opinion, only where words are
 * checked before they are laid down.
 */
export interface RowView {
  cards: number[]
  word: string
  points: number
  listed: boolean | null
}

/**
 * What one's hand would score, before bonuses, if it ended with these rows as words, and the
 * parts of that in words.
 *
 * Rows of a single card are left over, and so are rows that are not in the lexicon where words
 * are checked. After a lay-down or a final turn the rows no longer count: only the words that were
 * laid down do. On one's own turn a card is discarded as well, which costs nothing: `by_discard`
 * has the figures for each card that can go, and `best_discard` is the one that leaves the
 * least.
 */
export interface TallyView {
  parts: Record<string, number>
  worth: number
  by_discard: Record<string, DiscardView>
  best_discard: number | null
}

/**
 * What the hand scores, and of which parts that is made, if this card is discarded.
 */
export interface DiscardView {
  parts: Record<string, number>
  worth: number
}

export interface LookUpView {
  word: string
  found: boolean
}

export interface CanNextHand {
  act: "next-hand"
  hand: number
}

/**
 * `shortest` is the fewest cards of a row that can be laid down as a word. `words` are the
 * rows that are known to be words, at tables that check them.
 */
export interface CanArrange {
  act: "arrange"
  hand: number
  cards: Record<string, string>
  shortest: number
  words: number[][]
}

export interface CanLookUp {
  act: "look-up"
  longest: number
}

export interface CanDrawStock {
  act: "draw-stock"
  hand: number
  turn: number
}

export interface CanDrawDiscard {
  act: "draw-discard"
  hand: number
  turn: number
  face: string
}

export interface CanDiscard {
  act: "discard"
  hand: number
  turn: number
  cards: Record<string, string>
}

export interface CanGoOut {
  act: "go-out"
  hand: number
  turn: number
  cards: Record<string, string>
  checked: string[][] | null
}

/**
 * `owed` are the smallest words that can be made from the hand, at a table where all that
 * can be laid down must be: as long as one of them fits, more must be laid down.
 */
export interface CanLayDown {
  act: "lay-down"
  hand: number
  turn: number
  cards: Record<string, string>
  checked: string[][] | null
  owed: string[][]
}

/**
 * `words` are those that can be challenged, by the number of their lay-down and their place
 * in it; `settled` the places of those that were challenged before or are void with another;
 * `own` the lay-downs of the viewer that can be challenged by others.
 */
export interface CanChallenge {
  act: "challenge"
  hand: number
  words: Record<string, Record<string, string>>
  settled: Record<string, number[]>
  own: number[]
}

export interface CanPass {
  act: "pass"
  hand: number
  lay_down: number
}

export interface CanDefend {
  act: "defend"
  hand: number
  lay_down: number
  word: number
  spelled: string
  longest: number
}

export interface CanVote {
  act: "vote"
  hand: number
  lay_down: number
  word: number
  spelled: string
}

export interface CanLeave {
  act: "leave"
}

export interface CanPassHost {
  act: "pass-host"
  seats: number[]
}

export interface CanSay {
  act: "say"
  longest: number
}

/**
 * `wants` is what can be said now; `ends` whether wanting it ends the game at once.
 */
export interface CanWantEnd {
  act: "want-end"
  wants: boolean[]
  ends: boolean
}

export type Act = Deal | NextHand | Arrange | LookUp | DrawStock | DrawDiscard | Discard | GoOut | LayDown | Challenge | Pass | CloseWindow | Defend | Vote | Substitute | Leave | PassHost | Say | WantEnd | ChangeOption
