// Generated from the server's types by tools/protocol_types.py. Do not edit.

/**
 * The house deals, once.
 */
export interface Deal {
  act: "deal"
}

/**
 * Look through the cards that the others put aside.
 */
export interface Search {
  act: "search"
}

/**
 * Take a card that was put aside into your share: one of your own, or one of the others' while
 * you look through them.
 */
export interface TakeCard {
  act: "take-card"
  card: number
}

/**
 * Put cards aside, where other players who need letters can find them.
 */
export interface LayAside {
  act: "lay-aside"
  cards: number[]
}

/**
 * Spell the neighbour's secret word with these cards, in order. The rest of the share is put
 * aside.
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
 * Tell the others the five numbers of one of your drafts, and back it.
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
 * Say whether you are sure of your letter, or at the end of your word.
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
 * Say whether you want to stop now, before another clue.
 */
export interface WantStop {
  act: "want-stop"
  round: number
  want: boolean
}

/**
 * The house ends the clues, once nobody has taken back that they want to stop.
 */
export interface EndClues {
  act: "end-clues"
}

/**
 * Record, change or take back the guess for one of your cards.
 */
export interface Guess {
  act: "guess"
  card: number
  letter: string | null
}

/**
 * Mark a letter of the alphabet beside one of your cards.
 */
export interface Mark {
  act: "mark"
  card: number
  letter: string
  mark: "candidate" | "crossed" | null
}

/**
 * Write beside one of your cards, or on the margin of your guess sheet.
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
 * Lay out your final word. This claims the middle cards in it and releases all others.
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
 * Say whether you know the word that your cards spell.
 */
export interface Know {
  act: "know"
  word: string
  know: boolean
}

/**
 * Say whether a word that is not in the word list should count.
 */
export interface Accept {
  act: "accept"
  seat: number
  accept: boolean
}

/**
 * Ask for a middle card that another player has claimed.
 */
export interface AskForCard {
  act: "ask-for-card"
  source: string
}

/**
 * Take back that you asked for a card.
 */
export interface StopAsking {
  act: "stop-asking"
  source: string
}

/**
 * Release a card that another player asks for, and lay out your word without it.
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
 * `agreement` says how the table agrees on a clue. `stop` is None if the clues cannot be
 * stopped now.
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
  stop: StopView | null
  tips: TipView[]
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
  words: "table" | "neighbours"
  /** Who must back a clue, or stopping, before it happens. */
  agreement: "unanimity" | "majority" | "host"
  /** While any red token is left, nobody gives beyond their share of reds. */
  strict_share: boolean
  /** Extra letters are guessed aloud for all, or kept face down for oneself. */
  extra_letters: "guess-aloud" | "keep-face-down"
  /** A point for each letter beyond the row, or for each bonus letter used. */
  extra_points: "per-extra-letter" | "per-bonus-letter"
  /** A rare word counts if its owner knows it, and the others judge a word that the list lacks; or nobody but the others is asked; or the list alone decides. */
  acceptance: "known" | "others" | "lexicon-only"
  /** Who stays and who moves on is seen at once, or when all have decided. */
  decisions: "open" | "hidden"
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
 * `card` is the place, on the player's guess sheet, of the card on the stand: first the row,
 * then extra letters. `on_extra` says that it is an extra letter. `row` and `extras` have
 * the letters that the viewer has seen so far. `decision` is None if there is none yet or the
 * table hides decisions. `doing` says in a few words what matters most about the player now.
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
 * How far a player is with the neighbour's word.
 */
export interface MakerView {
  share: number
  aside: number
  made: boolean
  searching: boolean
}

/**
 * A player's final word as the table sees it. `letters` are the revealed cards.
 *
 * `asks_for` are the cards for which the player asks others, `gave_up` the cards that the
 * player released when asked. `asked_word` is the word about which the player is, or was,
 * asked.
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
 * A nonplayer stand. `stack` is the number of cards that follow; the last of them frees the
 * green token under the stack.
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
 * The tokens that players can take, those that are locked or under stacks, and each player's
 * share of the reds. `green_points` is what the free greens add to each word that counts.
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
 * The five numbers that a player may say about a clue, and nothing else.
 */
