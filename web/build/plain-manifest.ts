// Names sources in the build's manifest relative to the project folder, wherever that folder is on this machine.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export function plainManifest(folder: string, root: string): Plugin {
  const file = join(folder, '.vite/manifest.json')
  return {
    name: 'plain-manifest',
    apply: 'build',
    closeBundle: async () => {
      await writeFile(file, (await readFile(file, 'utf8')).replaceAll(root, ''))
    },
  }
}
