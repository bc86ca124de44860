// The games the browser can show. Each is fetched when it is first needed.
// `index.ts` of a game's folder exports a `GameUi` by default.

import type { Component } from 'svelte'
import type { AnyView, TableStore } from '../lib/table.svelte'

export interface GameTableProps {
  table: TableStore
  // Each game narrows this to its own view type: `view as letterjam.View`.
  view: AnyView
}

export interface GameUi {
  /** The table of a running or finished game, below the top bar. */
  Table: Component<GameTableProps>
  /** What the viewer has scored in a game that is over; what all have, where all play together. */
  points(view: AnyView): number
}

/** What the front page says of a game before its code is there. */
export interface GameCard {
  name: string
  title: string
  line: string
  players: string
  minutes: string
}

export const GAMES: GameCard[] = [
  {
    name: 'letterjam',
    title: 'Letter Jam',
    line: 'Everybody sees your letter but you. Help each other find the words.',
    players: '2 to 6 players, together',
    minutes: '45 minutes',
  },
  {
    name: 'quiddler',
    title: 'Quiddler',
    line: 'Turn your whole hand into words, a card more every round.',
    players: '2 to 8 players, everyone for themselves',
    minutes: '40 minutes',
  },
]

const LOAD: Record<string, () => Promise<{ default: GameUi }>> = {
  letterjam: () => import('./letterjam'),
  quiddler: () => import('./quiddler'),
}

export async function gameUi(name: string): Promise<GameUi | null> {
  const load = LOAD[name]
  return load ? (await load()).default : null
}

export function titleOf(name: string): string {
  return GAMES.find((game) => game.name === name)?.title ?? name
}
