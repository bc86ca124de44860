// The clue being spelled: letters typed or cards tapped. The view says which cards a typed letter
// takes; the giver can swap cards with the same letter. The server judges whether it is allowed.

import type { CanDraft } from '../../lib/protocol/letterjam'
import { takingTurns } from '../../lib/spelling'

export interface Spelled {
  letter: string
  source: string
}

export class Composer {
  spelled: Spelled[] = $state([])

  get word(): string {
    return this.spelled.map((one) => one.letter).join('')
  }

  get sources(): string[] {
    return this.spelled.map((one) => one.source)
  }

  /** The cards that show a letter. */
  twins(choice: CanDraft, letter: string): string[] {
    return Object.entries(choice.letters)
      .filter(([, shown]) => shown === letter)
      .map(([source]) => source)
  }

  /** Spells a typed word, keeping the cards already chosen where the letters stay the same. */
  type(choice: CanDraft, text: string): void {
    const letters = [...text.toUpperCase()]
      .filter((letter) => choice.alphabet.includes(letter))
      .slice(0, choice.longest)
    const sources = takingTurns(letters.join(''), choice.takes, '*')
    this.spelled = letters.map((letter, at) => {
      const before = this.spelled[at]
      return before?.letter === letter ? before : { letter, source: sources[at] ?? '*' }
    })
  }

  /** The letter that the wildcard stands for; null if it is not used yet. */
  get wild(): string | null {
    return this.spelled.find((one) => one.source === '*')?.letter ?? null
  }

  /** Adds a tapped card; `wild` is the letter that the wildcard stands for. */
  tap(choice: CanDraft, source: string, wild = ''): void {
    const letter = source === '*' ? wild : choice.letters[source]
    if (letter && this.spelled.length < choice.longest) {
      this.spelled = [...this.spelled, { letter, source }]
    }
  }

  /** Whether several cards show the letter at a place. */
  hasTwins(choice: CanDraft, at: number): boolean {
    return this.twins(choice, this.spelled[at]?.letter ?? '').length > 1
  }

  /** Switches a place to the next card with the same letter, or to the wildcard. */
  swap(choice: CanDraft, at: number): void {
    const one = this.spelled[at]
    if (!one) return
    const usable = [...this.twins(choice, one.letter), '*']
    const next = usable[(usable.indexOf(one.source) + 1) % usable.length] ?? '*'
    this.spelled = this.spelled.map((other, n) => (n === at ? { ...one, source: next } : other))
  }

  removeLast(): void {
    this.spelled = this.spelled.slice(0, -1)
  }

  clear(): void {
    this.spelled = []
  }

  /** The places of a card in the clue, counted from 1. */
  places(source: string): number[] {
    return this.spelled.flatMap((one, at) => (one.source === source ? [at + 1] : []))
  }
}
