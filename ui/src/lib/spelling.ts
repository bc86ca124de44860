// Spelling typed text with cards. It knows no rules: which cards there are, the view says, and
// whether they may be played so, the server. It is here because letters must appear as they are
// typed, also on a slow connection. `tests/rules/typed_words.json` keeps it the same as the
// server's own reading of typed words.

const MOST_WAYS = 60

/** A card as far as spelling goes. */
export interface Lettered {
  number: number
  face: string
}

/** The ways to spell a text with these cards, each as the cards' numbers; cards with more letters
 * come first. Ways that look the same are one: which of two E cards is taken makes no difference. */
export function ways(text: string, cards: readonly Lettered[]): number[][] {
  const found: number[][] = []
  const taken: number[] = []

  function from(rest: string): void {
    if (found.length >= MOST_WAYS) return
    if (!rest) {
      found.push([...taken])
      return
    }
    for (const card of beginning(rest)) {
      taken.push(card.number)
      from(rest.slice(card.face.length))
      taken.pop()
    }
  }

  /** The cards that the text can begin with, one of each face, the longest first. */
  function beginning(rest: string): Lettered[] {
    const faces = new Map<string, Lettered>()
    for (const card of cards) {
      const free = !taken.includes(card.number) && !faces.has(card.face)
      if (free && rest.startsWith(card.face)) faces.set(card.face, card)
    }
    return [...faces.values()].sort((a, b) => b.face.length - a.face.length)
  }

  if (text) from(text)
  return found
}

/** Whether more letters could make a text that these cards spell: its end is the beginning of a card. */
export function begins(text: string, cards: readonly Lettered[]): boolean {
  return cards.some((card) =>
    [...card.face.slice(1)].some((_, more) => {
      const start = card.face.slice(0, more + 1)
      const before = text.slice(0, -start.length)
      const others = cards.filter((one) => one.number !== card.number)
      return text.endsWith(start) && (!before || ways(before, others).length > 0)
    }),
  )
}

/** Whether two ways show the same faces in the same order. */
export function looksSame(
  one: readonly number[],
  other: readonly number[],
  cards: readonly Lettered[],
): boolean {
  const faces = (way: readonly number[]) =>
    way.map((number) => cards.find((card) => card.number === number)?.face).join(' ')
  return faces(one) === faces(other)
}

/** The cards that the letters of a text take, if each of them goes round among the cards that the
 * view lists for it; what is not listed takes `otherwise`. */
export function takingTurns(
  text: string,
  takes: Readonly<Record<string, readonly string[]>>,
  otherwise: string,
): string[] {
  const used = new Map<string, number>()
  return [...text].map((letter) => {
    const turn = used.get(letter) ?? 0
    used.set(letter, turn + 1)
    const cards = takes[letter] ?? []
    return cards[turn % cards.length] ?? otherwise
  })
}
