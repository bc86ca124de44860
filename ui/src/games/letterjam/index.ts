import type { GameUi } from '..'
import LetterJamTable from './LetterJamTable.svelte'

const ui: GameUi = {
  Table: LetterJamTable,
  headline: () => 'The game is on',
  Lesson: null,
}

export default ui
