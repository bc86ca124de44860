// Who sits where, as the viewer sees the table.

import type { PlayerView, View } from '../../lib/protocol/quiddler'

/** The other players in the order of turns, from the viewer's left. */
export function around(view: View): PlayerView[] {
  const start = (view.viewer ?? -1) + 1
  const all = [...view.players.slice(start), ...view.players.slice(0, start)]
  return all.filter((player) => player.seat !== view.viewer)
}
