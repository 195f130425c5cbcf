// Uploads a picture file; the server returns the picture as items, offers and posts refer to it.
import { useMutation } from '@tanstack/react-query'
import type { Image } from '../../../domain/menu/menu.ts'
import type { Answer } from '../http/client.ts'
import { sendFile } from './send-file.ts'
import { staffCache, valueFrom } from './staff.ts'

const send = (file: Blob): Promise<Answer<'images.upload'>> =>
  sendFile('images.upload', file, file.type.startsWith('image/') ? file.type : 'image/unknown')

/** Throws a Refusal, as every staff call does; `not_an_image` and the like say what is wrong with the file. */
export const useUpload = () =>
  useMutation({ mutationFn: async (file: Blob): Promise<Image> => valueFrom(await send(file)).image }, staffCache)
