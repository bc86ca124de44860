// Drawing a card, from either pile. A refusal says why that is not possible now.

import type { View } from '../../lib/protocol/quiddler'
import { showRefusal } from '../../lib/refusals.svelte'
import { choiceOf, type TableStore } from '../../lib/table.svelte'

function refuse(table: TableStore, act: string): void {
  const refusal = table.barred(act)
  if (refusal) showRefusal(refusal)
}

export function drawStock(table: TableStore, view: View): void {
  const can = choiceOf(view.choices, 'draw-stock')
  if (can) {
    const { hand, turn } = can
    void table.play({ act: 'draw-stock', hand, turn }, 'Draw from the stock')
  } else refuse(table, 'draw-stock')
}

export function drawDiscard(table: TableStore, view: View): void {
  const can = choiceOf(view.choices, 'draw-discard')
  if (can) {
    const { hand, turn, face } = can
    void table.play({ act: 'draw-discard', hand, turn }, `Draw the ${face}`)
  } else refuse(table, 'draw-discard')
}
