// How many uploads may be under way: each holds its file in memory. One that is sent no further gives up its place.
import type { IncomingMessage } from 'node:http'

/** How long nothing may have arrived of an upload that another one displaces, in ms. */
const silentMs = 2000

export interface UploadPlaces {
  /**
   * Receives the file and hands it to `use`, in a place of its own. Returns 'full' if there is none, or if it had to
   * give it up; undefined if the file is larger than `limit` bytes.
   */
  take<Value>(
    request: IncomingMessage,
    limit: number,
    use: (file: Buffer) => Promise<Value>,
  ): Promise<Value | undefined | 'full'>
}

interface UploadPlace {
  heardAt: number
  /** Undefined once the whole file is there: then it is being worked on. */
  giveUp: (() => void) | undefined
}

/** `now`: milliseconds that only go forward. */
export function uploadPlaces(most: number, now: () => number = () => performance.now()): UploadPlaces {
  const places = new Set<UploadPlace>()

  const makeRoom = (): void => {
    const silent = [...places].filter(({ giveUp, heardAt }) => giveUp && now() - heardAt >= silentMs)
    const longest = silent.sort((one, other) => one.heardAt - other.heardAt)[0]
    longest?.giveUp?.()
    if (longest) places.delete(longest)
  }

  return {
    take: async (request, limit, use) => {
      if (places.size >= most) makeRoom()
      if (places.size >= most) return 'full'
      const place: UploadPlace = { heardAt: now(), giveUp: undefined }
      places.add(place)
      const heard = (): void => {
        place.heardAt = now()
      }
      request.on('data', heard)
      try {
        const givenUp = new Promise<'full'>((resolve) => {
          place.giveUp = () => resolve('full')
        })
        const received = receiveUpload(request, limit)
        received.catch(() => {})
        const file = await Promise.race([received, givenUp])
        place.giveUp = undefined
        return file === undefined || file === 'full' ? file : await use(file)
      } finally {
        request.off('data', heard)
        places.delete(place)
      }
    },
  }
}

/** The whole file, or undefined above `limit` bytes; no more than that is kept in memory. */
export async function receiveUpload(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
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
