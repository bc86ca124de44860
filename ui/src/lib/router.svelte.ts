// From the address to a screen. The browser's history is the only state.

import { addressOf, at } from './root'
import { upgrade } from './version.svelte'

export type Route =
  | { screen: 'front' }
  | { screen: 'table'; code: string }
  | { screen: 'replay'; code: string; game: number }
  | { screen: 'open-record' }
  | { screen: 'rules'; game: string | null }
  | { screen: 'learn'; game: string }
  | { screen: 'deal'; name: string }
  | { screen: 'new-evening' }
  | { screen: 'evening'; name: string }
  | { screen: 'not-found' }

export function routeOf(path: string): Route {
  const [first, second, ...rest] = (addressOf(path) ?? '').split('/').filter(Boolean)
  if (first === undefined) return { screen: 'front' }
  if (first === 't' && second && rest[0] === 'replay' && rest.length <= 3) {
    const game = Number(rest[1])
    if (Number.isInteger(game)) return { screen: 'replay', code: decodeURIComponent(second), game }
  }
  if (rest.length === 0) {
    if (first === 'replay' && !second) return { screen: 'open-record' }
    if (first === 't' && second) return { screen: 'table', code: decodeURIComponent(second) }
    if (first === 'rules') return { screen: 'rules', game: second ?? null }
    if (first === 'learn' && second) return { screen: 'learn', game: second }
    if (first === 'deal' && second) return { screen: 'deal', name: decodeURIComponent(second) }
    if (first === 'evening') {
      return second
        ? { screen: 'evening', name: decodeURIComponent(second) }
        : { screen: 'new-evening' }
    }
  }
  return { screen: 'not-found' }
}

let path = $state(location.pathname)

export const router = {
  get route(): Route {
    return routeOf(path)
  },
}

/** Goes to an address of the house. With `replace`, the back button does not return to this screen. */
export function go(address: string, { replace = false } = {}): void {
  const url = new URL(at(address), location.href)
  // Another screen begins anew anyway: a good moment for the pages of a newer version.
  if (upgrade.available) {
    if (replace) location.replace(url)
    else location.assign(url)
    return
  }
  if (replace) history.replaceState(null, '', url)
  else history.pushState(null, '', url)
  path = url.pathname
  if (!url.hash) window.scrollTo(0, 0)
}

/** Handles clicks on links within the site without reloading the page. Clicks with a modifier key are
 * left to the browser. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) {
    return
  }
  const link = (event.target as Element).closest('a')
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) {
    return
  }
  const address = addressOf(link.pathname)
  if (address === null) return
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  go(address + link.search + link.hash)
}

window.addEventListener('popstate', () => {
  path = location.pathname
})
