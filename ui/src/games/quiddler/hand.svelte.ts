// The viewer's cards on this device: their order in the hand, the rows that they lie in, and where
// the next tapped card goes. The table keeps the rows (the `arrange` act), so that they survive a
// reload; until it answers, the newest requested rows are shown. The order of the other cards is
// kept on this device only.

import type { CardView, View } from '../../lib/protocol/quiddler'
import { PAUSE } from '../../lib/speech.svelte'
import { begins, looksSame, ways } from '../../lib/spelling'
import { store, stored } from '../../lib/storage'
import { choiceOf, type TableStore } from '../../lib/table.svelte'

/** Where cards can lie: a row by its number (one past the last is a new row), the discard, the hand. */
export type Place = number | 'discard' | 'hand'

/** The order of the latest hand at each table, the newest table last: card numbers, no faces. */
type Held = [code: string, deal: string, order: number[]][]

const HELD = 'held'
const TABLES_KEPT = 8

export class Hand {
  readonly #table: TableStore
  readonly #view: () => View
  /** The requested rows. They are shown until the first view after the answer, because the answer
   * may arrive before the view that has them. `answeredIn` is the view at the time of the answer. */
  #asked: { rows: number[][]; answeredIn: View | null } | null = $state.raw(null)
  #sending: Promise<void> | null = null
  /** The order of the cards in the hand. Newer cards come after these. */
  #order: number[] = $state.raw([])
  readonly #deal: string
  /** The hand of the game that these cards belong to. */
  readonly #number: number
  #pause: ReturnType<typeof setTimeout> | undefined
  #picked: number | null = $state(null)
  #target: Place = $state(0)
  /** The target before the player aimed at the discard; it is the target again afterwards. */
  #before: Place = 0

  /** `deal` identifies the hand among all deals of the table. */
  constructor(table: TableStore, view: () => View, deal: string) {
    this.#table = table
    this.#view = view
    this.#deal = deal
    this.#number = view().hand
    const held = stored<Held>(HELD, []).find(([code, of]) => code === table.code && of === deal)
    this.#order = held?.[2] ?? []
  }

