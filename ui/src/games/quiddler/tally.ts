// What the rows would score, as the view says: the browser adds nothing up by rules of its own.

import type { TallyView } from '../../lib/protocol/quiddler'

export interface Tally {
  words: number
  left: number
  challenges: number
  /** What lifts the hand to nothing, where it cannot score less. */
  lifted: number
  worth: number
  /** The card that goes with these figures: the chosen one, or the one that leaves the least. */
  discard: number | null
}

/** The figures with this discard; with none chosen, those of the card that is best to lose. */
export function tally(view: TallyView, chosen: number | null): Tally {
  const discard = chosen !== null && view.by_discard[chosen] ? chosen : dearest(view)
  const { left, worth } = (discard === null ? undefined : view.by_discard[discard]) ?? view
  const { words, challenges } = view
  return { words, left, challenges, worth, discard, lifted: worth - (words - left + challenges) }
}

function dearest(view: TallyView): number | null {
  const [best] = Object.entries(view.by_discard).sort(([, a], [, b]) => a.left - b.left)
  return best ? Number(best[0]) : null
}
