// How options are called on the table. Their titles and sentences come from the server.

import { type GameInfo, type Games, games, isRefusal, type OptionSchema } from '../lib/api'
import { capital, spaced } from '../lib/wording'
import type { Values } from './choosing'

/** What a table chooses beside the options of its game. */
const SETTINGS: Record<string, string> = {
  pace: 'Pace of bots',
  banter: 'Bots talk',
  call: 'Link to a call',
}

const optionsOf = (info: GameInfo): Record<string, OptionSchema> =>
  info.options.$defs[info.options.$ref.split('/').at(-1) ?? '']?.properties ?? {}

const labelled = (name: string, schema?: OptionSchema) =>
  schema?.title ?? SETTINGS[name] ?? capital(spaced(name))

/** What people call a value of an option. */
export function valueLabel(value: unknown, schema?: OptionSchema): string {
  return schema?.titles?.[String(value)] ?? capital(spaced(String(value)))
}

/** The values to choose from, as radio buttons. */
export function radios(schema: OptionSchema): { value: string; label: string; note?: string }[] {
  return (schema.enum ?? []).map((one) => ({
    value: String(one),
    label: valueLabel(one, schema),
    note: schema.notes?.[String(one)] ?? '',
  }))
}

/** The options that people are asked for before all others, each with its value among `chosen` or by
 * the game's first rule set. */
export function prominentOptions(info: GameInfo | undefined, chosen: Values = {}) {
  const usual = Object.values(info?.rule_sets ?? {})[0] ?? {}
  return Object.entries(info ? optionsOf(info) : {})
    .filter(([, schema]) => schema.prominent)
    .map(([name, schema]) => {
      const known = schema.enum?.some((one) => one === chosen[name])
      return { name, schema, value: String(known ? chosen[name] : usual[name]) }
    })
}

/** How the options and settings of a game's table are called. */
export async function labels(game: string): Promise<(name: string) => string> {
  const answer = await games()
  const info = isRefusal(answer) ? undefined : answer[game]
  return (name) => labelled(name, info && optionsOf(info)[name])
}

/** The options people choose behind the prominent ones, which are asked for before all others. */
export function shownOptions(info: GameInfo, known: Games): [string, OptionSchema][] {
  return offeredOptions(info, known).filter(([, schema]) => !schema.prominent)
}

/** All options people can choose, the game's own before those that every game has. An option with
 * one possible value is no choice and not offered. */
export function offeredOptions(info: GameInfo, known: Games): [string, OptionSchema][] {
  const shared = (name: string) => Object.values(known).every((other) => name in optionsOf(other))
  return Object.entries(optionsOf(info))
    .map(([name, schema]): [string, OptionSchema] => [
      name,
      { ...schema, title: labelled(name, schema) },
    ])
    .filter(([, schema]) => schema.enum?.length !== 1)
    .sort(([a], [b]) => Number(shared(a)) - Number(shared(b)))
}
