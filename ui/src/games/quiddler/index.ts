import type { GameUi } from '..'
import QuiddlerTable from './QuiddlerTable.svelte'

const ui: GameUi = {
  Table: QuiddlerTable,
}

export default ui
