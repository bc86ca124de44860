// How options are called on the table. Their sentences come from the server.

import type { GameInfo, OptionSchema } from '../lib/api'
import { capital, spaced } from '../lib/wording'

const LABELS: Record<string, string> = {
  length: 'Letters in a word',
  lengths: 'Letters for each seat',
  words: 'Who makes the words',
  agreement: 'Agreeing',
  strict_share: 'Strict share of reds',
  extra_letters: 'Extra letters',
  extra_points: 'Points for longer words',
  acceptance: 'What counts as a word',
  decisions: 'Staying and moving on',
  stop_early: 'Stopping early',
  wildcard_lengthens: 'Wildcard makes words longer',
  any_length: 'Words of any length',
  helper: 'Helper on the sheets',
  chat: 'Chat',
  watchers_see_letters: 'Watchers see letters',
  hands: 'Hands',
  course: 'Course of hands',
  judging: 'Judging words',
  rejected: 'A rejected word',
  void_final_turn: 'A void final turn',
  upheld: 'A failed challenge',
  challenges: 'Challenging',
  challenge_seconds: 'Time to challenge',
  look_up: 'Looking words up',
  final_words: 'Final words',
  must_lay_down: 'Must lay down',
  out_on_first_turn: 'Out on the first turn',
  below_zero: 'Below zero',
  two_player_bonus: 'Bonuses for two',
  points: 'Points of the cards',
  lexicon: 'Word list',
  watchers: 'Watchers',
  clock: 'Clock',
  pace: 'Pace of bots',
}

const SENTENCES: Record<string, string> = {
  lexicon:
    'The list that judges words. “Parlour” is the wide one; “Strict” leaves out what hardly anybody takes for a word, such as PARIS and PRE.',
  chat: 'People can write to each other during the game.',
  watchers_see_letters: 'People without a seat see the letters. A watcher can be a second phone.',
}

/** Names of data files that the rule sets themselves do not mention. */
const OTHER_VALUES: Record<string, string[]> = { lexicon: ['strict'] }

export function labelOf(name: string): string {
  return LABELS[name] ?? capital(spaced(name))
}

export function valueLabel(value: unknown): string {
  return capital(spaced(String(value)))
}

/** The options people choose, the game's own before those of every table. An option with one
 * possible value is no choice and not shown. */
export function shownOptions(info: GameInfo): [string, OptionSchema][] {
  const name = info.options.$ref.split('/').at(-1) ?? ''
  const properties = Object.entries(info.options.$defs[name]?.properties ?? {})
  return properties
    .map(([option, schema]): [string, OptionSchema] => [
      option,
      {
        ...schema,
        ...(schema.type === 'string' ? { enum: schema.enum ?? named(info, option) } : {}),
        description: schema.description ?? SENTENCES[option] ?? '',
      },
    ])
    .filter(([, schema]) => schema.enum?.length !== 1)
    .sort(([a], [b]) => Number(a in SENTENCES) - Number(b in SENTENCES))
}

/** What an option that names a data file can be: what the rule sets say, and what else there is. */
function named(info: GameInfo, option: string): string[] {
  const said = Object.values(info.rule_sets).map((set) => String(set[option]))
  return [...new Set([...said, ...(OTHER_VALUES[option] ?? [])])]
}
