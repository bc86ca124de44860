// The largest part of the script is for people at a table. It is fetched when somebody is about to sit
// down, so that the front page and an invitation are light.

export const tableScreen = () => import('../screens/TableScreen.svelte')

/** Fetches the part for a table, while the person still types or the server still answers. */
export function expectTable(): void {
  // If it fails, the page of the table tries again.
  tableScreen().catch(() => undefined)
}
