// Small things kept on this device. Storage can be full, forbidden or edited by hand; then the
// default counts and nothing breaks.

export function stored<T>(name: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`parlour.${name}`)
    return text === null ? fallback : (JSON.parse(text) as T)
  } catch {
    return fallback
  }
}

export function store(name: string, value: unknown): void {
  try {
    localStorage.setItem(`parlour.${name}`, JSON.stringify(value))
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}
