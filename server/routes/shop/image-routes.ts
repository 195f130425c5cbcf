// Uploads of pictures and films. A film is stored in parts and served unchanged, range by range.

import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { filmsPath, uploadsPath } from '#contract/addresses.ts'
import { isUploadKey, uploadLimits } from '#domain/shared/picture.ts'
import { pictureWidths, wideWidths } from '#domain/shared/picture-widths.ts'
import { filmLimit, isFilmKey } from '#domain/shop/brand/media.ts'
import type { Deps } from '#server/door/http/deps.ts'
import { no, sendRefusal, yes } from '#server/door/http/refused.ts'
import { serve } from '#server/door/http/serve-call.ts'
import { hasAlready, pictureFormat } from '#server/door/site/packed.ts'
import { shortDigest } from '#server/store/digest.ts'
import { filmBytes, keepFilm, readFilm } from '#server/store/shop/film-store.ts'
import { pictureFile } from '#server/store/shop/picture-store.ts'
import { filmType } from '#work/shop/images/file-kind.ts'
import { keepUpload } from '#work/shop/images/keep-address.ts'
import { uploadPlaces } from '#work/shop/images/upload-places.ts'

const mostWaiting = 4

export function imageRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  const places = uploadPlaces(mostWaiting)
  // Nothing of the file is read before the route knows who sends it.
  app.addContentTypeParser(/^image\//, (_request, _payload, done) => done(null, undefined))

  serve(app, deps, 'images.upload', async ({ input, request, reply, now }) => {
    if (request.body !== undefined) return no('not_an_image')
    const kept = await places.take(request.raw, uploadLimits.bytes, (file) => keepUpload(store, file, now, input.use))
    if (kept === 'full') {
      // What is left of the file is not waited for.
      reply.header('connection', 'close')
      return no('too_many', { retryAfter: 5 })
    }
    if (!kept) return no('image_too_large')
    return kept.ok ? yes({ image: kept.value }) : no(kept.refusal)
  })

  app.get(`${uploadsPath}/*`, { logLevel: 'warn' }, async (request, reply) => {
    const [key = '', width = ''] = (request.params as { '*': string })['*'].split('/')
    const isPlain = request.url.split('?')[0] === `${uploadsPath}/${key}/${width}`
    const format = pictureFormat(request.headers.accept)
    const etag = `"${key}-${width}-${format}"`
    const known =
      isPlain && isUploadKey(key) && [...pictureWidths, ...wideWidths].some((each) => String(each) === width)
    const data = known ? await pictureFile(store.db, key, Number(width), format) : undefined
    if (!data) return sendRefusal(request, reply, { name: 'not_found' })
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'accept').header('etag', etag)
    if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type(`image/${format}`).send(Buffer.from(data.buffer, data.byteOffset, data.byteLength))
  })
}

export function filmRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  // Each is held in memory until it is stored.
  const places = uploadPlaces(2)
  app.addContentTypeParser(/^video\//, (_request, _payload, done) => done(null, undefined))

  serve(app, deps, 'films.upload', async ({ request, reply, now }) => {
    if (request.body !== undefined) return no('film_kind_not_taken')
    const kept = await places.take(request.raw, filmLimit, async (file) => {
      const type = filmType(file)
      if (!type) return no('film_kind_not_taken')
      const film = shortDigest(file)
      await keepFilm(store, film, type, file, now)
      return yes({ film })
    })
    if (kept === 'full') {
      // What is left of the file is not waited for.
      reply.header('connection', 'close')
      return no('too_many', { retryAfter: 5 })
    }
    return kept ?? no('film_too_large')
  })

  app.get(`${filmsPath}/:key`, { logLevel: 'warn' }, async (request, reply) => {
    const { key } = request.params as { key: string }
    const film = isFilmKey(key) ? await readFilm(store.db, key) : undefined
    if (!film) return sendRefusal(request, reply, { name: 'not_found' })
    const { type, bytes } = film
    const range = rangeOf(request.headers.range, bytes)
    reply.header('accept-ranges', 'bytes').header('cache-control', 'public, max-age=31536000, immutable').type(type)
    if (range === 'none') return reply.code(416).header('content-range', `bytes */${bytes}`).send()
    const { from, to } = range ?? { from: 0, to: bytes - 1 }
    if (range) reply.code(206).header('content-range', `bytes ${from}-${to}/${bytes}`)
    reply.header('content-length', to - from + 1)
    return reply.send(Readable.from(filmBytes(store.db, key, from, to)))
  })
}

/** What a `Range` header asks of a file: undefined for all of it, 'none' for what it does not have. */
function rangeOf(header: string | undefined, bytes: number): { from: number; to: number } | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!first && !last) return undefined
  const from = first ? Number(first) : Math.max(0, bytes - Number(last))
  const to = first && last ? Math.min(Number(last), bytes - 1) : bytes - 1
  return from > to ? 'none' : { from, to }
}
