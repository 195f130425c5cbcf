// Keeps the files of earlier builds beside the new ones for a week, for pages that were opened before a deployment.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** How long a file is kept after a build that no longer contains it, in ms. */
const keptMs = 7 * 24 * 60 * 60_000
const packed = /\.(br|gz)$/

/** Empties the folder in place of Vite: set `emptyOutDir` to false. */
export function earlierPieces(folder: string): Plugin {
  return {
    name: 'earlier-pieces',
    apply: 'build',
    enforce: 'pre',
    // After everything is compiled, and before Vite copies web/public into the folder.
    renderStart: { order: 'pre', handler: () => emptyFolder(folder, Date.now()) },
  }
}

/** Deletes everything but the chunks and assets. A file's date is that of the last build that contained it. */
function emptyFolder(folder: string, now: number): void {
  if (!existsSync(folder)) return
  const assets = join(folder, 'assets')
  const latest = manifestOf(folder)
  for (const name of readdirSync(folder)) if (name !== 'assets') rmSync(join(folder, name), { recursive: true })
  if (!existsSync(assets)) return
  for (const name of readdirSync(assets).filter((one) => !packed.test(one))) {
    const piece = join(assets, name)
    if (latest.includes(`"assets/${name}"`)) utimesSync(piece, now / 1000, now / 1000)
    else if (now - statSync(piece).mtimeMs > keptMs) remove(piece)
  }
}

/** The names of the build that the new one replaces; '' without one. */
function manifestOf(folder: string): string {
  const file = join(folder, '.vite/manifest.json')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function remove(piece: string): void {
  for (const form of ['', '.br', '.gz']) rmSync(piece + form, { force: true })
}
