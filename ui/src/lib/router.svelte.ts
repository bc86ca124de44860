// From the address to a screen. The browser's history is the only state.

export type Route =
  | { screen: 'front' }
  | { screen: 'table'; code: string }
  | { screen: 'replay'; code: string; game: number }
  | { screen: 'open-record' }
  | { screen: 'rules'; game: string | null }
  | { screen: 'learn'; game: string }
  | { screen: 'not-found' }

export function routeOf(path: string): Route {
  const [first, second, ...rest] = path.split('/').filter(Boolean)
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
  }
  return { screen: 'not-found' }
}

let path = $state(location.pathname)

export const router = {
  get route(): Route {
    return routeOf(path)
  },
}

/** Goes to another screen. With `replace`, the back button does not return to this one. */
export function go(to: string, { replace = false } = {}): void {
  const url = new URL(to, location.href)
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
  if (link.pathname === location.pathname && link.hash) return
  event.preventDefault()
  go(link.href)
}

window.addEventListener('popstate', () => {
  path = location.pathname
})
