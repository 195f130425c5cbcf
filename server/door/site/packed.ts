// A text prepared for being sent many times, compressed once; and what a client has already, or accepts.
import { setImmediate, setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type PackedForms, packBest } from './pack-best.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Its compressed forms are replaced once the best ones are there. Keep the object, not a copy of it. */
export interface PackedText {
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

let before: Promise<unknown> = Promise.resolve()

/** In a turn of the event loop and of the machine's threads of its own, so that nobody else waits for all of them. */
function inTurn<Value>(work: () => Value | Promise<Value>): Promise<Value> {
  const turn = before.then(() => setImmediate()).then(work)
  before = turn.catch(() => {})
  return turn
}

/**
 * A change of the menu calls for its texts in every language and for every address at once. Each is made in a turn of
 * its own, and compressed well in a thread of its own. After `momentMs` the best forms of a usual text are there; of a
 * longer one quick forms are returned first.
 */
export async function packText(make: () => string, momentMs = 250): Promise<PackedText> {
  const plain = Buffer.from(await inTurn(make))
  const best = packBest(plain)
  const soon = await Promise.race([best, setTimeout(momentMs, undefined, { ref: false })])
  if (soon) return { plain, ...soon }
  const packed = { plain, ...(await inTurn(() => packQuickly(plain))) }
  void best.then((forms) => Object.assign(packed, forms))
  return packed
}

async function packQuickly(plain: Buffer): Promise<PackedForms> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  return { br: await brotli(plain, { params }), gzip: await zip(plain, { level: 4 }) }
}

/** Sends the smallest form that the client accepts. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: PackedText): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']?.toString())
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(encoding ? packed[encoding] : packed.plain)
}

/** Whether If-None-Match contains this ETag, also in a list or weakened by a proxy. */
export const hasAlready = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === etag || one === '*')

/** The better of our encodings that Accept-Encoding allows; null for none. */
export function encodingFor(acceptEncoding: string | undefined): 'br' | 'gzip' | null {
  const accepted = (acceptEncoding ?? '')
    .split(',')
    .map((one) =>
      one
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? null
}

/** AVIF for clients that accept it, WebP for all others. */
export const pictureFormat = (accept: string | undefined): 'avif' | 'webp' =>
  /\bimage\/avif\b/.test(accept ?? '') ? 'avif' : 'webp'
