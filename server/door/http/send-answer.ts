// Sends the answer of a call. A large one is compressed if the client accepts that: a list of orders shrinks to a
// fifth.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from '../site/packed.ts'

/** Below so many characters an answer fits into a few packets anyway. */
const worthPacking = 4096

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The quickest of each: the answer is sent once. Other threads do the work. */
const pack = {
  br: (text: string) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (text: string) => zip(text, { level: 1 }),
}

/** What was made of answers that are given again. */
const kept = new WeakMap<object, { readonly text: string; readonly packed: Map<string, Promise<Buffer>> }>()

/** Marks an answer that is given to several requests: it is written and compressed once. */
export function keepReady<Value extends object>(value: Value): Value {
  kept.set(value, { text: JSON.stringify(value), packed: new Map() })
  return value
}

export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, value: object): Promise<FastifyReply> {
  const ready = kept.get(value)
  const text = ready?.text ?? JSON.stringify(value)
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
  if (text.length < worthPacking) return reply.send(text)
  reply.header('vary', 'accept-encoding')
  const encoding = encodingFor(request.headers['accept-encoding']?.toString())
  if (!encoding) return reply.send(text)
  const packed = ready?.packed.get(encoding) ?? pack[encoding](text)
  ready?.packed.set(encoding, packed)
  return reply.header('content-encoding', encoding).send(await packed)
}