  #hold(order: number[]): void {
    this.#order = order
    const others = stored<Held>(HELD, []).filter(([code]) => code !== this.#table.code)
    store(HELD, [...others, [this.#table.code, this.#deal, order]].slice(-TABLES_KEPT))
  }

  // What lies where ----------------------------------------------------------------------

  get cards(): readonly CardView[] {
    return this.#view().mine?.cards ?? []
  }

  card(number: number): CardView | undefined {
    return this.cards.find((one) => one.number === number)
  }

  spelled(numbers: readonly number[]): string {
    return numbers.map((number) => this.card(number)?.face ?? '').join('')
  }

  pointsOf(numbers: readonly number[]): number {
    return numbers.reduce((sum, number) => sum + (this.card(number)?.points ?? 0), 0)
  }

  get rows(): number[][] {
    const view = this.#view()
    const asked = this.#asked
    const waits = asked && (asked.answeredIn === null || asked.answeredIn === view)
    const rows = waits ? asked.rows : (view.mine?.arrangement.rows.map((row) => row.cards) ?? [])
    return rows
      .map((row) => row.filter((number) => this.card(number)))
      .filter((row) => row.length > 0)
  }

  /** Whether the table has the rows that are shown. */
  get known(): boolean {
    const rows = this.#view().mine?.arrangement.rows.map((row) => row.cards) ?? []
    return JSON.stringify(rows) === JSON.stringify(this.rows)
  }

  /** Whether a row has too few cards for a word. */
  short(row: readonly number[]): boolean {
    const arrange = choiceOf(this.#view().choices, 'arrange')
    return arrange !== undefined && row.length < arrange.shortest
  }

  /** The rows that can be laid down as words: rows that are long enough and, at a table that checks
   * words, are in the word list. The others stay in the hand. */
  get words(): number[][] {
    const said = this.#view().mine?.arrangement.rows ?? []
    const unlisted = said.filter((row) => row.listed === false).map((row) => String(row.cards))
    return this.rows.filter((row) => !this.short(row) && !unlisted.includes(String(row)))
  }

  /** The cards outside the rows in the order of the hand, with the chosen discard. */
  get outside(): number[] {
    const laid = new Set(this.rows.flat())
    return this.#held.filter((number) => !laid.has(number))
  }

  /** The cards in the hand: in no row, and not chosen to be discarded. */
  get loose(): number[] {
    const discard = this.discard
    return this.outside.filter((number) => number !== discard)
  }

  /** The card that would be discarded: the chosen one, or the only one outside the rows. */
  get discard(): number | null {
    if (!this.mayDiscard) return null
    const outside = this.outside
    if (this.#picked !== null && outside.includes(this.#picked)) return this.#picked
    return outside.length === 1 && this.rows.length > 0 ? (outside[0] ?? null) : null
  }

  get mayArrange(): boolean {
    return choiceOf(this.#view().choices, 'arrange') !== undefined
  }

  get mayDiscard(): boolean {
    return this.#view().choices.some(({ act }) => ['discard', 'go-out', 'lay-down'].includes(act))
  }

  get #held(): number[] {
    const numbers = this.cards.map((card) => card.number)
    const known = this.#order.filter((number) => numbers.includes(number))
    return [...known, ...numbers.filter((number) => !known.includes(number))]
  }

  // Where taps and typed letters go ------------------------------------------------------

  get target(): Place {
    if (this.#target === 'discard') return this.mayDiscard ? 'discard' : this.rows.length
    return typeof this.#target === 'number' ? Math.min(this.#target, this.rows.length) : 0
  }

  aim(place: Place): void {
    if (place === 'discard' && this.target !== 'discard') this.#before = this.target
    this.#target = place
  }

  /** The row that letters are typed into. */
  get row(): number {
    return typeof this.target === 'number' ? this.target : this.rows.length
  }

  /** Aims at the next row; after the last row at a new one, after that at the first. */
  nextRow(): void {
    this.#target = (this.row + 1) % (this.rows.length + 1)
  }

  newRow(): void {
    this.#target = this.rows.length
  }

  // Moving cards -------------------------------------------------------------------------

  /** A tap moves a card to the target, or from a row or the discard back into the hand. */
  tap(number: number): void {
    if (number === this.discard && this.#picked === number) this.#picked = null
    else if (this.rows.some((row) => row.includes(number))) this.move(number, 'hand')
    else this.move(number, this.target)
  }

  /** Moves a card to a place, at position `at` there or at the end. */
  move(number: number, to: Place, at?: number): void {
    if (this.#table.refusesAsPast()) return
    const rows = this.rows.map((row) => row.filter((one) => one !== number))
    if (number === this.#picked) this.#picked = null
    if (to === 'discard') {
      this.#picked = number
      if (this.#target === 'discard') this.#target = this.#before
    } else if (to === 'hand') {
      const loose = this.loose.filter((one) => one !== number)
      loose.splice(at ?? loose.length, 0, number)
      this.#hold([...loose, ...this.#held.filter((one) => !loose.includes(one))])
    } else {
      const row = rows[to] ?? []
      row.splice(at ?? row.length, 0, number)
      rows[to] = row
      this.#target = to
    }
    this.#arrange(rows)
  }

  /** Moves a card one step to the left or right, within its row or the hand. */
  step(number: number, by: -1 | 1): void {
    const row = this.rows.findIndex((one) => one.includes(number))
    const place = row < 0 ? this.loose : (this.rows[row] ?? [])
    const at = place.indexOf(number) + by
    if (at >= 0 && at < place.length) this.move(number, row < 0 ? 'hand' : row, at)
  }

  clearRow(row: number): void {
    this.#arrange(this.rows.map((one, at) => (at === row ? [] : one)))
  }

  clearAll(): void {
    this.#target = 0
    this.#arrange([])
  }

  sort(): void {
    const face = (number: number) => this.card(number)?.face ?? ''
    this.#hold([...this.#held].sort((a, b) => face(a).localeCompare(face(b))))
  }

  shuffle(): void {
    const order = [...this.#held]
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(Math.random() * (at + 1))
      const [a, b] = [order[at], order[other]]
      if (a !== undefined && b !== undefined) [order[at], order[other]] = [b, a]
    }
    this.#hold(order)
  }

  // Spelling -----------------------------------------------------------------------------

  /** Lays a typed word into a row; false if the cards do not spell it. */
  spell(word: string, row: number): boolean {
    if (!word) {
      this.#arrange(
        this.rows.map((one, at) => (at === row ? [] : one)),
        true,
      )
      return true
    }
    const [way] = ways(word, this.#usable(row))
    if (way) this.#lay(way, row, true)
    return way !== undefined
  }

  /** Whether the cards could spell a longer word that begins so: Q of a card QU. */
  begins(word: string, row: number): boolean {
    return begins(word, this.#usable(row))
  }

  /** The ways to cut the word of a row into cards, with the present one. */
  cutsOf(row: number): number[][] {
    const laid = this.rows[row] ?? []
    return ways(this.spelled(laid), this.#usable(row))
  }

  /** Switches the word of a row to the next way to cut it. */
  recut(row: number): void {
    const laid = this.rows[row] ?? []
    const cuts = this.cutsOf(row)
    const now = cuts.findIndex((way) => looksSame(way, laid, this.cards))
    const next = cuts[(now + 1) % cuts.length]
    if (next) this.#lay(next, row)
  }

  /** The cards that can spell a row: its own first, so that they stay where possible. */
  #usable(row: number): CardView[] {
    const numbers = [...(this.rows[row] ?? []), ...this.loose, this.discard]
    return numbers.flatMap((number) => (number === null ? [] : (this.card(number) ?? [])))
  }

  #lay(way: number[], row: number, typing = false): void {
    const rows = this.rows
    rows[row] = way
    this.#target = row
    this.#arrange(rows, typing)
  }

  // Sending the rows ---------------------------------------------------------------------

  #arrange(rows: number[][], typing = false): void {
    const filled = rows.filter((row) => row.length > 0)
    if (JSON.stringify(filled) !== JSON.stringify(this.rows)) {
      this.#asked = { rows: filled, answeredIn: null }
      clearTimeout(this.#pause)
      // Without the pause every letter would be a log line, which screen readers speak.
      this.#pause = setTimeout(() => this.flush(), typing ? PAUSE : 0)
    }
    if (!typing) this.flush()
  }

  /** Sends the rows that still wait for a pause in typing. */
  flush(): void {
    if (this.#pause === undefined) return
    clearTimeout(this.#pause)
    this.#pause = undefined
    // What was typed may be taken back before it is sent: then there is nothing to send.
    const known = this.#view().mine?.arrangement.rows.map((row) => row.cards)
    if (!this.#sending && JSON.stringify(known) === JSON.stringify(this.rows)) {
      this.#asked = null
      return
    }
    // Cards of another deal have the same numbers: rows of an old deal are never sent.
    if (this.#view().hand === this.#number && this.mayArrange) this.#sending ??= this.#send()
    else this.#asked = null
  }

  /** Resolves when the table has the newest rows. */
  async settled(): Promise<void> {
    this.flush()
    await this.#sending
  }

  /** Chooses the card with this face as the discard; false if there is none outside the rows. */
  discardFace(face: string): boolean {
    const number = this.outside.find((one) => this.card(one)?.face === face)
    if (number !== undefined) this.move(number, 'discard')
    return number !== undefined
  }

  /** Sends one arrangement at a time; those that were replaced meanwhile are never sent. */
  async #send(): Promise<void> {
    let sent = this.#asked
    for (;;) {
      const act = { act: 'arrange' as const, hand: this.#view().hand, rows: this.rows }
      const { taken } = await this.#table.play(act, 'Arrange the cards', { whenever: true })
      if (!taken) {
        this.#asked = null
        break
      }
      // Rows that are being typed wait for a pause.
      if (this.#asked === sent || this.#pause !== undefined) break
      sent = this.#asked
    }
    if (sent && this.#asked === sent) this.#asked = { ...sent, answeredIn: this.#view() }
    this.#sending = null
  }
}
