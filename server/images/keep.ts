// Stores a picture file: identified by its content, and converted to our own sizes once.
import type { Image } from '../../domain/menu/menu.ts'
import type { UploadUse } from '../../domain/shared/picture.ts'
import { accept, type Result } from '../../domain/shared/result.ts'
import { keepPicture, pictureKey, takePicture } from '../store/catalogue/pictures.ts'
import type { Store } from '../store/open.ts'
import { type BadPicture, contentKey, encode } from './encode.ts'

/**
 * Returns the picture as items, offers, posts and branches refer to it. A picture that nothing shows is deleted after a
 * day.
 */
export async function keepFile(
  store: Store,
  file: Buffer,
  now: number,
  use: UploadUse = 'picture',
): Promise<Result<Image, BadPicture>> {
  const content = contentKey(file, use)
  const known = await store.write(async (trx) => {
    const key = await pictureKey(trx, content)
    return key !== undefined && (await takePicture(trx, key, now)) ? key : undefined
  })
  if (known) return accept({ kind: 'uploaded', ref: known })
  const encoded = await encode(file, use)
  if (!encoded.ok) return encoded
  const key = `${content}-${encoded.value.colour}`
  await store.write((trx) => keepPicture(trx, key, encoded.value.files, now))
  return accept({ kind: 'uploaded', ref: key })
}
