// The settings of this device. They stay in its storage and are never sent to the server.

import { store, stored } from './storage'

export interface DeviceSettings {
  theme: 'system' | 'light' | 'dark'
  letters: 'normal' | 'large'
  face: 'normal' | 'dyslexia'
  motion: 'system' | 'reduced'
  sound: boolean
  /** Whether to notify the person when it is their turn and the page is hidden. */
  notify: boolean
  textView: boolean
  /** Whether single letters, digits and signs act when no field has the focus. */
  shortcuts: boolean
}

const DEFAULTS: DeviceSettings = {
  theme: 'system',
  letters: 'normal',
  face: 'normal',
  motion: 'system',
  sound: false,
  notify: false,
  textView: false,
  shortcuts: true,
}

export const settings: DeviceSettings = $state({ ...DEFAULTS, ...stored('settings', {}) })

const darkSystem = matchMedia('(prefers-color-scheme: dark)')
const stillSystem = matchMedia('(prefers-reduced-motion: reduce)')

/** Whether things may move. Check it before any animation that does not come from CSS. */
export function motionAllowed(): boolean {
  return settings.motion !== 'reduced' && !stillSystem.matches
}

function apply(): void {
  const { dataset } = document.documentElement
  const dark = settings.theme === 'dark' || (settings.theme === 'system' && darkSystem.matches)
  dataset.theme = dark ? 'dark' : 'light'
  dataset.letters = settings.letters
  dataset.face = settings.face
  dataset.motion = motionAllowed() ? 'full' : 'reduced'
}

darkSystem.addEventListener('change', apply)
stillSystem.addEventListener('change', apply)

/** Applies and stores the settings, now and on every change. */
export function watchSettings(): void {
  $effect.root(() => {
    $effect(() => {
      store('settings', settings)
      apply()
    })
  })
  apply()
}
