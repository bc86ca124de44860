// The deals whose cards this device has seen: in games at which it sat or watched, and in replays. The
// server is told when the device sits down to one of them again, and marks it.

import { store, stored } from './storage'

interface SeenDeal {
  deal: string
  /** The evening that the deal belongs to, if any. */
  evening: string | null
  /** The table at which its cards were seen first; null if they were seen in a replay. */
  table: string | null
}

const MOST_KEPT = 1000
// The server takes no more names at once.
const MOST_SENT = 50

export const SEEN_BEFORE =
  'You have seen these cards before. You can play; it is marked in every comparison.'

function all(): SeenDeal[] {
  const seen = stored<SeenDeal[]>('seen', [])
  return Array.isArray(seen) ? seen : []
}

/** The names of the deals that this device saw last, the latest first. */
export function seenDeals(): string[] {
  return all()
    .map(({ deal }) => deal)
    .slice(0, MOST_SENT)
}

/** The names of the deals of an evening whose cards this device has seen. */
export function seenAt(evening: string): string[] {
  return all()
    .filter((one) => one.evening === evening)
    .map(({ deal }) => deal)
}

/** Those of some deals whose cards this device has seen, elsewhere than at a table. Whoever comes back to
 * their own table has not seen its cards before. */
export function seenOf(deals: readonly (string | null)[], here = ''): string[] {
  const seen = new Set(
    all()
      .filter(({ table }) => table !== here)
      .map(({ deal }) => deal),
  )
  return deals.filter((deal): deal is string => deal !== null && seen.has(deal))
}

export function markSeen(
  deal: string,
  evening: string | null = null,
  table: string | null = null,
): void {
  const known = all().find((one) => one.deal === deal)
  const others = all().filter((one) => one.deal !== deal)
  const first = known ? known.table : table
  store(
    'seen',
    [{ deal, evening: evening ?? known?.evening ?? null, table: first }, ...others].slice(
      0,
      MOST_KEPT,
    ),
  )
}
