// Tables for one person: a lesson, or the deal of the day. One tap makes the table and leads there.

import { isRefusal, makeTable } from './api'
import { showRefusal } from './refusals.svelte'
import { go } from './router.svelte'
import { keepSeat, type Occasion, rememberedName } from './seats'

// Nobody else reads it, so nobody is asked for a name here.
const NAMELESS = 'Guest'

/** Makes a table for one person and goes there, or says why not. */
export async function playAlone(game: string, occasion: Occasion): Promise<void> {
  const name = rememberedName() || NAMELESS
  const seated = await makeTable({ name, game, occasion })
  if (isRefusal(seated)) {
    showRefusal(seated)
    return
  }
  keepSeat({ ...seated, name, game, occasion, at: Date.now() })
  go(`/t/${seated.code}`)
}
