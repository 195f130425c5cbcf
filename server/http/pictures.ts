// The shop's own pictures: asked for by name and width, sent as AVIF where that is understood and as WebP elsewhere.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { bundledWidths } from '../../domain/picture-widths.ts'
import { pictureFormat } from './negotiate.ts'
import { sendRefusal } from './refused.ts'

/**
 * `folder` holds NAME-WIDTH.avif and NAME-WIDTH.webp. The address carries a version, so an answer is kept for a year; where
 * a picture is not kept that wide, the widest one below answers.
 */
export function servePictures(app: FastifyInstance, folder: string): void {
  /** By name and width: the file's width. The files don't change while the server runs. */
  const known = new Map<string, number>()
  const widthOf = (name: string, asked: number): number | undefined => {
    const key = `${name}/${asked}`
    const found =
      known.get(key) ??
      bundledWidths.findLast((width) => width <= asked && existsSync(join(folder, `${name}-${width}.webp`)))
    if (found !== undefined) known.set(key, found)
    return found
  }

  app.get('/pictures/:name/:width', { logLevel: 'warn' }, (request, reply) => {
    const { name, width } = request.params as { name: string; width: string }
    const asked = bundledWidths.find((one) => String(one) === width)
    const found = asked && /^[a-z0-9-]{1,40}$/.test(name) ? widthOf(name, asked) : undefined
    if (!found) return sendRefusal(request, reply, { name: 'not_found' })
    reply.header('vary', 'accept')
    return reply.sendFile(`${name}-${found}.${pictureFormat(request.headers.accept)}`, folder)
  })
}
