// Compresses texts as well as it can be done, one after the other, in a thread of its own: nothing else waits for it.
import { parentPort } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

parentPort?.on('message', (plain: Uint8Array) => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  parentPort?.postMessage({ br: brotliCompressSync(plain, { params }), gzip: gzipSync(plain, { level: 9 }) })
})
