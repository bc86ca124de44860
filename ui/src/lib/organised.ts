// The evenings that this device organises, with the organiser's keys.

import { store, stored } from './storage'

export interface Organised {
  name: string
  key: string
  title: string
  /** When it ends, in seconds since 1970; 0 if that is not known yet. */
  ends: number
}

const MOST_EVENINGS = 20

function all(): Organised[] {
  const evenings = stored<Organised[]>('evenings', [])
  return Array.isArray(evenings) ? evenings : []
}

/** The evenings that this device organises, the latest first. */
export function organisedEvenings(): Organised[] {
  return all()
}

export function organiserKey(name: string): string | undefined {
  return all().find((one) => one.name === name)?.key
}

export function keepOrganised(evening: Organised): void {
  const others = all().filter((one) => one.name !== evening.name)
  store('evenings', [evening, ...others].slice(0, MOST_EVENINGS))
}

export function forgetOrganised(name: string): void {
  store(
    'evenings',
    all().filter((one) => one.name !== name),
  )
}