export interface Statement {
  letters: number
  players: number
  stands: number
  bonus: number
  wildcard: boolean
}

/**
 * Who wants to stop the clues. `agreed` says that these are enough: the house ends the clues
 * soon, and until then votes can be taken back. `ends` says that the viewer's vote would be
 * enough. `words` say all this to the viewer.
 */
export interface StopView {
  wanted_by: number[]
  agreed: boolean
  ends: boolean
  words: string
}

/**
 * A sentence on something unusual that happens now, for the place on the table where it
 * happens: the viewer's stand, the tokens, the newest clue, or the wildcard.
 */
export interface TipView {
  at: "clue" | "stand" | "tokens" | "wildcard"
  text: string
}

/**
 * A given clue as this viewer reads it: `?` is a letter hidden from them, `*` the wildcard.
 * `own_cards` names the viewer's own card behind each of their `?`. `word` is None for all
 * but the giver until the end. `fits` are the letters that make a word in place of the viewer's
 * own `?`, if the table plays with the letter helper.
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
 * A guess that a player said aloud. `actual` is the letter of the card, which everybody then
 * sees.
 */
export interface AloudView {
  round: number
  seat: number
  letter: string
  actual: string
  right: boolean
}

/**
 * Everything that only the viewer knows: guess sheet, drafts, decision, final word, the word
 * that they made for the neighbour and the letters that they saw then. `fits` has, for each card
 * that has been in a clue, the letters that make a word of every clue with it, if the table plays
 * with the letter helper. A clue that no letter makes a word of, such as a name, is ignored.
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
 * The guess, marks and note beside one card. `letter` is None until it is guessed aloud.
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
 * A draft of the viewer. `listed` says whether the lexicon has the word.
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
 * The viewer's work on a word for the neighbour on the right: the length that it should have
 * and may have, the viewer's share, and the cards put aside.
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
 * Everything that the end shows. `parts` are the parts of each player's points, by name.
 * `notes` say, for each player, which cards of the row were replaced and which word was meant,
 * if it is not the word that was turned up.
 * `grade` is the number of `steps` that the total reaches; `grades` are the names of all
 * grades, one more than there are steps. A game that was ended early has no total, no grade and no
 * steps. If neighbours were still making words then, `shares` are the letters that each player
 * had in hand, and a word that was not made is empty.
 */
export interface EndView {
  words: string[]
  sheets: SheetView[][]
  margins: string[]
  drafts: OldDraftView[]
  shares: string[]
  notes: string[]
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
 * `length` is the length that the neighbour's word should have; `shortest` and `longest`
 * are the lengths that it may have.
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
 * `letters` maps every source that the player may use to the letter that they see there.
 * `takes` maps a typed letter to the cards that take turns for it: its first use takes the first
 * card, the next use the next card, and after the last card the first one again. A letter that is
 * not in `takes` takes the wildcard. `counts` are the cards that the statement counts.
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
 * The cards that each number of a statement counts. A card counts once, even if the clue uses
 * it several times.
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
 * `moving` is the card from which the player has decided to move on. It must keep a guess.
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
 * `own` are the player's face-down cards. `row` is the number of cards in the row: each
 * must be used or replaced. `middle` are the middle cards that are free or that the player has
 * claimed, `claimed` those that others have claimed. Unless the wildcard `lengthens` a word,
 * it replaces a card of the row, so one of them must be left out.
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
 * `holders` maps each middle card that the player could ask for to the seat that holds it.
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
 * `askers` maps each card that others ask the player for to the seats that ask.
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
 * `wants` are the values that the player may give now. `ends` says whether True ends the
 * game at once.
 */
export interface CanWantEnd {
  act: "want-end"
  wants: boolean[]
  ends: boolean
}

export type Act = Deal | Search | TakeCard | LayAside | MakeWord | Draft | DropDraft | Offer | WithdrawOffer | Back | BackNothing | SayFeeling | SayGoodClue | WantStop | EndClues | Guess | Mark | Note | Stay | MoveOn | GuessAloud | Arrange | Ready | NotReady | Reveal | Know | Accept | AskForCard | StopAsking | GiveUp | FreeWildcard | Substitute | Leave | PassHost | Say | WantEnd | ChangeOption | Rename
