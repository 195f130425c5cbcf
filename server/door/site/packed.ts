// A text prepared for being sent many times, compressed once; and what a client has already, or accepts.
import { setImmediate } from 'node:timers/promises'
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

/** From when on each text is worth compressing well, in ms of the process. Those that are, or will not be, are gone. */
const worthFrom = new WeakMap<PackedText, number>()

let before: Promise<unknown> = Promise.resolve()

/** In a turn of the event loop and of the machine's threads of its own, so that nobody else waits for all of them. */
function inTurn<Value>(work: () => Value | Promise<Value>): Promise<Value> {
  const turn = before.then(() => setImmediate()).then(work)
  before = turn.catch(() => {})
  return turn
}

/**
 * A change of the menu calls for its texts in every language and for every address at once. Each is made and quickly
 * compressed in a turn of its own. Compressing it well takes a hundred times as long: that is done, beside
 * everything else, once it is sent when it is `lastsMs` old. What changes with every tap of staff is hardly ever.
 */
export async function packText(make: () => string, lastsMs = 0): Promise<PackedText> {
  const packed = await inTurn(async () => {
    const plain = Buffer.from(make())
    return { plain, ...(await packQuickly(plain)) }
  })
  worthFrom.set(packed, performance.now() + lastsMs)
  return packed
}

/** The highest qualities that take about a millisecond for a text of 200 kB. */
async function packQuickly(plain: Buffer): Promise<PackedForms> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const [br, gzip] = await Promise.all([brotli(plain, { params }), zip(plain, { level: 6 })])
  return { br, gzip }
}

/** The text as it is sent now, in this encoding or in none. */
export function bodyOf(packed: PackedText, encoding: 'br' | 'gzip' | null): Buffer {
  if (performance.now() >= (worthFrom.get(packed) ?? Number.POSITIVE_INFINITY)) {
    worthFrom.delete(packed)
    void packBest(packed.plain).then((forms) => Object.assign(packed, forms))
  }
  return packed[encoding ?? 'plain']
}

/** Sends the smallest form that the client accepts. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: PackedText): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']?.toString())
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(bodyOf(packed, encoding))
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
