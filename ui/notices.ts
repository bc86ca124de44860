// The licences of everything that the pages are built of, in one file beside them.
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//

/** Writes notices.txt. The build fails if a package that it uses has no licence file. */
export function notices(): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    generateBundle(_, bundle) {
      const found = new Map<string, string>()
      // Fonts come by style sheets, and are no modules.
      const assets = Object.values(bundle).flatMap((one) =>
        one.type === 'asset' ? one.originalFileNames.map((name) => resolve(name)) : [],
      )
      for (const id of [...this.getModuleIds(), ...assets]) {
        const [, folder, name] = PACKAGE.exec(id.replaceAll('\\', '/')) ?? []
        if (folder && name) found.set(name, folder)
      }
      const sections = [...found].sort().map(([name, folder]) => {
        const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one))
        if (!file) this.error(`${name} has no licence file, so the pages cannot carry its notice.`)
        const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
        return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
      })
      const rule = `\n${'-'.repeat(80)}\n\n`
      const head = 'The pages of Parlour contain these packages, under their own licences.\n'
      this.emitFile({
        type: 'asset',
        fileName: 'notices.txt',
        source: [head, ...sections].join(rule),
      })
    },
  }
}
