// A few soft notes, for people who have turned sound on.

import { settings } from './settings.svelte'

// The pitches of each sound, one after the other.
const NOTES = {
  turn: [523.25, 659.25],
  given: [392, 523.25, 659.25],
  end: [392, 493.88, 587.33, 783.99],
  deal: [196, 220, 196],
  draw: [329.63],
  out: [392, 523.25, 659.25, 783.99],
  verdict: [293.66, 220],
  scored: [329.63, 392, 493.88],
} as const

let context: AudioContext | null = null

export function playSound(name: keyof typeof NOTES): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  // A browser suspends sound that began without a tap, and while a page is hidden for long.
  if (context.state === 'suspended') void context.resume()
  const start = context.currentTime
  NOTES[name].forEach((pitch, n) => {
    if (!context) return
    const tone = context.createOscillator()
    const loudness = context.createGain()
    const at = start + n * 0.11
    tone.type = 'sine'
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0, at)
    loudness.gain.linearRampToValueAtTime(0.08, at + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.5)
    tone.connect(loudness).connect(context.destination)
    tone.start(at)
    tone.stop(at + 0.55)
  })
}
