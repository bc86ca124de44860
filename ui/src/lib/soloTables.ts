// Tables for one person: a lesson, or the deal of the day.

import { isRefusal, makeTable } from './api'
import { showRefusal } from './refusals.svelte'
import { go } from './router.svelte'
import { keepSeat, type Occasion, rememberedName } from './seats'
import { expectTable } from './tableScreen'

// No other person reads the name at such a table, so we do not ask for one.
const DEFAULT_NAME = 'Guest'

/** Makes a table for one person and goes there, or shows the refusal. */
export async function openSoloTable(game: string, occasion: Occasion): Promise<void> {
  expectTable()
  const name = rememberedName() || DEFAULT_NAME
  const seated = await makeTable({ name, game, occasion })
  if (isRefusal(seated)) {
    showRefusal(seated)
    return
  }
  keepSeat({ ...seated, name, game, occasion, at: Date.now() })
  go(`/t/${seated.code}`)
}
