// Tables for one person: a lesson, or the deal of the day.

import { isRefusal, makeTable } from './api'
import { showRefusal } from './refusals.svelte'
import { go } from './router.svelte'
import { keepSeat, rememberedName } from './seats'
import { seenDeals } from './seenDeals'
import { expectTable } from './tableScreen'

// No other person reads the name at such a table, so we do not ask for one.
const DEFAULT_NAME = 'Guest'

/** Makes a table for one person and goes there, or shows the refusal. */
export async function openSoloTable(game: string, occasion: 'lesson' | 'day'): Promise<void> {
  expectTable()
  const name = rememberedName() || DEFAULT_NAME
  // The server knows which of them is today's deal.
  const seen = occasion === 'day' ? seenDeals() : []
  const seated = await makeTable({ name, game, occasion, seen })
  if (isRefusal(seated)) {
    showRefusal(seated)
    return
  }
  keepSeat({ ...seated, name, game, occasion, alone: true, at: Date.now() })
  go(`/t/${seated.code}`)
}
