import type { GameUi } from '..'
import QuiddlerTable from './QuiddlerTable.svelte'

const ui: GameUi = {
  Table: QuiddlerTable,
  headline: () => 'The game is on',
  Lesson: null,
}

export default ui
