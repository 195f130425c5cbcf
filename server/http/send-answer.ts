// Sends the answer of a call. A large one is compressed, if the client accepts that: a tablet's list of orders is a fifth.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from './site/negotiate.ts'

/** Below so many characters an answer fits into a few packets anyway. */
const worthPacking = 4096

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The quickest of each: the answer is sent once. Other threads do the work. */
const pack = {
  br: (text: string) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (text: string) => zip(text, { level: 1 }),
}

export async function sendAnswer(request: FastifyRequest, reply: FastifyReply, value: unknown): Promise<FastifyReply> {
  const text = JSON.stringify(value)
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
  if (text.length < worthPacking) return reply.send(text)
  reply.header('vary', 'accept-encoding')
  const encoding = encodingFor(request.headers['accept-encoding']?.toString())
  if (!encoding) return reply.send(text)
  return reply.header('content-encoding', encoding).send(await pack[encoding](text))
}
