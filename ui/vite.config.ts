import { readFileSync } from 'node:fs'
import { env } from 'node:process'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { notices } from './notices'

/** Names the chunk of a module that the first page needs. One file instead of ten: on a phone every
 * file costs a round trip. */
function firstPage(id: string, graph: Graph): string | undefined {
  const seen = new Set<string>()
  const importers = [id]
  for (const one of importers) {
    const module = seen.has(one) ? null : graph.getModuleInfo(one)
    seen.add(one)
    if (module?.isEntry) return 'first'
    importers.push(...(module?.importers ?? []))
  }
}

interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null
}

/** The version of Parlour, from the package. */
function version(): string {
  const source = readFileSync(new URL('../src/parlour/__init__.py', import.meta.url), 'utf-8')
  const found = /^__version__ = "(.+)"$/m.exec(source)
  if (!found?.[1]) throw new Error('src/parlour/__init__.py has no version.')
  return found[1]
}

const server = env.PARLOUR_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  // The server may be under a path, which is known when it starts: see lib/root.ts.
  base: './',
  plugins: [svelte(), notices()],
  define: { __VERSION__: JSON.stringify(version()) },
  build: {
    outDir: '../src/parlour/web/pages',
    emptyOutDir: true,
    target: 'es2022',
    // The server's content policy allows files of its own and nothing inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: firstPage }] } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
})
