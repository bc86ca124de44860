// What tells people that it is their turn while they look at something else: a mark on the page's
// icon, a badge on the installed app, and a notification if they have allowed one. None of them says
// more than which game waits at which table, so nothing hidden can be read on a locked screen.

import { at } from './root'
import { settings } from './settings.svelte'

const ICONS = { quiet: '/icon.svg', turn: '/icon-turn.svg' }

let shown: Notification | null = null

/** Marks the icon while the game waits for the person. */
export function markTurn(mine: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon) icon.setAttribute('href', at(mine ? ICONS.turn : ICONS.quiet))
  // Browsers without badges do not have these; others refuse unless the page is installed.
  if (mine) void navigator.setAppBadge?.().catch(() => {})
  else void navigator.clearAppBadge?.().catch(() => {})
  if (!mine) closeNotification()
}

export function canNotify(): boolean {
  return 'Notification' in window
}

export function notificationsBlocked(): boolean {
  return canNotify() && Notification.permission === 'denied'
}

/** Asks the browser for permission. Call it only when the person has just tapped something. */
export async function allowNotifications(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Notifies a person whose page is hidden that the game waits for them. */
export function notifyTurn(game: string, code: string): void {
  if (!settings.notify || !document.hidden || !canNotify()) return
  if (Notification.permission !== 'granted') return
  closeNotification()
  try {
    shown = new Notification('It is your turn', {
      body: `${game} at ${code}`,
      tag: `parlour-${code}`,
      icon: ICONS.turn,
    })
    shown.onclick = () => {
      window.focus()
      closeNotification()
    }
  } catch {
    // Some phones allow notifications only to installed apps. The icon and the title remain.
    shown = null
  }
}

function closeNotification(): void {
  shown?.close()
  shown = null
}
