// Uploads: a picture comes in as a file, is stored in our own sizes, and is served unchanged under its key.
import type { FastifyInstance } from 'fastify'
import { uploadsPath } from '../../../contract/addresses.ts'
import { isUploadKey, uploadLimits } from '../../../domain/shared/picture.ts'
import { pictureWidths } from '../../../domain/shared/picture-widths.ts'
import type { Deps } from '../../http/deps.ts'
import { no, sendRefusal, yes } from '../../http/refused.ts'
import { serve } from '../../http/serve.ts'
import { hasAlready, pictureFormat } from '../../http/site/negotiate.ts'
import { keepFile } from '../../images/keep.ts'
import { receive } from '../../images/receive.ts'
import { pictureFile } from '../../store/catalogue/pictures.ts'

/** Uploads that may wait for their turn; each holds its file in memory. */
const mostWaiting = 4

export function imageRoutes(app: FastifyInstance, deps: Deps): void {
  const { store } = deps
  let underWay = 0
  // Nothing of the file is read before the route knows who sends it.
  app.addContentTypeParser(/^image\//, (_request, _payload, done) => done(null, undefined))

  serve(app, deps, 'images.upload', async ({ request, now }) => {
    if (underWay >= mostWaiting) return no('too_many', { retryAfter: 5 })
    underWay += 1
    try {
      const file = request.body === undefined ? await receive(request.raw, uploadLimits.bytes) : Buffer.alloc(0)
      if (!file) return no('image_too_large')
      const kept = await keepFile(store, file, now)
      return kept.ok ? yes({ image: kept.value }) : no(kept.refusal)
    } finally {
      underWay -= 1
    }
  })

  app.get(`${uploadsPath}/*`, { logLevel: 'warn' }, async (request, reply) => {
    const [key = '', width = ''] = (request.params as { '*': string })['*'].split('/', 3)
    const format = pictureFormat(request.headers.accept)
    const etag = `"${key}-${width}-${format}"`
    const known = isUploadKey(key) && pictureWidths.some((each) => String(each) === width)
    const data = known ? await pictureFile(store.db, key, Number(width), format) : undefined
    if (!data) return sendRefusal(request, reply, { name: 'not_found' })
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'accept').header('etag', etag)
    if (hasAlready(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type(`image/${format}`).send(Buffer.from(data.buffer, data.byteOffset, data.byteLength))
  })
}
