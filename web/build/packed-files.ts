// Writes brotli and gzip copies of each text file of the build, so that the server compresses nothing while serving.

import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const texts = /\.(js|css|svg|html|txt|webmanifest)$/
/** In bytes; a smaller file fits into one packet anyway. */
const worthIt = 600

export function packedFiles(folder: string): Plugin {
  return {
    name: 'packed-files',
    apply: 'build',
    closeBundle: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile() && texts.test(entry.name))
      await Promise.all(files.map((entry) => packFile(join(entry.parentPath, entry.name))))
    },
  }
}

/** A copy of an earlier build is kept if it is of the same text: Vite still edits a file after it has named it. */
async function packFile(file: string): Promise<void> {
  const plain = await readFile(file)
  if (plain.length < worthIt || (await isPacked(file, plain))) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, { params }))
  // Last, because it says that both are there.
  await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }))
}

async function isPacked(file: string, plain: Buffer): Promise<boolean> {
  const packed = await readFile(`${file}.gz`)
    .then(promisify(gunzip))
    .catch(() => undefined)
  return packed?.equals(plain) ?? false
}

/** Names sources in the build’s manifest relative to the project folder, wherever that folder is on this machine. */
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
