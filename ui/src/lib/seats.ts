// The seats this device holds: the key of each, and enough to list them under "continue".

import { store, stored } from './storage'

export type Occasion = 'lesson' | 'day'

export interface KeptSeat {
  code: string
  key: string
  name: string
  game: string
  /** What the table is for, if not for an evening with friends. */
  occasion?: Occasion
  /** The day whose deal is played there. */
  day?: string | null
  /** Whether there is nothing more to do at a table for one. */
  over?: boolean
  /** Whether a bot plays there for this device's person. */
  left?: boolean
  /** When this device was last at the table, in milliseconds since 1970. */
  at: number
}

const KEPT = 20

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

export function keepSeat(seat: KeptSeat): void {
  const others = keptSeats().filter((other) => other.code !== seat.code)
  store('seats', [seat, ...others].slice(0, KEPT))
}

export function forgetSeat(code: string): void {
  store(
    'seats',
    all().filter((seat) => seat.code !== code),
  )
}

/** This device's person has left a game in which a bot plays on for them. */
export function markLeft(code: string): void {
  const seat = keptSeat(code)
  if (seat) keepSeat({ ...seat, left: true, at: Date.now() })
}

/** A bot's seat that this device has asked for. */
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
