import type { GameUi } from '..'
import LetterJamTable from './LetterJamTable.svelte'

const ui: GameUi = {
  Table: LetterJamTable,
}

export default ui
