// Turns a picture given by its address into an upload, without ever reaching into the shop's own network.

import { request as askHttp, type IncomingMessage } from 'node:http'
import { request as askHttps } from 'node:https'
import type { Image } from '#domain/menu/menu.ts'
import { type UploadUse, uploadLimits } from '#domain/shared/picture.ts'
import { accept, type Result, refuse } from '#domain/shared/result.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, type RouteAnswer, yes } from '#server/door/http/refused.ts'
import { addressToReach, onlyTo, type Reach, rejectsWhenAborted } from '#server/reach.ts'
import type { Store } from '#server/store/open.ts'
import { keepPicture, pictureKey, takePicture } from '#server/store/shop/picture-store.ts'
import { type BadPicture, contentKey, encodePicture } from './encode.ts'

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
): Promise<RouteAnswer<Kind | Image>> {
  if (image?.kind !== 'url' || (saved?.kind === 'url' && saved.ref === image.ref)) return yes(image)
  if (underWay >= mostAtOnce) return no('too_many', { retryAfter: 5 })
  underWay += 1
  try {
    const file = await fetchPicture(image.ref, reach)
    if (!file.ok) return no(file.refusal)
    const kept = await keepUpload(store, file.value, now)
    return kept.ok ? yes(kept.value) : no(kept.refusal)
  } finally {
    underWay -= 1
  }
}

/** Returns the picture as entries refer to it. One that nothing shows is deleted after a day. */
export async function keepUpload(
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
  const encoded = await encodePicture(file, use)
  if (!encoded.ok) return encoded
  const key = `${content}-${encoded.value.colour}`
  await store.write((trx) => keepPicture(trx, key, encoded.value.files, now))
  return accept({ kind: 'uploaded', ref: key })
}

export type NotFetched = 'image_unreachable' | 'image_address_refused' | 'image_too_large'

const mostRedirects = 3

/** The file, of any kind: its declared type is ignored, and its content is examined later. */
export async function fetchPicture(address: string, reach: Reach): Promise<Result<Buffer, NotFetched>> {
  const signal = AbortSignal.timeout(reach.patience)
  let url = URL.canParse(address) ? new URL(address) : undefined
  try {
    for (let hop = 0; url && hop <= mostRedirects; hop++) {
      const found = await Promise.race([addressToReach(url, reach), rejectsWhenAborted(signal)])
      if (found === undefined) return refuse('image_address_refused')
      const answer = await ask(url, found, signal)
      const next = redirectOf(answer)
      if (next === undefined) return await bodyOf(answer)
      answer.destroy()
      url = URL.canParse(next, url) ? new URL(next, url) : undefined
    }
  } catch {
    // A name that does not exist, a broken connection, an invalid certificate, or a timeout.
  }
  return refuse('image_unreachable')
}

/** Asks the checked address. Sends no cookies and no credentials. */
function ask(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? askHttps : askHttp)(url, {
      agent: false,
      signal,
      lookup: onlyTo(address),
      headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Noisette' },
    })
    request.on('response', resolve).on('error', reject).end()
  })
}

const redirectOf = ({ statusCode = 0, headers }: IncomingMessage): string | undefined =>
  [301, 302, 303, 307, 308].includes(statusCode) ? (headers.location ?? '') : undefined

async function bodyOf(answer: IncomingMessage): Promise<Result<Buffer, NotFetched>> {
  try {
    if (answer.statusCode !== 200 || (answer.headers['content-encoding'] ?? 'identity') !== 'identity')
      return refuse('image_unreachable')
    if (Number(answer.headers['content-length'] ?? 0) > uploadLimits.bytes) return refuse('image_too_large')
    const parts: Buffer[] = []
    let size = 0
    for await (const part of answer as AsyncIterable<Buffer>) {
      size += part.length
      if (size > uploadLimits.bytes) return refuse('image_too_large')
      parts.push(part)
    }
    return accept(Buffer.concat(parts))
  } finally {
    answer.destroy()
  }
}
