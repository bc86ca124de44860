// Files of the server that this device saves. A request with a key cannot be a plain link.

import { fileAt, isRefusal } from './api'
import { showRefusal } from './refusals.svelte'

/** Saves a file of the server under a name, or shows the refusal. */
export async function saveFile(path: string, name: string, code?: string): Promise<void> {
  const file = await fileAt(path, code)
  if (isRefusal(file)) {
    showRefusal(file)
    return
  }
  const address = URL.createObjectURL(file)
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
  URL.revokeObjectURL(address)
}
