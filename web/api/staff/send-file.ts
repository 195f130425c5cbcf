// The calls whose body is a file, everything else in the address; and uploading a picture or a film.
import { useMutation } from '@tanstack/react-query'
import { addressOf, type CallName } from '../../../contract/addresses.ts'
import type { Output } from '../../../contract/index.ts'
import type { UploadUse } from '../../../domain/shared/picture.ts'
import { type Answer, refusalIn } from '../http/client.ts'
import { staffCache, valueFrom } from './staff.ts'

/** A photo of 12 MB takes a while to upload from a phone in the kitchen. */
const patienceMs = 120_000

/** The server examines the file; `type` only says what kind of file the call takes. */
export async function sendFile<Name extends CallName>(
  name: Name,
  file: Blob,
  type: string,
  query: Readonly<Record<string, string>> = {},
): Promise<Answer<Name>> {
  const { method, path } = addressOf(name)
  const fields = new URLSearchParams(query).toString()
  try {
    const response = await fetch(fields ? `${path}?${fields}` : path, {
      ...{ method, headers: { 'content-type': type }, body: file, signal: AbortSignal.timeout(patienceMs) },
    })
    const body: unknown = await response.json().catch(() => undefined)
    if (response.ok && body !== undefined) return { ok: true, value: body as Output<Name> }
    return { ok: false, refusal: refusalIn(response.status, body) }
  } catch {
    return { ok: false, refusal: { refusal: 'unreachable', problems: [] } }
  }
}

const typeOf = (file: Blob, kind: 'image' | 'video'): string =>
  file.type.startsWith(`${kind}/`) ? file.type : `${kind}/unknown`

/** Throws a Refusal, as every staff call does; `not_an_image` and the like say what is wrong with the file. */
export const useUpload = (use: UploadUse) =>
  useMutation(
    {
      mutationFn: async (file: Blob) =>
        valueFrom(await sendFile('images.upload', file, typeOf(file, 'image'), { use })).image,
    },
    staffCache,
  )

/** Returns the film's key. */
export const useFilmUpload = () =>
  useMutation(
    {
      mutationFn: async (file: Blob) => valueFrom(await sendFile('films.upload', file, typeOf(file, 'video'))).film,
    },
    staffCache,
  )
