// When an evening ends: the choices to pick from, and how people say it.

import { count } from './wording'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export type EndChoice = 'hours' | 'midnight' | 'week' | 'time'

export const END_CHOICES: { value: EndChoice; label: string }[] = [
  { value: 'hours', label: 'In 3 hours' },
  { value: 'midnight', label: 'Tonight at midnight' },
  { value: 'week', label: 'In a week' },
  { value: 'time', label: 'At another time' },
]

/** The end in seconds since 1970. `time` is the value of a field for a date and a time; null if it is
 * not filled in. */
export function endOf(choice: EndChoice, time: string, now = new Date()): number | null {
  const seconds = now.getTime() / 1000
  if (choice === 'hours') return seconds + 3 * HOUR
  if (choice === 'week') return seconds + 7 * DAY
  if (choice === 'midnight') {
    const midnight = new Date(now)
    midnight.setHours(24, 0, 0, 0)
    return midnight.getTime() / 1000
  }
  const chosen = new Date(time).getTime()
  return Number.isNaN(chosen) ? null : chosen / 1000
}

/** A moment as the value of a field for a date and a time, which knows no time zone. */
export function fieldTime(seconds: number): string {
  const there = new Date(seconds * 1000)
  const local = new Date(there.getTime() - there.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}

/** A moment by this device's clock, as people say it: "Friday, 20 November, 23:30". */
export function momentName(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  })
}

/** How long it is until then: "2 days and 3 hours", "12 minutes". */
export function timeLeft(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const parts: [number, string][] = [
    [Math.floor(whole / DAY), 'day'],
    [Math.floor(whole / HOUR) % 24, 'hour'],
    [Math.floor(whole / MINUTE) % 60, 'minute'],
  ]
  const first = parts.findIndex(([n]) => n > 0)
  if (first < 0) return 'less than a minute'
  return parts
    .slice(first, first + 2)
    .filter(([n]) => n > 0)
    .map(([n, unit]) => count(n, unit))
    .join(' and ')
}
