// A text prepared for being sent many times: plain, brotli and gzip, compressed once.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from './negotiate.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export interface Packed {
  readonly plain: Buffer
  readonly br: Buffer
  readonly gzip: Buffer
}

export async function pack(text: string): Promise<Packed> {
  const plain = Buffer.from(text)
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
