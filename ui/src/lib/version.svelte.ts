// The version of these pages, and whether the server has another one since it was upgraded.

import { call, isRefusal } from './api'
import type { ServerVersion } from './protocol/wire'

declare const __VERSION__: string

/** The version that these pages were built with. */
export const VERSION: string = __VERSION__

export const upgrade = $state({ available: false })

/** Compares the version of these pages with the server's. Call it after a reconnect: an upgrade breaks
 * every connection. */
export async function lookForUpgrade(): Promise<void> {
  const found = await call<ServerVersion>('version')
  if (!isRefusal(found)) upgrade.available = found.version !== VERSION
}
