// How options are called on the table. Their titles and sentences come from the server.

import { type GameInfo, type Games, games, isRefusal, type OptionSchema } from '../lib/api'
import { capital, spaced } from '../lib/wording'

/** What a table chooses beside the options of its game. */
const SETTINGS: Record<string, string> = { pace: 'Pace of bots' }

const optionsOf = (info: GameInfo): Record<string, OptionSchema> =>
  info.options.$defs[info.options.$ref.split('/').at(-1) ?? '']?.properties ?? {}

const labelled = (name: string, schema?: OptionSchema) =>
  schema?.title ?? SETTINGS[name] ?? capital(spaced(name))

export function valueLabel(value: unknown): string {
  return capital(spaced(String(value)))
}

/** How the options and settings of a game's table are called. */
export async function labels(game: string): Promise<(name: string) => string> {
  const answer = await games()
  const info = isRefusal(answer) ? undefined : answer[game]
  return (name) => labelled(name, info && optionsOf(info)[name])
}

/** The options people choose, the game's own before those that every game has. An option with one
 * possible value is no choice and not shown. */
export function shownOptions(info: GameInfo, known: Games): [string, OptionSchema][] {
  const shared = (name: string) => Object.values(known).every((other) => name in optionsOf(other))
  return Object.entries(optionsOf(info))
    .map(([name, schema]): [string, OptionSchema] => [
      name,
      { ...schema, title: labelled(name, schema) },
    ])
    .filter(([, schema]) => schema.enum?.length !== 1)
    .sort(([a], [b]) => Number(shared(a)) - Number(shared(b)))
}
