// The rules people read. The server has them as data, by game and by id; each game's are asked for
// once.

import { call, games, isRefusal } from './api'
import type { GameRules, Refusal, Rule } from './protocol/wire'

const known = new Map<string, Promise<GameRules | Refusal>>()

/** The rules of a game. Without sections if nobody has written them down. */
export async function rulesOf(game: string): Promise<GameRules | Refusal> {
  const asked = known.get(game) ?? call<GameRules>(`rules/${encodeURIComponent(game)}`)
  known.set(game, asked)
  const answer = await asked
  if (isRefusal(answer)) known.delete(game)
  return answer
}

export function ruleById(rules: GameRules, id: string): Rule | undefined {
  return rules.sections.flatMap((section) => section.rules).find((rule) => rule.id === id)
}

/** Where a rule stands and what it is called; null if it is of no game here. */
export async function findRule(id: string): Promise<{ path: string; title: string } | null> {
  const there = await games()
  if (isRefusal(there)) return null
  const prefix = id.split('-')[0]
  const game = Object.keys(there).find((name) => there[name]?.rule_prefix === prefix)
  if (!game) return null
  const rules = await rulesOf(game)
  const title = isRefusal(rules) ? '' : (ruleById(rules, id)?.title ?? '')
  return { path: `/rules/${game}#${id}`, title }
}
