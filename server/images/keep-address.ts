// Turns a picture given by its address into an upload, when the item or entry that shows it is saved.
import type { Image } from '../../domain/menu/menu.ts'
import type { UploadUse } from '../../domain/shared/picture.ts'
import { accept, type Result } from '../../domain/shared/result.ts'
import type { Deps } from '../http/deps.ts'
import { type Answer, no, yes } from '../http/refused.ts'
import { keepPicture, pictureKey, takePicture } from '../store/catalogue/picture-store.ts'
import type { Store } from '../store/open.ts'
import { type BadPicture, contentKey, encode } from './encode.ts'
import { fetchPicture } from './fetch-picture.ts'

/** Simultaneous fetches; each may hold 12 MB. */
const mostAtOnce = 4
let underWay = 0

/**
 * Returns the image to save. An address that is saved already stays as it is, so that a site that is down keeps nobody
 * from changing a price. Call it before the transaction, as it may take seconds.
 */
export async function keepAddress<Kind extends Image | null>(
  { store, reach }: Pick<Deps, 'store' | 'reach'>,
  image: Kind,
  saved: Image | null | undefined,
  now: number,
): Promise<Answer<Kind | Image>> {
  if (image?.kind !== 'url' || (saved?.kind === 'url' && saved.ref === image.ref)) return yes(image)
  if (underWay >= mostAtOnce) return no('too_many', { retryAfter: 5 })
  underWay += 1
  try {
    const file = await fetchPicture(image.ref, reach)
    if (!file.ok) return no(file.refusal)
    const kept = await keepFile(store, file.value, now)
    return kept.ok ? yes(kept.value) : no(kept.refusal)
  } finally {
    underWay -= 1
  }
}

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
