// Writes brotli and gzip copies of each text file of the build, so that the server compresses nothing while serving.
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
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

/** A file of an earlier build already has its copies: its name changes with its content. */
async function packFile(file: string): Promise<void> {
  if (existsSync(`${file}.gz`)) return
  const plain = await readFile(file)
  if (plain.length < worthIt) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }))
}
