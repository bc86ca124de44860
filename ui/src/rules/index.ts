// The rules people read, rule by rule. A refusal names a rule by its id; this leads there.

export interface Rule {
  id: string
  title: string
  text: string[]
}

export interface Chapter {
  title: string
  rules: Rule[]
}

export interface RuleBook {
  title: string
  inShort: string[]
  chapters: Chapter[]
}

const GAME_OF: Record<string, string> = { LJ: 'letterjam', QD: 'quiddler' }

const BOOKS: Record<string, () => Promise<RuleBook>> = {
  letterjam: () => import('./letterjam').then((book) => book.default),
  quiddler: () => import('./quiddler').then((book) => book.default),
}

/** Where a rule stands; null if it is of no game here. */
export function rulePath(id: string): string | null {
  const game = GAME_OF[id.split('-')[0] ?? '']
  return game ? `/rules/${game}#${id}` : null
}

export function ruleBook(game: string): Promise<RuleBook> | null {
  return BOOKS[game]?.() ?? null
}
