// Where the server is on its host: at `/`, or under a path that its operator chose. Inside the house an
// address is written as if it were at `/`, such as `/t/plum-otter-7`; this module makes what a browser
// needs of it.

let known: string | undefined

/** The path that all addresses of the server begin with, as `/` or `/games/parlour/`. */
export function root(): string {
  // The server writes it into the page; the development server of Vite leaves it relative.
  known ??= new URL(
    document.querySelector<HTMLMetaElement>('meta[name="parlour-root"]')?.content ?? '/',
    location.origin,
  ).pathname
  return known
}

/** The path of an address of the house, for links and requests. */
export function at(address: string): string {
  return root() + address.slice(1)
}

/** An address of the house as a whole link, to be sent to somebody. */
export function linkTo(address: string): string {
  return location.origin + at(address)
}

/** The address of the house that a path leads to; null if the path leads somewhere else. */
export function addressOf(path: string): string | null {
  return path.startsWith(root()) ? path.slice(root().length - 1) : null
}
