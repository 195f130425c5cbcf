// The shop's own pictures: requested by name and width, sent as AVIF to clients that accept it and as WebP to others.
import { existsSync, readdirSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { bundledWidths } from '../../../domain/shared/picture-widths.ts'
import { sendRefusal } from '../refused.ts'
import { pictureFormat } from './negotiate.ts'

/**
 * `folder` contains NAME-WIDTH.avif and NAME-WIDTH.webp. The address has a version, so a response may be cached for a
 * year. If a picture is not available in that width, the next smaller one is sent.
 */
export function servePictures(app: FastifyInstance, folder: string): void {
  // Read once: the files do not change while the server runs, and no request has to wait for the disk.
  const kept = new Set(existsSync(folder) ? readdirSync(folder) : [])
  const widthOf = (name: string, asked: number): number | undefined =>
    bundledWidths.findLast((width) => width <= asked && kept.has(`${name}-${width}.webp`))

  app.get('/pictures/:name/:width', { logLevel: 'warn' }, (request, reply) => {
    const { name, width } = request.params as { name: string; width: string }
    // One address for each picture: without a slash behind it, and written plainly.
    const isPlain = request.url.split('?')[0] === `/pictures/${name}/${width}`
    const asked = isPlain ? bundledWidths.find((one) => String(one) === width) : undefined
    const found = asked && widthOf(name, asked)
    if (!found) return sendRefusal(request, reply, { name: 'not_found' })
    reply.header('vary', 'accept')
    return reply.sendFile(`${name}-${found}.${pictureFormat(request.headers.accept)}`, folder)
  })
}
