// Uploads a picture file; the server returns the picture as items, offers and posts refer to it.
import { useMutation } from '@tanstack/react-query'
import { addressOf } from '../../../contract/addresses.ts'
import type { Image } from '../../../domain/menu/menu.ts'
import { type Answer, refusalIn } from '../http/client.ts'
import { staffCache, valueFrom } from './staff.ts'

/** A photo of 12 MB takes a while to upload from a phone in the kitchen. */
const patienceMs = 120_000

/** Like `ask`, for the one call whose body is a file. */
async function send(file: Blob): Promise<Answer<'images.upload'>> {
  const { method, path } = addressOf('images.upload')
  // The server examines the file; this only says that it is an image.
  const headers = { 'content-type': file.type.startsWith('image/') ? file.type : 'image/unknown' }
  try {
    const response = await fetch(path, { method, headers, body: file, signal: AbortSignal.timeout(patienceMs) })
    const body: unknown = await response.json().catch(() => undefined)
    if (response.ok && body !== undefined) return { ok: true, value: body as { image: Image } }
    return { ok: false, refusal: refusalIn(response.status, body) }
  } catch {
    return { ok: false, refusal: { refusal: 'unreachable', problems: [] } }
  }
}

/** Throws a Refusal, as every staff call does; `not_an_image` and the like say what is wrong with the file. */
export const useUpload = () =>
  useMutation({ mutationFn: async (file: Blob): Promise<Image> => valueFrom(await send(file)).image }, staffCache)
