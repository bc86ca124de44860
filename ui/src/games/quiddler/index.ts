import type { View } from '../../lib/protocol/quiddler'
import type { GameUi } from '..'
import QuiddlerTable from './QuiddlerTable.svelte'
import { headline } from './words'

const ui: GameUi = {
  Table: QuiddlerTable,
  headline: (view, table) => headline(view as unknown as View, table),
}

export default ui
