// Reads a file that comes as the body of a request, up to a limit.
import type { IncomingMessage } from 'node:http'

/**
 * Returns the whole file, or undefined if it is larger than `limit` bytes; then no more than that is kept in memory.
 */
export async function receive(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return undefined
  // The client may have disconnected already; its 'end' event would never come.
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
    request.on('error', () => reject(brokenOff()))
    request.on('close', () => reject(brokenOff()))
  })
}

/** What the client did is no fault of ours: as a bad request it is not logged as one. */
const brokenOff = (): Error => Object.assign(new Error('the upload broke off'), { statusCode: 400 })
