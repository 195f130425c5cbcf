// The shop's own pictures: asked for by name and width, sent as AVIF where that is understood and as WebP elsewhere.
import { existsSync, readdirSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { bundledWidths } from '../../domain/shared/picture-widths.ts'
import { pictureFormat } from './negotiate.ts'
import { sendRefusal } from './refused.ts'

/**
 * `folder` holds NAME-WIDTH.avif and NAME-WIDTH.webp. The address carries a version, so an answer is kept for a year; where
 * a picture is not kept that wide, the widest one below answers.
 */
export function servePictures(app: FastifyInstance, folder: string): void {
  // Read once: the files don't change while the server runs, and no request waits for the disk to know a name.
  const kept = new Set(existsSync(folder) ? readdirSync(folder) : [])
  const widthOf = (name: string, asked: number): number | undefined =>
    bundledWidths.findLast((width) => width <= asked && kept.has(`${name}-${width}.webp`))

  app.get('/pictures/:name/:width', { logLevel: 'warn' }, (request, reply) => {
    const { name, width } = request.params as { name: string; width: string }
    const asked = bundledWidths.find((one) => String(one) === width)
    const found = asked && widthOf(name, asked)
    if (!found) return sendRefusal(request, reply, { name: 'not_found' })
    reply.header('vary', 'accept')
    return reply.sendFile(`${name}-${found}.${pictureFormat(request.headers.accept)}`, folder)
  })
}
