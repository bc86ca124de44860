// Generated from the server's types by tools/protocol_types.py. Do not edit.

/**
 * The house deals, once.
 */
export interface Deal {
  act: "deal"
}

/**
 * Look through what the others put aside.
 */
export interface Search {
  act: "search"
}

/**
 * Take a card from the discards into one's share: from one's own, or from the others' when
 * looking through them.
 */
export interface TakeCard {
  act: "take-card"
  card: number
}

/**
 * Put cards aside, where others who are stuck can find them.
 */
export interface LayAside {
  act: "lay-aside"
  cards: number[]
}

/**
 * Spell the neighbour's secret word, in order. What is left of the share is put aside.
 */
export interface MakeWord {
  act: "make-word"
  cards: number[]
}

/**
 * Note down a clue in private.
 */
export interface Draft {
  act: "draft"
  round: number
  word: string
  sources: string[]
}

export interface DropDraft {
  act: "drop-draft"
  round: number
  draft: number
}

/**
 * Tell the others the five numbers of one of one's drafts, and back it.
 */
export interface Offer {
  act: "offer"
  round: number
  draft: number
}

export interface WithdrawOffer {
  act: "withdraw-offer"
  round: number
}

export interface Back {
  act: "back"
  round: number
  offer: number
}

export interface BackNothing {
  act: "back-nothing"
  round: number
}

/**
 * Say whether one would stop the game now, before another clue.
 */
export interface WantStop {
  act: "want-stop"
  round: number
  want: boolean
}

/**
 * Say whether one is sure: of the current letter, or at the end of one's word.
 */
export interface SayFeeling {
  act: "say-feeling"
  sure: boolean
}

export interface SayGoodClue {
  act: "say-good-clue"
  round: number
}

/**
 * Record, change or take back the guess for one of one's cards.
 */
export interface Guess {
  act: "guess"
  card: number
  letter: string | null
}

/**
 * Mark a letter of the alphabet beside one of one's cards.
 */
export interface Mark {
  act: "mark"
  card: number
  letter: string
  mark: "candidate" | "crossed" | null
}

/**
 * Write beside one of one's cards, or on the margin of the sheet.
 */
export interface Note {
  act: "note"
  card: number | null
  text: string
}

export interface Stay {
  act: "stay"
  round: number
}

export interface MoveOn {
  act: "move-on"
  round: number
}

export interface GuessAloud {
  act: "guess-aloud"
  round: number
  letter: string
}

/**
 * Lay out one's final word. Middle cards in it are claimed, others released.
 */
export interface Arrange {
  act: "arrange"
  cards: string[]
  wildcard?: string | null
}

export interface Ready {
  act: "ready"
}

export interface NotReady {
  act: "not-ready"
}

export interface Reveal {
  act: "reveal"
}

/**
 * Say whether one knows what the word is that one's cards spell.
 */
export interface Know {
  act: "know"
  word: string
  know: boolean
}

/**
 * Say whether a word that the word list lacks should count.
 */
export interface Accept {
  act: "accept"
  seat: number
  accept: boolean
}

/**
 * Ask for a card from the middle that somebody else has claimed.
 */
export interface AskForCard {
  act: "ask-for-card"
  source: string
}

/**
 * Take it back that one asked for a card.
 */
export interface StopAsking {
  act: "stop-asking"
  source: string
}

/**
 * Release a card that somebody asks for, and lay one's word out without it.
 */
export interface GiveUp {
  act: "give-up"
  source: string
}

/**
 * The house lets bots claim the wildcard, once people have had time to.
 */
