// Draws the shop's icons and its shared picture from its logo, which was cleaned and made into a picture when it came.
import { loadSharp } from './encode.ts'

export type IconKind = 'plain' | 'mark' | 'on ground' | 'ico'

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

/**
 * A square of `size` pixels: PNG, WebP for the mark, or ICO with one PNG within. `ground` is a colour such as
 * '#fff7ea'.
 */
export async function drawIcon(source: Uint8Array, kind: IconKind, size: number, ground: string): Promise<Buffer> {
  if (kind !== 'on ground') {
    const png = await fitted(source, size, size)
    if (kind === 'mark') return await (await loadSharp())(png).webp({ quality: 90 }).toBuffer()
    return kind === 'ico' ? asIco(png, size) : png
  }
  // A phone may cut a circle out of it: what matters is within the inner 80 %, and has some room there.
  const within = Math.round(size * 0.62)
  return await onGround(await fitted(source, within, within), size, size, ground, 'png')
}

/** What a link to the shop shows elsewhere (Open Graph): 1200 × 630 pixels, JPEG. */
export const sharedPicture = async (source: Uint8Array, ground: string): Promise<Buffer> =>
  onGround(await fitted(source, 720, 400), 1200, 630, ground, 'jpeg')

async function fitted(source: Uint8Array, width: number, height: number): Promise<Buffer> {
  const sharp = await loadSharp()
  const { format } = await sharp(source).metadata()
  // Our own sign is drawn for 32 pixels: at that density it would be blurred.
  const drawing = format === 'svg' ? { density: (72 * Math.max(width, height)) / 32 } : {}
  return await sharp(source, drawing).resize({ width, height, fit: 'contain', background: clear }).png().toBuffer()
}

async function onGround(
  sign: Buffer,
  width: number,
  height: number,
  background: string,
  format: 'png' | 'jpeg',
): Promise<Buffer> {
  const sharp = await loadSharp()
  const ground = sharp({ create: { width, height, channels: 3, background } })
  const drawn = ground.composite([{ input: sign, gravity: 'centre' }])
  return await (format === 'png' ? drawn.png() : drawn.jpeg({ quality: 86 })).toBuffer()
}

/** The head of an icon file with one picture, which may be PNG in every browser of today. */
function asIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
