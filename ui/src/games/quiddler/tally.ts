// The points that the rows would score. The view has all figures; the browser only picks one.

import type { DiscardView, TallyView } from '../../lib/protocol/quiddler'

export interface Tally extends DiscardView {
  /** The discard of these figures: the chosen card, or the best one. */
  discard: number | null
}

/** The figures with the chosen discard; if none is chosen, with the best one. */
export function tally(view: TallyView, chosen: number | null): Tally {
  const discard = chosen !== null && view.by_discard[chosen] ? chosen : view.best_discard
  const { parts, worth } = (discard === null ? undefined : view.by_discard[discard]) ?? view
  return { parts, worth, discard }
}
