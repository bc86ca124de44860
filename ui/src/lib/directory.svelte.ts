// The games of this server, as it describes them. They are asked for when the page opens.

import { type GameInfo, type Games, games, isRefusal } from './api'
import type { Refusal } from './protocol/wire'

export interface GameCard extends GameInfo {
  name: string
}

class Directory {
  #games: Games | null = $state.raw(null)
  /** Why the games are not known, once the server could not be asked. */
  refusal: Refusal | null = $state.raw(null)

  constructor() {
    void this.load()
  }

  /** Asks the server, again if it could not be asked before. */
  async load(): Promise<void> {
    this.refusal = null
    const answer = await games()
    if (isRefusal(answer)) this.refusal = answer
    else this.#games = answer
  }

  /** Every game, in the server's order; none until the server has answered. */
  get cards(): GameCard[] {
    return Object.entries(this.#games ?? {}).map(([name, info]) => ({ name, ...info }))
  }

  info(name: string): GameInfo | undefined {
    return this.#games?.[name]
  }

  /** What people call a game; empty until the server has answered. */
  title(name: string): string {
    return this.#games ? (this.#games[name]?.title ?? name) : ''
  }
}

export const directory = new Directory()
