// Text for screen readers: log lines, refusals, changes of the connection. `LiveRegion` holds it.

const MOST_TEXTS = 30
let next = 0

export const spoken: { id: number; text: string }[] = $state([])

export function speak(text: string): void {
  spoken.push({ id: next++, text })
  if (spoken.length > MOST_TEXTS) spoken.shift()
}

/** How many milliseconds without a new letter count as a pause in typing. */
export const PAUSE = 900
let later: ReturnType<typeof setTimeout> | undefined

/** Speaks what typing changes, after a pause: without it every letter would be a sentence. An empty
 * text takes back what still waits. */
export function speakAfterPause(text: string): void {
  clearTimeout(later)
  if (text) later = setTimeout(() => speak(text), PAUSE)
}

/** Forgets what was spoken at a table that the person has left. */
export function hush(): void {
  speakAfterPause('')
  spoken.length = 0
}
