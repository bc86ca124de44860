// Generated from the server's types by tools/protocol_types.py. Do not edit.

/**
 * The house deals the first hand.
 */
export interface Deal {
  act: "deal"
}

/**
 * Say that you have seen the score and are ready for the next hand.
 */
export interface NextHand {
  act: "next-hand"
  hand: number
}

/**
 * Lay your cards into rows that nobody else sees.
 */
export interface Arrange {
  act: "arrange"
  hand: number
  rows: number[][]
}

/**
 * Ask whether a word is in the lexicon.
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
 * Challenge a word of a lay-down; `word` is its place there, counted from 0.
 */
export interface Challenge {
  act: "challenge"
  hand: number
  lay_down: number
  word: number
}

/**
 * Let all words stand that can be challenged now. If several lay-downs were revealed together,
 * `lay_down` is the latest of them.
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
 * Vote that the challenged word stands (up) or falls.
 */
export interface Vote {
  act: "vote"
  hand: number
  lay_down: number
  word: number
  up: boolean
}

/**
 * The house seats another holder: a bot for a person who is away, or the person again.
 */
export interface Substitute {
  act: "substitute"
  seat: number
  person: Person
}

/**
 * The holder of a seat. `mind` is the mind of a bot, and None for a person.
 */
export interface Person {
  name: string
  mind?: string | null
}

/**
 * A person leaves their seat, and a bot plays on in their place.
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
 * A person says that they want to end the game here, or takes that back. If the host says it,
 * the game ends.
 */
export interface WantEnd {
  act: "want-end"
  want: boolean
}

/**
 * The house changes an option about people in the running game. `seat` is the host, who asked
 * for the change.
 */
export interface ChangeOption {
  act: "change-option"
  seat: number
  option: string
  value: boolean | number | string
}

/**
 * The house gives the person at a seat the name that they asked for.
 */
export interface Rename {
  act: "rename"
  seat: number
  name: string
}

/**
 * `doubted` says whose words can be challenged, `final_turns` what happens after a player
 * went out, `result` who has won. Each has a few words, or is empty. `verdicts` are the
 * rulings of this hand in words. `time_to_challenge` is for how many seconds words can be
 * challenged at this table; 0 means without a limit. `hindsight` is the number of the scored
 * hand that the viewer can look back on, or None.
 */
export interface View {
  headline: string
  countdown: string
  viewer: number | null
  people: Person[]
  host: number
  remarks: ([number, string])[]
  speakers: string[]
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
  verdicts: VerdictView[]
  time_to_challenge: number
  hindsight: number | null
  sheet: HandView[]
  winners: number[]
  result: string
  best_word: BestWordView | null
  mine: MineView | null
  choices: (CanNextHand | CanArrange | CanLookUp | CanDrawStock | CanDrawDiscard | CanDiscard | CanGoOut | CanLayDown | CanChallenge | CanPass | CanDefend | CanVote | CanLeave | CanPassHost | CanSay | CanWantEnd)[]
}

/**
 * Acts that a viewer cannot do now, with the one refusal that says why.
 */
export interface Barred {
  acts: string[]
  refusal: Refusal
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
  judging: "challenge" | "vote" | "checked"
  /** A rejected word voids the whole lay-down and its points go to the challenger, or only that word is struck and its points are lost. */
  rejected: "whole-lay-down" | "word-only"
  /** What a lay-down of a final turn costs its owner when it is void: the points of its cards and the same cards as leftovers, or the leftovers alone. */
  void_final_turn: "penalty-and-leftovers" | "leftovers"
  /** What a failed challenge costs: nothing, or the points of the word. */
  upheld: "nothing" | "challenger-pays"
  /** Everybody may challenge one word after the other until they pass, or one word of a lay-down. */
  challenges: "any" | "one-each"
  /** How long words can be challenged, in seconds; 0: until all have passed. */
  challenge_seconds: number
  /** Words can be looked up while it is not one's turn and nothing can be challenged. */
  look_up: boolean
  /** The words of final turns stay face down until the last one is over and are revealed together, or each turn lays them open. */
  final_words: "together" | "in-turn"
  /** In a final turn, every word that can be laid down must be. */
  must_lay_down: boolean
  /** Going out is allowed on one's first turn of a hand. */
  out_on_first_turn: boolean
  /** A hand can score less than nothing, before bonuses. */
  below_zero: boolean
  /** Which bonuses there are when two play. */
  two_player_bonus: "both" | "most-words" | "longest-word"
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
 * A player as this viewer sees them. `faces` is the hand, or None if the viewer does not see
 * it. `took` are the cards that the player drew from the discard pile in this hand, which
 * everybody saw.
 *
 * `final` says how far the player is with their final turn. `answered` says whether they have
 * passed, or have voted on the challenged word. `doing` says in a few words what matters most
 * about the player now.
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
 * A lay-down. `open` says that players can still challenge it. The cards of a `void`
 * lay-down are back in the hand. Only its owner sees the words of a `face_down` lay-down; the
 * others see the number of its cards. `points` are those of the words that stand and that the
 * viewer sees.
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
  points: number
}

