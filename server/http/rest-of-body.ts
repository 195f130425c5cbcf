// What is left of a body once its answer is sent: read on for a while, so that the answer is seen, and then cut off.
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** More than any upload of ours: a browser reads an answer only after it has sent what it sends. */
const mostBytes = 24_000_000
const mostMs = 30_000

export function boundRest(app: FastifyInstance): void {
  app.addHook('onSend', (request, _reply, _payload, next) => {
    if (!request.raw.readableEnded && hasBody(request.raw)) cutOff(request.raw)
    next()
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function cutOff(body: IncomingMessage): void {
  const cut = () => body.destroy()
  let size = 0
  const late = setTimeout(cut, mostMs).unref()
  body.on('data', (part: Buffer) => {
    size += part.length
    if (size > mostBytes) cut()
  })
  body.once('close', () => clearTimeout(late))
}
