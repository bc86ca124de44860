// Text for screen readers: log lines, refusals, changes of the connection. `LiveRegion` holds it.

const MOST_TEXTS = 12
let next = 0

export const spoken: { id: number; text: string }[] = $state([])

export function speak(text: string): void {
  spoken.push({ id: next++, text })
  if (spoken.length > MOST_TEXTS) spoken.shift()
}
