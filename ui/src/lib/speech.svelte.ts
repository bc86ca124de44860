// What a screen reader is told: every line of the game, every change of the connection.

const KEPT = 12
let next = 0

export const spoken: { id: number; text: string }[] = $state([])

export function speak(text: string): void {
  spoken.push({ id: next++, text })
  if (spoken.length > KEPT) spoken.shift()
}
