// The seats that this device holds, with their keys and what the list "Continue" shows of them.

import { store, stored } from './storage'

export type Occasion = 'lesson' | 'day' | 'deals'

export interface KeptSeat {
  code: string
  key: string
  name: string
  game: string
  /** What the table was set up for, if it was. */
  occasion?: Occasion
  /** Whether the table is for one person. */
  alone?: boolean
  /** The evening that the table takes part in. */
  evening?: string | null
  /** The day of the deal, for a deal of the day. */
  day?: string | null
  /** Whether the lesson or the deal of the day is over. */
  over?: boolean
  /** Whether this device's person has left and a bot plays for them. */
  left?: boolean
  /** When this device was last at the table, in milliseconds since 1970. */
  at: number
}

const MOST_SEATS = 20

function all(): KeptSeat[] {
  const seats = stored<KeptSeat[]>('seats', [])
  return Array.isArray(seats) ? seats : []
}

/** The seats of this device, the latest first. */
export function keptSeats(): KeptSeat[] {
  return all().sort((a, b) => b.at - a.at)
}

export function keptSeat(code: string): KeptSeat | undefined {
  return all().find((seat) => seat.code === code)
}

/** This device's seat at a table of an evening; the latest, if there are several. */
export function seatAtEvening(evening: string): KeptSeat | undefined {
  return keptSeats().find((seat) => seat.evening === evening)
}

export function keepSeat(seat: KeptSeat): void {
  const others = keptSeats().filter((other) => other.code !== seat.code)
  store('seats', [seat, ...others].slice(0, MOST_SEATS))
}

export function forgetSeat(code: string): void {
  store(
    'seats',
    all().filter((seat) => seat.code !== code),
  )
}

/** Notes that this device's person has left the game and a bot plays on for them. */
export function markLeft(code: string): void {
  const seat = keptSeat(code)
  if (seat) keepSeat({ ...seat, left: true, at: Date.now() })
}

/** A request for a bot's seat that this device has made. */
export interface KeptRequest {
  code: string
  pass: string
  name: string
}

export function keptRequest(code: string): KeptRequest | null {
  const kept = stored<KeptRequest | null>('request', null)
  return kept?.code === code ? kept : null
}

export function keepRequest(request: KeptRequest | null): void {
  store('request', request)
}

/** The name typed last on this device. */
export function rememberedName(): string {
  return stored('name', '')
}

export function rememberName(name: string): void {
  store('name', name)
}
