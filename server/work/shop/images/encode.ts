// Turns an uploaded file into the pictures that are kept: upright, without metadata, in our widths, as AVIF and WebP.
import type { Sharp } from 'sharp'
import { type UploadUse, uploadLimits } from '#domain/shared/picture.ts'
import { pictureWidths, wideWidths } from '#domain/shared/picture-widths.ts'
import { accept, type Result, refuse } from '#domain/shared/result.ts'
import { shortDigest } from '#server/store/digest.ts'
import { bmpHead, readBmp } from './bmp.ts'
import { decodingCost, mostDecodingMemory, type PictureHead, type RasterKind } from './decoding-cost.ts'
import { pictureKindOf } from './file-kind.ts'
import { drawSvg } from './svg.ts'

export const servedFormats = ['avif', 'webp'] as const
export type ServedFormat = (typeof servedFormats)[number]

export interface EncodedPicture {
  /** The average colour as six hexadecimal digits, shown while the picture loads. */
  readonly colour: string
  readonly files: readonly { readonly width: number; readonly format: ServedFormat; readonly data: Buffer }[]
}

export type BadPicture =
  | 'not_an_image'
  | 'image_kind_not_taken'
  | 'image_too_many_pixels'
  | 'image_broken'
  | 'image_heic_unreadable'
  | 'image_svg_not_plain'
  | 'panorama_not_two_to_one'

/** Raise it whenever the same file would give another result. */
const recipe = '1'

/** The same for the same file and use, different for any other; 22 characters. */
export const contentKey = (file: Buffer, use: UploadUse): string =>
  shortDigest(use === 'picture' ? recipe : `${recipe} ${use}`, file)

/** The largest width for each use, in pixels. */
const widest: Readonly<Record<UploadUse, number>> = { picture: 960, hero: 1600, panorama: 4096 }

/** Only one picture is processed at a time: a decoded one takes up to 200 MB. */
let last: Promise<unknown> = Promise.resolve()

export function encodePicture(file: Buffer, use: UploadUse = 'picture'): Promise<Result<EncodedPicture, BadPicture>> {
  const mine = last.then(() => encodeNow(file, use))
  last = mine.catch(() => undefined)
  return mine
}

type Sharps = typeof import('sharp')['default']

async function encodeNow(file: Buffer, use: UploadUse): Promise<Result<EncodedPicture, BadPicture>> {
  const kind = pictureKindOf(file)
  if (kind === undefined) return refuse('not_an_image')
  if (kind === 'other') return refuse('image_kind_not_taken')
  if (kind === 'bmp') return await encodeBmp(file, use)
  if (kind !== 'svg') return await encodeFile(file, kind, use)
  const drawn = await drawSvg(file)
  return drawn.ok ? await encodeFile(drawn.value, 'png', use) : drawn
}

async function encodeFile(file: Buffer, kind: RasterKind, use: UploadUse): Promise<Result<EncodedPicture, BadPicture>> {
  const sharp = await loadSharp()
  try {
    // The header gives the size before anything is decoded.
    const head = await sharp(file, { limitInputPixels: false }).metadata()
    if (isTooCostly(kind, head)) return refuse('image_too_many_pixels')
    if (!hasShape(head, use)) return refuse('panorama_not_two_to_one')
    const source = sharp(file, { limitInputPixels: uploadLimits.pixels, failOn: 'error', pages: 1 })
    return accept(await encodeWidths(sharp, source, use))
  } catch {
    return refuse(kind === 'heic' ? 'image_heic_unreadable' : 'image_broken')
  }
}

async function encodeBmp(file: Buffer, use: UploadUse): Promise<Result<EncodedPicture, BadPicture>> {
  const head = bmpHead(file)
  if (!head.ok) return head
  const { width, height } = head.value
  if (isTooCostly('bmp', { width, height, channels: 4, depth: 'uchar', isProgressive: false }))
    return refuse('image_too_many_pixels')
  if (!hasShape(head.value, use)) return refuse('panorama_not_two_to_one')
  const pixels = readBmp(file, head.value)
  if (!pixels.ok) return pixels
  const { data, channels } = pixels.value
  const sharp = await loadSharp()
  return accept(await encodeWidths(sharp, sharp(data, { raw: { width, height, channels } }), use))
}

/** The whole sphere around the camera is twice as wide as high; half a percent is left to cameras that round. */
const hasShape = ({ width, height }: Pick<PictureHead, 'width' | 'height'>, use: UploadUse): boolean =>
  use !== 'panorama' || Math.abs(width / height - 2) <= 0.01

const isTooCostly = (kind: RasterKind, head: PictureHead): boolean =>
  head.width * head.height > uploadLimits.pixels || decodingCost(kind, head) > mostDecodingMemory

async function encodeWidths(sharp: Sharps, source: Sharp, use: UploadUse): Promise<EncodedPicture> {
  const largest = widest[use]
  const { data, info } = await source
    .timeout({ seconds: 30 })
    .autoOrient()
    .resize({ width: largest, height: largest * 2, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const upright = () => sharp(data, { raw: { width, height, channels } })
  const widths = [...pictureWidths, ...wideWidths].filter((each) => each < width)
  const files = []
  // Encoding an AVIF of more pixels takes more memory than a picture may; the viewer of panoramas asks for WebP anyway.
  for (const each of [...widths, width])
    for (const format of each > 1600 ? (['webp'] as const) : servedFormats)
      files.push({ width: each, format, data: await encoders[format](upright().resize({ width: each })).toBuffer() })
  return { colour: await averageColour(upright()), files }
}

const encoders: Readonly<Record<ServedFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 3 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 4 }),
}

async function averageColour(picture: Sharp): Promise<string> {
  const { data } = await picture
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize(1, 1, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [red = 0, green = red, blue = red] = data
  return Buffer.from([red, green, blue]).toString('hex')
}

/** Loaded with the first picture, not at the start; configured to cache nothing and to use one core. */
export async function loadSharp(): Promise<Sharps> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
