// What changed about the people at a table between two updates, in a few words. Before a game
// everybody looks at the list of seats anyway; then only coming and going is said.

import type { SeatView, TableView } from './protocol/wire'

export function comings(before: TableView, after: TableView): string[] {
  const said: string[] = []
  const was = new Map(before.seats.map((seat) => [seat.name, seat]))
  const own = after.seat === null ? null : after.seats[after.seat]?.name
  for (const seat of after.seats) {
    const old = was.get(seat.name)
    if (!old) said.push(`${seat.name} sits down.`)
    else if (seat.name !== own && after.stage === 'playing') said.push(...oneChange(old, seat))
    was.delete(seat.name)
  }
  for (const gone of was.values()) said.push(`${gone.name} has left the table.`)
  if (before.host !== after.host) {
    said.push(
      after.host === after.seat
        ? 'You are the host now.'
        : `${after.seats[after.host]?.name} is the host now.`,
    )
  }
  return said
}

function oneChange(old: SeatView, seat: SeatView): string[] {
  if (!seat.person) return []
  if (!old.mind && seat.mind) return [`A bot plays for ${seat.name}.`]
  if (old.mind && !seat.mind) return [`${seat.name} plays again.`]
  if (old.connected && !seat.connected) return [`${seat.name} is away.`]
  if (!old.connected && seat.connected) return [`${seat.name} is back.`]
  return []
}
