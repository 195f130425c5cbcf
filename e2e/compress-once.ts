// The shops of a worker show the same pages. Each text is compressed once per worker, not again for each shop: at the
// quality that the server asks for, that takes 0.1 s of processor time for the page and the menu in one language.
// Imported before the server, which then finds this function in the place of Node's.

import type { NonSharedBuffer } from 'node:buffer'
import { createHash } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import zlib, { type BrotliOptions, type CompressCallback } from 'node:zlib'

const compress = zlib.brotliCompress
const known = new Map<string, Promise<NonSharedBuffer>>()

function compressOnce(text: Buffer, options: BrotliOptions, done: CompressCallback): void {
  const key = createHash('sha256').update(JSON.stringify(options)).update(text).digest('base64')
  const compressed = known.get(key) ?? compressing(text, options)
  known.set(key, compressed)
  void compressed.then(
    (result) => done(null, result),
    (error: Error) => done(error, Buffer.alloc(0)),
  )
}

const compressing = (text: Buffer, options: BrotliOptions) =>
  new Promise<NonSharedBuffer>((resolve, reject) =>
    compress(text, options, (error, result) => (error ? reject(error) : resolve(result))),
  )

Object.assign(zlib, { brotliCompress: compressOnce })
syncBuiltinESMExports()
