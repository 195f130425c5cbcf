// Decodes what a printer was sent, back to dots, as strictly as the printers do.
import sharp from 'sharp'
import type { OneBitPicture } from '#work/paper/one-bit-picture.ts'

/** The tallest picture that a printer has memory for. */
const tallest = 2400

/** Null for what Star printers cannot decode: more than one bit a dot, colour, interlaced, too tall. */
export async function pictureOfPng(png: Buffer): Promise<OneBitPicture | null> {
  if (png.length < 33 || png.toString('latin1', 12, 16) !== 'IHDR') return null
  const [depth, colour, , , interlaced] = png.subarray(24, 29)
  if (depth !== 1 || colour !== 0 || interlaced !== 0 || png.readUInt32BE(20) > tallest) return null
  try {
    const { data, info } = await sharp(png).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
    return packed(info.width, info.height, (place) => (data[place * info.channels] ?? 255) < 128)
  } catch {
    return null
  }
}

function packed(width: number, height: number, isBlack: (place: number) => boolean): OneBitPicture {
  const bytes = Math.ceil(width / 8)
  const bits = new Uint8Array(bytes * height)
  for (let place = 0; place < width * height; place++) {
    const x = place % width
    const at = Math.floor(place / width) * bytes + (x >> 3)
    if (isBlack(place)) bits[at] = (bits[at] ?? 0) | (0x80 >> (x & 7))
  }
  return { width, height, bits }
}

const image = /<image width="(\d+)" height="(\d+)" color="color_1" mode="mono"[^>]*>([A-Za-z0-9+/=]+)<\/image>/

/** Null for what an Epson printer refuses with SchemaError. */
export function pictureOfEpos(xml: string): OneBitPicture | null {
  const [, wide, high, base64 = ''] = image.exec(xml) ?? []
  const width = Number(wide)
  const height = Number(high)
  const bits = new Uint8Array(Buffer.from(base64, 'base64'))
  const isWhole = width % 8 === 0 && bits.length === (width / 8) * height
  return isWhole && bits.length > 0 ? { width, height, bits } : null
}

/**
 * Null for what no receipt printer at USB would print: anything but set back, rows of bits one below the other, and a
 * cut.
 */
export function pictureOfEscpos(data: Uint8Array): OneBitPicture | null {
  const cut = data.length - 4
  if (data[0] !== 0x1b || data[1] !== 0x40 || Buffer.from(data.subarray(cut)).toString('hex') !== '1d564200')
    return null
  const rows: Uint8Array[] = []
  let at = 2
  let bytes = 0
  let height = 0
  while (at < cut) {
    const [g, v, zero, mode, xl = 0, xh = 0, yl = 0, yh = 0] = data.subarray(at, at + 8)
    const wide = xl + 256 * xh
    const high = yl + 256 * yh
    if (g !== 0x1d || v !== 0x76 || zero !== 0x30 || mode !== 0 || (bytes !== 0 && bytes !== wide)) return null
    bytes = wide
    height += high
    rows.push(data.subarray(at + 8, at + 8 + wide * high))
    at += 8 + wide * high
  }
  return at === cut ? { width: bytes * 8, height, bits: new Uint8Array(Buffer.concat(rows)) } : null
}
