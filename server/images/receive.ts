// Reads a file that comes as the body of a request, up to a limit, in the order of its arrival.
import type { IncomingMessage } from 'node:http'

/** The whole file; undefined when it is larger than `limit` bytes, of which no more is then kept. */
export async function receive(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined
  // Who broke off already is heard no more: waiting for the end would be for ever.
  if (request.destroyed) throw brokenOff()
  const parts: Buffer[] = []
  let size = 0
  return await new Promise((resolve, reject) => {
    request.on('data', (part: Buffer) => {
      size += part.length
      if (size <= limit) parts.push(part)
      else {
        parts.length = 0
        resolve(undefined)
      }
    })
    request.on('end', () => resolve(Buffer.concat(parts)))
    request.on('error', reject)
    request.on('close', () => reject(brokenOff()))
  })
}

const brokenOff = (): Error => Object.assign(new Error('the upload broke off'), { statusCode: 400 })
