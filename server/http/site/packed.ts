// A text prepared for being sent many times, compressed once; and what a client has already, or accepts.
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export interface Packed {
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

let before: Promise<unknown> = Promise.resolve()

/**
 * Each text is made in a turn of the event loop of its own: a change of the menu calls for those of every language and
 * address at once, and nobody else is to wait for all of them.
 */
export async function pack(make: () => string): Promise<Packed> {
  const made = before.then(() => setImmediate()).then(make)
  before = made.catch(() => {})
  const plain = Buffer.from(await made)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const [br, gzipped] = await Promise.all([brotli(plain, { params }), zip(plain, { level: 9 })])
  return { plain, br, gzip: gzipped }
}

/** Sends the smallest form that the client accepts. */
export function sendPacked(request: FastifyRequest, reply: FastifyReply, packed: Packed): FastifyReply {
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
