// Small values in this device's local storage. Storage can be full, forbidden or edited by hand:
// reading then gives the fallback, and writing does nothing. Servers under other paths of the same host
// share the storage, so names contain the path.

import { root } from './root'

function nameOf(name: string): string {
  return root() === '/' ? `parlour.${name}` : `parlour${root()}${name}`
}

export function stored<T>(name: string, fallback: T): T {
  try {
    const text = localStorage.getItem(nameOf(name))
    return text === null ? fallback : (JSON.parse(text) as T)
  } catch {
    return fallback
  }
}

export function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(nameOf(name), JSON.stringify(value))
  } catch {
    // Private windows may forbid it; the value then lasts as long as the page.
  }
}
