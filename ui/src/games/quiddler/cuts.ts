// How a typed word can be laid with cards, some of which have two letters.

const MOST_CUTS = 60

/** A card as far as spelling goes. */
export interface Lettered {
  number: number
  face: string
}

/** The ways to lay a word with these cards, each as the cards' numbers; cards with two letters come
 * first. Ways that look the same are one: which of two E cards is taken makes no difference. */
export function cuts(word: string, cards: readonly Lettered[]): number[][] {
  const found: number[][] = []
  const taken: number[] = []

  function from(rest: string): void {
    if (found.length >= MOST_CUTS) return
    if (!rest) {
      found.push([...taken])
      return
    }
    for (const length of [2, 1]) {
      const face = rest.slice(0, length)
      const card =
        face.length === length &&
        cards.find((one) => one.face === face && !taken.includes(one.number))
      if (card) {
        taken.push(card.number)
        from(rest.slice(length))
        taken.pop()
      }
    }
  }

  if (word) from(word)
  return found
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
