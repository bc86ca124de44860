// Sentences about the people at a table: how they changed between two updates. Before a game only
// arrivals and departures are announced, because everybody looks at the list of seats anyway.

import type { SeatView, TableView } from './protocol/wire'
import { list } from './wording'

/** Arrivals, departures and absences. `arriving` holds, from call to call, the names of
 * people who took a bot's seat and have not connected yet: their first connection is not a return. */
export function presenceChanges(
  before: TableView,
  after: TableView,
  arriving: Set<string> = new Set(),
): string[] {
  const said: string[] = []
  const was = new Map(before.seats.map((seat) => [seat.name, seat]))
  const own = after.seat === null ? null : after.seats[after.seat]?.name
  for (const [n, seat] of after.seats.entries()) {
    const old = was.get(seat.name)
    was.delete(seat.name)
    const bot = before.seats.length === after.seats.length ? before.seats[n] : undefined
    if (!old && seat.person && bot?.person && !after.seats.some((one) => one.name === bot.name)) {
      was.delete(bot.name)
      // During a game the log line tells it.
      if (after.stage !== 'playing') said.push(`${bot.name} is called ${seat.name} now.`)
      continue
    }
    if (!old && seat.person && bot && !bot.person) {
      said.push(`${seat.name} takes ${bot.name}’s seat.`)
      was.delete(bot.name)
      if (!seat.connected) arriving.add(seat.name)
    } else if (!old) said.push(`${seat.name} sits down.`)
    else if (seat.connected && arriving.delete(seat.name)) continue
    else if (seat.name !== own && after.stage === 'playing') said.push(...seatChange(old, seat))
  }
  for (const gone of was.values()) said.push(`${gone.name} has left the table.`)
  return said
}

/** Bots that play for people in the running game, or do so no more. The log tells that, too, but a
 * phone does not show the log. */
export function standInChanges(before: TableView, after: TableView): string[] {
  if (before.stage !== 'playing' || after.stage !== 'playing') return []
  return after.seats.flatMap((seat, n) => {
    const old = before.seats[n]
    if (!seat.person || n === after.seat || old?.name !== seat.name) return []
    if (!old.mind && seat.mind) return [`A bot plays for ${seat.name}.`]
    return old.mind && !seat.mind ? [`${seat.name} plays again.`] : []
  })
}

/** A sentence if somebody else hosts now, with the reason if the old host is away. */
export function hostChanges(before: TableView, after: TableView): string[] {
  const was = before.seats[before.host]?.name
  const host = after.seats[after.host]?.name
  if (host === undefined || was === host) return []
  const own = after.host === after.seat
  const lender = after.lent_by === null ? undefined : after.seats[after.lent_by]?.name
  if (lender !== undefined && lender === was) {
    return [`${lender} is away, so ${own ? 'you are' : `${host} is`} the host now.`]
  }
  return [own ? 'You are the host now.' : `${host} is the host now.`]
}

/** A sentence for everybody but the host about options and settings that the host changed during a
 * game. Such a change may end the clues or start a clock, and a phone does not show the log. */
export function optionChanges(
  before: TableView,
  after: TableView,
  labelOf: (name: string) => string,
): string[] {
  const playing = before.stage === 'playing' && after.stage === 'playing'
  if (!playing || before.number !== after.number || after.host === after.seat) return []
  const was = { ...before.options, ...before.settings }
  const now = { ...after.options, ...after.settings }
  const changed = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name as keyof typeof was]),
  )
  if (!changed.length) return []
  const host = after.seats[after.host]?.name ?? 'The host'
  return [`${host} changed the table: ${list(changed.map(([name]) => labelOf(name)))}.`]
}

function seatChange(old: SeatView, seat: SeatView): string[] {
  if (!seat.person) return []
  if (!old.mind !== !seat.mind) return []
  if (old.connected && !seat.connected) return [`${seat.name} is away.`]
  if (!old.connected && seat.connected) return [`${seat.name} is back.`]
  return []
}
