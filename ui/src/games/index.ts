// The games that the browser has a picture of: those with a folder here. Any other game is shown in
// words. `index.ts` of a folder exports a `GameUi` by default and is fetched when it is first needed;
// `Art.svelte` is the game's picture on the front page.

import type { Component, Snippet } from 'svelte'
import type { AnyView, TableStore } from '../lib/table.svelte'

export interface GameTableProps {
  table: TableStore
  // Each game narrows this to its own view type: `view as letterjam.View`.
  view: AnyView
  /** What follows the result of a finished game; its place is below the button for the next one. */
  after?: Snippet | undefined
}

export interface GameUi {
  /** The table of a running or finished game, below the top bar. */
  Table: Component<GameTableProps>
}

/** The colours behind a game's picture, by day and by night. */
export interface Tint {
  day: string
  night: string
}

const TABLES = import.meta.glob<{ default: GameUi }>('./*/index.ts')
/** The picture of a game. `worth` is what each card is worth, if that is known. */
type Art = Component<{ worth?: Record<string, number> | undefined }>

const ART = import.meta.glob<{ default: Art; tint: Tint }>('./*/Art.svelte', { eager: true })

/** How a game is shown; null if there is no picture of it. */
export async function gameUi(name: string): Promise<GameUi | null> {
  const load = TABLES[`./${name}/index.ts`]
  return load ? (await load()).default : null
}

/** The picture for the front page; undefined if a game has none. */
export function artOf(name: string): { default: Art; tint: Tint } | undefined {
  return ART[`./${name}/Art.svelte`]
}
