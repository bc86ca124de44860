/** The name of the server that a link to a call leads to. The server of the table has checked it. */
export function callHost(link: string): string {
  try {
    return new URL(link).hostname
  } catch {
    return ''
  }
}
