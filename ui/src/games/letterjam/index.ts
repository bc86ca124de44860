import type { View } from '../../lib/protocol/letterjam'
import type { GameUi } from '..'
import LetterJamTable from './LetterJamTable.svelte'

const ui: GameUi = {
  Table: LetterJamTable,
  points: (view) => (view as unknown as View).end?.total ?? 0,
}

export default ui
