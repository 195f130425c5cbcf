// @module-tag long
// What it costs to decode pictures: estimated from their header, and measured in a separate process.
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { decodingCost, mostDecodingMemory, type PictureHead } from './decoding-cost.ts'

const flat = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#80402080' } })
const head = (more: Partial<PictureHead>): PictureHead => ({
  width: 6000,
  height: 6000,
  channels: 3,
  depth: 'uchar',
  isProgressive: false,
  ...more,
})

test.each([
  ['avif', {}, false],
  ['avif', { width: 3000, height: 3000 }, false],
  ['avif', { width: 2800, height: 2900 }, true],
  ['avif', { width: 2800, height: 2900, depth: 'ushort' as const }, false],
  ['jpeg', {}, true],
  ['jpeg', { isProgressive: true }, false],
  ['jpeg', { isProgressive: true, width: 5000, height: 5000 }, true],
  ['png', {}, true],
  ['png', { depth: 'ushort' as const, isProgressive: true, channels: 4 as const }, false],
  ['png', { depth: 'ushort' as const, orientation: 6 }, false],
  ['webp', {}, true],
  ['webp', { pages: 2 }, false],
  ['gif', { width: 1, height: 1, pages: 2_000_000 }, false],
  ['tiff', { depth: 'float' as const }, false],
] as const)('[F-48] %s with %j: taken %s', (kind, more, taken) => {
  expect(decodingCost(kind, head(more)) <= mostDecodingMemory).toBe(taken)
})

describe('[F-48] in a process of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'noisette-cost-'))
  afterAll(() => rm(folder, { recursive: true, force: true }))
  const measure = fileURLToPath(new URL('testing/measure-picture.ts', import.meta.url))
  const measured = async (file: Buffer) => {
    const path = join(folder, 'picture')
    await writeFile(path, file)
    const { stdout } = await promisify(execFile)(process.execPath, [measure, path])
    return JSON.parse(stdout) as { said: string; megabytes: number }
  }
  const fileOf = (picture: Sharp) => picture.toBuffer()

  test.each([
    ['an AVIF of 8.2 million pixels', () => fileOf(flat(2850, 2900).avif({ effort: 0 })), 'taken'],
    [
      'an AVIF of 20 million pixels in under 1 kB',
      () => fileOf(flat(4500, 4500).avif({ effort: 0 })),
      'image_too_many_pixels',
    ],
    [
      'an interlaced PNG of 16 bits',
      () => fileOf(flat(4000, 4500).toColourspace('rgb16').png({ progressive: true, compressionLevel: 1 })),
      'taken',
    ],
    [
      'a progressive JPEG',
      () => fileOf(flat(5000, 5200).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })),
      'taken',
    ],
    ['a WebP of 39 million pixels', () => fileOf(flat(6200, 6300).webp({ effort: 0 })), 'taken'],
    ['a GIF of 600,000 frames', () => Promise.resolve(manyFrames(600_000)), 'taken'],
    [
      'an SVG that claims 100,000 pixels',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>')),
      'taken',
    ],
  ] as const)(
    '%s takes no more than is promised',
    async (_, make, wanted) => {
      const { said, megabytes } = await measured(await make())
      expect(said).toBe(wanted)
      // Decoding the picture, and then making our own sizes of it.
      expect(megabytes).toBeLessThan(wanted === 'taken' ? 280 : 60)
    },
    120_000,
  )
})

/** A GIF of one pixel with `count` frames. */
function manyFrames(count: number): Buffer {
  const start = Buffer.from('474946383961010001008000000000 00ffffff'.replace(' ', ''), 'hex')
  const frame = Buffer.from('2c00000000010001000002024401 00'.replace(' ', ''), 'hex')
  return Buffer.concat([start, Buffer.alloc(count * frame.length, frame), Buffer.from('3b', 'hex')])
}
