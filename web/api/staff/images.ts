// Uploads a picture or a film; the server returns it as items, offers, posts and the brand refer to it.
import { useMutation } from '@tanstack/react-query'
import type { UploadUse } from '../../../domain/shared/picture.ts'
import { sendFile } from './send-file.ts'
import { staffCache, valueFrom } from './staff.ts'

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
