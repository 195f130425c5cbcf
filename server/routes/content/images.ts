// Uploads: a picture comes in as a file, is stored in our own sizes, and is served unchanged under its key.
import type { FastifyInstance } from 'fastify'
import { uploadsPath } from '../../../contract/addresses.ts'
import { isUploadKey, uploadLimits } from '../../../domain/shared/picture.ts'
import { pictureWidths, wideWidths } from '../../../domain/shared/picture-widths.ts'
import type { Deps } from '../../http/deps.ts'
import { no, sendRefusal, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { hasAlready, pictureFormat } from '../../http/site/negotiate.ts'
import { keepFile } from '../../images/keep.ts'
import { uploadPlaces } from '../../images/upload-places.ts'
import { pictureFile } from '../../store/catalogue/pictures.ts'

/** Uploads that may wait for their turn. */
const mostWaiting = 4

export function imageRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  const places = uploadPlaces(mostWaiting)
  // Nothing of the file is read before the route knows who sends it.
  app.addContentTypeParser(/^image\//, (_request, _payload, done) => done(null, undefined))

  serve(app, deps, 'images.upload', async ({ input, request, reply, now }) => {
    if (request.body !== undefined) return no('not_an_image')
    const kept = await places.take(request.raw, uploadLimits.bytes, (file) => keepFile(store, file, now, input.use))
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