export interface FreeWildcard {
  act: "free-wildcard"
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
 * `agreement` says what it takes to give a clue that is offered.
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
  phase: "clue" | "deciding" | "final" | "making" | "over" | "reveal" | "setup"
  round: number
  players: PlayerView[]
  stands: StandView[]
  bonus: BonusView[]
  wildcard_claimed_by: number | null
  wildcard_left_to_people: boolean
  tokens: TokensView
  deck: number
  discards: string
  offers: OfferView[]
  agreement: string
  clues: ClueView[]
  aloud: AloudView[]
  judging: number | null
  suggested: number | null
  reason: "agreed" | "no-tokens" | null
  reminder: string
  mine: MineView | null
  end: EndView | null
  choices: (CanSearch | CanTakeCard | CanLayAside | CanMakeWord | CanDraft | CanDropDraft | CanOffer | CanWithdrawOffer | CanBack | CanBackNothing | CanWantStop | CanSayFeeling | CanSayGoodClue | CanGuess | CanMark | CanNote | CanStay | CanMoveOn | CanGuessAloud | CanArrange | CanAskForCard | CanStopAsking | CanGiveUp | CanReady | CanNotReady | CanReveal | CanKnow | CanAccept | CanLeave | CanPassHost | CanSay | CanWantEnd)[]
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
 * The options of one table. Every default is the rulebook's.
 */
export interface Options {
  /** The list that judges words. Parlour is the wide one; Strict leaves out what hardly anybody takes for a word, such as PARIS and PRE. */
  lexicon: "parlour" | "strict"
  /** People can write to each other during the game. */
  chat: boolean
  /** People without a seat see the letters. A watcher can be a second phone. */
  watchers_see_letters: boolean
  /** How many letters each secret word has, 3 to 7. */
  length: number
  /** A length of their own for each seat, in order; empty: all the same. */
  lengths: number[]
  /** Secret words are picked by the table, or made by your left neighbour. */
  words: "neighbours" | "table"
  /** Who must back a clue, or stopping, before it happens. */
  agreement: "host" | "majority" | "unanimity"
  /** While any red token is left, nobody gives beyond their share of reds. */
  strict_share: boolean
  /** Extra letters are guessed aloud for all, or kept face down for oneself. */
  extra_letters: "guess-aloud" | "keep-face-down"
  /** A point for each letter beyond the row, or for each bonus letter used. */
  extra_points: "per-bonus-letter" | "per-extra-letter"
  /** A rare word counts if its owner knows it, and the others judge a word that the list lacks; or nobody but the others is asked; or the list alone decides. */
  acceptance: "known" | "lexicon-only" | "others"
  /** Who stays and who moves on is seen at once, or when all have decided. */
  decisions: "hidden" | "open"
  /** The table can agree to stop before the clues are used up. */
  stop_early: boolean
  /** The wildcard can make a final word longer, not only replace a card. */
  wildcard_lengthens: boolean
  /** A neighbour may make a word of 3 to 7 letters, whatever was asked for. */
  any_length: boolean
  /** Every sheet marks the letters that make a word with its clues. */
  helper: boolean
  /** The language of the letter cards. */
  deck: "english"
}

/**
 * A player as this viewer sees them. Letters the viewer may not see are None.
 *
 * `card` is the place on the owner's sheet of the card on the stand: row first, then extra
 * letters; `on_extra` says that it is one of those. `row` and `extras` hold what the viewer
 * has seen of them so far. `decision` is None where the table hides decisions, and until there
 * is one. `doing` is the one thing that matters most about the player now, in a word or two.
 */
export interface PlayerView {
  seat: number
  source: string
  letter: string | null
  card: number | null
  on_extra: boolean
  row: (string | null)[]
  extras: (string | null)[]
  kept: number[]
  clued: boolean
  reds: number
  greens: number
  sure: boolean | null
  good_clue: boolean
  backing: number | null
  wants_stop: boolean
  has_decision: boolean
  decided: boolean
  decision: "guessed" | "move" | "stay" | null
  maker: MakerView | null
  final: FinalView | null
  doing: string
  points: number | null
}

/**
 * How far somebody is with the neighbour's word.
 */
export interface MakerView {
  share: number
  aside: number
  made: boolean
  searching: boolean
}

/**
 * Somebody's final word as the table sees it. `letters` are the cards once revealed.
 *
 * `asks_for` are cards that somebody else claims, `gave_up` those that this player released
 * when asked. `asked_word` is the word that its owner is, or was, asked about.
 */
export interface FinalView {
  claims: string[]
  asks_for: string[]
  gave_up: string[]
  ready: boolean
  revealed: boolean
  cards: string[]
  letters: string
  asked_word: string | null
  word: string | null
  correct: boolean
  accepted_by: (boolean | null)[]
}

/**
 * A nonplayer stand. `stack` cards follow; the last of them frees the green below.
 */
export interface StandView {
  source: string
  letter: string | null
  stack: number
  token: boolean
}

export interface BonusView {
  source: string
  letter: string
  claimed_by: number | null
}

/**
 * The flower: what can still be taken, what waits, and each player's share of the reds.
 * `green_points` is what the free greens would add to each word that counts.
 */
export interface TokensView {
  reds: number
  reds_at_first: number
  greens: number
  locked: number
  under_stacks: number
  share: number
  green_points: number
}

export interface OfferView {
  number: number
  giver: number
  statement: Statement
  backers: number[]
}

/**
 * The five things that may be said about a clue, and nothing else.
 */
export interface Statement {
  letters: number
  players: number
  stands: number
  bonus: number
  wildcard: boolean
}

/**
 * A given clue as this viewer reads it: `?` is a letter hidden from them, `*` the
 * wildcard. `own_cards` names the viewer's own card behind each of their `?`. `word` is
 * known to the giver, and to all after the end. `fits` is what the helper says, if the table has
 * it: the letters that make a word in place of the viewer's own `?`.
 */
export interface ClueView {
  round: number
  giver: number
  token: "green" | "red"
  statement: Statement
  sources: string[]
  letters: string
  own_cards: (number | null)[]
  word: string | null
  fits: string | null
}

/**
 * A guess said aloud. `actual` is what the card was; it is turned up for all.
 */
export interface AloudView {
  round: number
  seat: number
  letter: string
  actual: string
  right: boolean
}

/**
 * What only the viewer knows: sheet, drafts, decision, final word, and their part in making
 * words (the word they made, the letters they saw then). `fits` is what the helper says, if the
 * table has it: for each card that has been in a clue, the letters that make a word of every clue
 * for it. A clue that no letter makes a word of, such as a name, is left aside.
 */
export interface MineView {
  sheet: SheetView[]
  fits: Record<string, string>
  margin: string
  drafts: DraftView[]
  decision: "guessed" | "move" | "stay" | null
  cards: string[]
  wildcard: string | null
  believed: string
  made: string
  made_listed: boolean
  seen: string
  making: MakingView | null
}

/**
 * What the owner wrote beside one card. `letter` is known once it was guessed aloud.
 */
export interface SheetView {
  card: number
  extra: boolean
  letter: string | null
  guess: string | null
  candidates: string
  crossed: string
  note: string
}

/**
 * One of one's own drafts. `listed` is the dictionary's private opinion.
 */
export interface DraftView {
  number: number
  word: string
  sources: string[]
  statement: Statement
  listed: boolean
  offered: boolean
}

/**
 * Making a word for the neighbour on the right: how long it is asked to be and may be, one's
 * share, and what others put aside.
 */
export interface MakingView {
  for_seat: number
  length: number
  shortest: number
  longest: number
  share: Record<string, string>
  aside: Record<string, string>
  discards: Record<string, string> | null
}

/**
 * Everything, after the end. `parts` are what each player's points are made of, every part in
 * words. `grade` counts the `steps` that the total reaches; `grades` are the names of all
 * grades, one more than there are steps. A game that was ended early has no total, no grade and no
 * steps. If words were still being made for neighbours then, `shares` are the letters that each
 * player had in hand, and a word that was not made is empty.
 */
export interface EndView {
  words: string[]
  sheets: SheetView[][]
  margins: string[]
  drafts: OldDraftView[]
  shares: string[]
  parts: (Record<string, number>)[]
  total: number | null
  grade: number | null
  grade_name: string
  steps: number[]
  grades: string[]
}

export interface OldDraftView {
  round: number
  seat: number
  sources: string[]
  word: string
}

export interface CanSearch {
  act: "search"
}

export interface CanTakeCard {
  act: "take-card"
  cards: Record<string, string>
}

export interface CanLayAside {
  act: "lay-aside"
  share: Record<string, string>
  keep: number
}

/**
 * `length` is what was asked for; `shortest` and `longest` are what is allowed.
 */
export interface CanMakeWord {
  act: "make-word"
  share: Record<string, string>
  length: number
  shortest: number
  longest: number
  for_seat: number
}

/**
 * `letters` maps every source the player may use to the letter they see there. `takes` has
 * the cards that a typed letter takes: the first time the first of them, then the next, and after
 * the last the first again. A letter that is not there takes the wildcard. `counts` has what the
 * statement about the clue counts.
 */
export interface CanDraft {
  act: "draft"
  round: number
  letters: Record<string, string>
  takes: Record<string, string[]>
  counts: CountedCards
  own: string
  alphabet: string
  longest: number
}

/**
 * The cards that each number of a statement counts. A card that a clue uses several times is
 * counted once.
 */
export interface CountedCards {
  players: string[]
  stands: string[]
  bonus: string[]
  wildcard: string[]
}

export interface CanDropDraft {
  act: "drop-draft"
  round: number
  drafts: number[]
}

export interface CanOffer {
  act: "offer"
  round: number
  drafts: number[]
}

export interface CanWithdrawOffer {
  act: "withdraw-offer"
  round: number
}

export interface CanBack {
  act: "back"
  round: number
  offers: number[]
}

export interface CanBackNothing {
  act: "back-nothing"
  round: number
}

export interface CanWantStop {
  act: "want-stop"
  round: number
  want: boolean
}

export interface CanSayFeeling {
  act: "say-feeling"
  sure: boolean[]
}

export interface CanSayGoodClue {
  act: "say-good-clue"
  round: number
}

/**
 * `moving` is the card its owner has decided to move on from: it keeps a guess.
 */
export interface CanGuess {
  act: "guess"
  cards: number
  letters: string
  moving: number | null
}

export interface CanMark {
  act: "mark"
  cards: number
  letters: string
}

export interface CanNote {
  act: "note"
  cards: number
  longest: number
}

export interface CanStay {
  act: "stay"
  round: number
}

export interface CanMoveOn {
  act: "move-on"
  round: number
}

export interface CanGuessAloud {
  act: "guess-aloud"
  round: number
  letters: string
}

/**
 * `own` are one's face-down cards, `row` of which must be used or replaced; `middle`
 * are the free cards in the middle and the ones already claimed by this player; `claimed`
 * those that somebody else has. Unless the wildcard `lengthens`, it takes the place of a card
 * of the row: one of them is left out.
 */
export interface CanArrange {
  act: "arrange"
  own: string[]
  row: number
  middle: string[]
  claimed: Record<string, number>
  alphabet: string
  lengthens: boolean
}

/**
 * `holders` are the middle cards that could be asked for, each with who has it.
 */
export interface CanAskForCard {
  act: "ask-for-card"
  holders: Record<string, number>
}

export interface CanStopAsking {
  act: "stop-asking"
  cards: string[]
}

/**
 * `askers` are the player's claimed cards that are asked for, each with who asks.
 */
export interface CanGiveUp {
  act: "give-up"
  askers: Record<string, number[]>
}

export interface CanReady {
  act: "ready"
}

export interface CanNotReady {
  act: "not-ready"
}

export interface CanReveal {
  act: "reveal"
}

export interface CanKnow {
  act: "know"
  word: string
}

export interface CanAccept {
  act: "accept"
  seat: number
  word: string
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

export type Act = Deal | Search | TakeCard | LayAside | MakeWord | Draft | DropDraft | Offer | WithdrawOffer | Back | BackNothing | WantStop | SayFeeling | SayGoodClue | Guess | Mark | Note | Stay | MoveOn | GuessAloud | Arrange | Ready | NotReady | Reveal | Know | Accept | AskForCard | StopAsking | GiveUp | FreeWildcard | Substitute | Leave | PassHost | Say | WantEnd | ChangeOption