/**
 * A word of a lay-down. `card_points` are the points of its cards, in the order of
 * `faces`.
 */
export interface WordView {
  faces: string[]
  word: string
  points: number
  standing: "rejected" | "standing" | "upheld"
  card_points: number[]
}

/**
 * The challenge that waits for a ruling.
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
 * The ruling on a challenge. `votes` are in the order of seats; they are empty if the lexicon
 * ruled.
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
 * A ruling in words, as the viewer reads it. `stamp` has one or two words, `doubted` says
 * who challenged whose word, `reason` why the word stands or falls, and `follows` what it
 * costs or earns, a sentence each.
 */
export interface VerdictView {
  word: string
  faces: string[]
  upheld: boolean
  stamp: string
  doubted: string
  reason: string
  follows: string[]
}

/**
 * A hand on the score sheet, with a score row for each seat.
 */
export interface HandView {
  hand: number
  size: number
  dealer: number
  scores: ScoreRowView[]
  rulings: RulingView[]
}

/**
 * The score row of one player for one hand. `parts` are the parts of the points, by name;
 * `bonuses` is the sum of the bonuses among them, and `ribbons` are the parts to be proud of:
 * the bonuses, and points gained by challenges.
 *
 * `place` is the player's place by totals after this hand; equal totals share a place.
 * `moved` says how the hand changed the place, or is empty.
 */
export interface ScoreRowView {
  words: ScoredWordView[]
  leftovers: string[]
  parts: Record<string, number>
  bonuses: number
  points: number
  total: number
  ribbons: Record<string, number>
  place: number
  moved: string
}

export interface ScoredWordView {
  word: string
  points: number
  standing: "rejected" | "standing" | "upheld"
  faces: string[]
}

/**
 * The word with the most points in the whole game; `sentence` says whose it is.
 */
export interface BestWordView {
  word: string
  faces: string[]
  points: number
  seat: number
  hand: number
  sentence: string
}

/**
 * Everything that only the viewer knows. `drawn` is the number of the card that they drew
 * this turn. `look_ups` are the words that they looked up, or None if the table has no
 * look-ups.
 */
export interface MineView {
  cards: CardView[]
  drawn: number | null
  arrangement: ArrangementView
  look_ups: LookUpView[] | null
  vote: boolean | null
}

/**
 * A card in the viewer's hand, with the number that acts use for it.
 */
export interface CardView {
  number: number
  face: string
  points: number
}

/**
 * The viewer's rows, the cards outside them, and the score that they would give.
 */
export interface ArrangementView {
  rows: RowView[]
  left: number[]
  tally: TallyView
  could_go_out: boolean
}

/**
 * A row of the viewer's arrangement. `listed` says whether the lexicon has the word; it is
 * None unless the table checks words before they are laid down.
 */
export interface RowView {
  cards: number[]
  word: string
  points: number
  listed: boolean | null
}

/**
 * The score of the viewer's hand, before bonuses, if the hand ended now with these rows as
 * words. `parts` are the parts of that score, by name.
 *
 * A row of a single card counts as left over. So does a row that is not in the lexicon, if the
 * table checks words. After a lay-down or a final turn the rows count no more: only the words that
 * were laid down count. On the viewer's own turn the discard costs nothing: `by_discard` has the
 * score for each card that they could discard, and `best_discard` is the card with the best
 * score.
 */
export interface TallyView {
  parts: Record<string, number>
  worth: number
  by_discard: Record<string, DiscardView>
  best_discard: number | null
}

/**
 * The score of the hand if this card is discarded, and the parts of that score.
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
 * `shortest` is the least number of cards in a row that can be laid down as a word. `words`
 * are the rows that are known to be words, at a table that checks them.
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
 * `owed` are the smallest words of the hand, at a table that demands every word that can be
 * laid down. As long as the cards left over make one of them, the player must lay down more.
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
 * `words` are the words that the player can challenge: their places, by the number of their
 * lay-down. `settled` are the places of the words that were challenged before or are void.
 * `own` are the player's own lay-downs that others can challenge.
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
 * `wants` are the values that the player may give now. `ends` says whether True ends the
 * game at once.
 */
export interface CanWantEnd {
  act: "want-end"
  wants: boolean[]
  ends: boolean
}

export type Act = Deal | NextHand | Arrange | LookUp | DrawStock | DrawDiscard | Discard | GoOut | LayDown | Challenge | Pass | CloseWindow | Defend | Vote | Substitute | Leave | PassHost | Say | WantEnd | ChangeOption | Rename
