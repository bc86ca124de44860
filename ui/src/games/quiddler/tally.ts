// What the rows would score, as the view says.

import type { DiscardView, TallyView } from '../../lib/protocol/quiddler'

export interface Tally extends DiscardView {
  /** The card that goes with these figures: the chosen one, or the best to lose. */
  discard: number | null
}

/** The figures with this discard; with none chosen, those of the card that is best to lose. */
export function tally(view: TallyView, chosen: number | null): Tally {
  const discard = chosen !== null && view.by_discard[chosen] ? chosen : view.best_discard
  const { parts, worth } = (discard === null ? undefined : view.by_discard[discard]) ?? view
  return { parts, worth, discard }
}
