import type { View } from '../../lib/protocol/letterjam'
import type { GameUi } from '..'
import LetterJamTable from './LetterJamTable.svelte'
import { PHASES } from './words'

const ui: GameUi = {
  Table: LetterJamTable,
  headline: (view) =>
    view.ended_early ? 'The game was ended early' : PHASES[(view as unknown as View).phase],
}

export default ui
