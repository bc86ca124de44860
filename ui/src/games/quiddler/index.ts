import type { View } from '../../lib/protocol/quiddler'
import type { GameUi } from '..'
import QuiddlerTable from './QuiddlerTable.svelte'

const ui: GameUi = {
  Table: QuiddlerTable,
  points: (view) => (view as unknown as View).players[view.viewer ?? 0]?.total ?? 0,
}

export default ui
