// A finished game to look at again, step by step, as a seat saw it or with everything shown. The server
// makes every step; this holds where the person is, and what was fetched lately.

import { isRefusal, type ReplaySource } from './api'
import type { ConnectionEvents } from './connection'
import type { FromClient, Refusal, ReplayOutline, Update } from './protocol/wire'
import { speak } from './speech.svelte'
import { type Link, type LogLine, TableStore } from './table.svelte'

/** Milliseconds between two steps of a game that plays by itself. */
const PACE = 1600
const STEPS_KEPT = 80

const PAST: Refusal = {
  kind: 'illegal',
  code: 'past',
  sentence: 'This game is over: you are looking at it again, and nothing changes any more.',
  rule: '',
}

/** A link that leads nowhere: it answers every ask with the same refusal. */
function pastLink({ heard }: ConnectionEvents): Link {
  const send = (message: FromClient) => {
    if (message.kind !== 'ask') return
    queueMicrotask(() => heard({ kind: 'refused', id: message.id, refusal: PAST, wait: 0 }))
  }
  return { open: true, send, close: () => {} }
}

/** The table at a past moment, for the components that show a live one. */
export class PastTable extends TableStore {
  override readonly replaying = true

  constructor(code: string) {
    super(code, null, pastLink)
    this.connection = 'live'
  }

  look(update: Update, lines: LogLine[]): void {
    this.update = update
    this.lines = lines
  }
}

export class Replay {
  readonly past: PastTable
  outline: ReplayOutline | null = $state.raw(null)
  refusal: Refusal | null = $state.raw(null)
  /** The step that is shown. */
  step = $state(0)
  /** The seat whose view is shown; null for everything. */
  seat: number | null = $state(null)
  playing = $state(false)
  /** Counts the jumps: after one, the table is drawn anew. */
  jumps = $state(0)
  readonly #source: ReplaySource
  readonly #outlines = new Map<number | null, ReplayOutline>()
  readonly #steps = new Map<string, Promise<Update | Refusal>>()
  #wanted: { step: number; seat: number | null }
  #loading: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(source: ReplaySource, code: string, step: number, seat: number | null) {
    this.#source = source
    this.past = new PastTable(code)
    this.#wanted = { step, seat }
    this.#loading = this.#load()
  }

  get isFirst(): boolean {
    return this.step <= (this.outline?.first ?? 0)
  }

  get isLast(): boolean {
    return this.step >= (this.outline?.last ?? 0)
  }

  /** The number of the chapter that is shown, counted from 0. */
  get chapter(): number {
    return this.outline?.chapters.findLastIndex(({ first }) => first <= this.step) ?? -1
  }

  /** What the viewer was told at the step that is shown, or last before it. */
  get line(): string {
    return this.outline?.lines.slice(0, this.step).findLast((line) => line !== null) ?? ''
  }

  /** Goes to a step. */
  go(step: number, seat = this.#wanted.seat): Promise<void> {
    this.#wanted = { step, seat }
    this.#loading ??= this.#load()
    return this.#loading
  }

  show(seat: number | null): void {
    void this.go(this.#wanted.step, seat)
  }

  /** Goes to the next or the last thing that this viewer was told. */
  async move(by: 1 | -1): Promise<void> {
    const { outline } = this
    if (!outline) return
    const told = (step: number) => outline.lines[step - 1] != null
    let step = this.#wanted.step + by
    while (step > outline.first && step < outline.last && !told(step)) step += by
    await this.go(Math.max(outline.first, Math.min(outline.last, step)))
    speak(this.line)
  }

  /** Goes to the beginning of another chapter, or of this one if it is under way. */
  async moveChapter(by: 1 | -1): Promise<void> {
    const chapters = this.outline?.chapters ?? []
    const here = chapters[this.chapter]
    const back = by === -1 && here && this.step > here.first ? 0 : by
    const to = chapters[this.chapter + back]
    if (to) await this.goToChapter(to)
  }

  async goToChapter({ first, title }: { first: number; title: string }): Promise<void> {
    await this.go(first)
    speak(`${title}. ${this.line}`)
  }

  /** Plays by itself, from the beginning if it is at its end; or pauses. */
  toggle(): void {
    if (this.playing) this.pause()
    else {
      this.playing = true
      if (this.isLast) void this.go(this.outline?.first ?? 0)
      this.#playOn()
    }
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  close(): void {
    this.pause()
    this.past.close()
  }

  #playOn(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(async () => {
      if (!this.playing) return
      await this.move(1)
      if (this.isLast) this.pause()
      else this.#playOn()
    }, PACE)
  }

  /** Fetches what is wanted, and what is wanted meanwhile. Whoever holds a key down skips steps. */
  async #load(): Promise<void> {
    for (;;) {
      const { step, seat } = this.#wanted
      const outline = await this.#outlineFor(seat)
      if (!outline) break
      const at = Math.max(outline.first, Math.min(outline.last, step))
      const update = await this.#fetch(at, seat)
      if (isRefusal(update)) {
        this.refusal = update
        break
      }
      this.#look(outline, update, at, seat)
      if (this.#wanted.step === step && this.#wanted.seat === seat) {
        this.#wanted = { step: at, seat }
        const next = outline.lines.findIndex((line, n) => n >= at && line !== null) + 1
        if (next > at) void this.#fetch(next, seat)
        break
      }
    }
    // After a refusal the person goes on from what they see.
    if (this.refusal && this.outline) this.#wanted = { step: this.step, seat: this.seat }
    this.#loading = null
  }

  #look(outline: ReplayOutline, update: Update, step: number, seat: number | null): void {
    const told = outline.lines.slice(0, step)
    const lines = told.flatMap((text, id) => (text === null ? [] : [{ id, text }]))
    // Cards fly only when the game goes on. After a jump they would fly anywhere.
    const goesOn = seat === this.seat && step > this.step && !this.#skips(outline, step)
    if (!goesOn) this.jumps += 1
    this.refusal = null
    this.outline = outline
    this.step = step
    this.seat = seat
    this.past.look(update, lines)
  }

  /** Whether the viewer was told anything between the step that is shown and another. */
  #skips(outline: ReplayOutline, step: number): boolean {
    return outline.lines.slice(this.step, step - 1).some((line) => line !== null)
  }

  async #outlineFor(seat: number | null): Promise<ReplayOutline | null> {
    const known = this.#outlines.get(seat)
    if (known) return known
    const outline = await this.#source.outline(seat)
    if (isRefusal(outline)) {
      // A seat that a link names may not exist; everything can be shown of every game.
      this.refusal = outline
      return null
    }
    this.#outlines.set(seat, outline)
    return outline
  }

  #fetch(step: number, seat: number | null): Promise<Update | Refusal> {
    const name = `${seat}/${step}`
    const known = this.#steps.get(name)
    if (known) return known
    const fetched = this.#source.step(step, seat)
    this.#steps.set(name, fetched)
    void fetched.then((update) => {
      if (isRefusal(update)) this.#steps.delete(name)
    })
    const oldest = this.#steps.keys().next().value
    if (this.#steps.size > STEPS_KEPT && oldest !== undefined) this.#steps.delete(oldest)
    return fetched
  }
}
