// A deployment during a journey: the same site as a build of which every file has another name.
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { JourneyShop } from './journey-fixtures.ts'

const built = fileURLToPath(new URL('../dist/web', import.meta.url))

/** The same site as a build that has none of the files of the one before: each has another name. */
function anotherBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'noisette-newer-'))
  cpSync(built, folder, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
  const assets = join(folder, 'assets')
  const pieces = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name))
  const newName = (name: string) => name.replace(/\.(js|css)$/, 'x.$1')
  const renamed = (text: string) => pieces.reduce((all, name) => all.replaceAll(name, newName(name)), text)
  for (const name of pieces) {
    const file = join(assets, name)
    writeFileSync(file, renamed(readFileSync(file, 'utf8')))
    renameSync(file, join(assets, newName(name)))
  }
  for (const name of ['index.html', 'sw.js', '.vite/manifest.json']) {
    const file = join(folder, name)
    writeFileSync(file, renamed(readFileSync(file, 'utf8')))
  }
  return folder
}

/** Starts the shop's server with that build. The folder goes when the journeys end. */
export async function deployAnother(shop: JourneyShop): Promise<void> {
  const folder = anotherBuild()
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  await shop.deploy(folder)
}
