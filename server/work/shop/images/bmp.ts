// Reads a BMP file into pixels: 1, 4, 8, 16, 24 or 32 bits, uncompressed. Sharp cannot read BMP.
import { accept, type Result, refuse } from '#domain/shared/result.ts'

export interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
}

export interface BmpHead {
  readonly width: number
  readonly height: number
  readonly bits: number
  /** The first row of the file is the top one. */
  readonly topDown: boolean
  readonly pixelsAt: number
  readonly palette: { readonly at: number; readonly size: number; readonly entry: number }
  /** The masks of red, green, blue and alpha within a pixel of 16 or 32 bits. */
  readonly masks: readonly number[]
}

type BadBmp = 'image_broken' | 'image_kind_not_taken'

/** The header of the file; compressed forms are refused by name. No offset in it is trusted to be within the file. */
export function bmpHead(file: Buffer): Result<BmpHead, BadBmp> {
  if (file.length < 26) return refuse('image_broken')
  const size = file.readUInt32LE(14)
  const old = size === 12
  if (!old && (size < 40 || file.length < 14 + size || file.length < 54)) return refuse('image_broken')
  const width = old ? file.readUInt16LE(18) : file.readInt32LE(18)
  const lines = old ? file.readInt16LE(20) : file.readInt32LE(22)
  const bits = file.readUInt16LE(old ? 24 : 28)
  const packing = old ? 0 : file.readUInt32LE(30)
  if (![0, 3, 6].includes(packing)) return refuse('image_kind_not_taken')
  if (![1, 4, 8, 16, 24, 32].includes(bits) || (packing !== 0 && bits !== 16 && bits !== 32))
    return refuse('image_broken')
  if (width < 1 || lines === 0 || width > 65_535 || Math.abs(lines) > 65_535) return refuse('image_broken')
  const masks = masksOf(file, size, bits, packing)
  if (masks === undefined) return refuse('image_broken')
  const behind = packing !== 0 && size === 40 ? (packing === 6 ? 16 : 12) : 0
  const used = old ? 0 : file.readUInt32LE(46)
  const palette = {
    at: 14 + size + behind,
    size: bits > 8 ? 0 : Math.min(used || 2 ** bits, 2 ** bits),
    entry: old ? 3 : 4,
  }
  return accept({
    width,
    height: Math.abs(lines),
    bits,
    topDown: lines < 0,
    pixelsAt: file.readUInt32LE(10),
    palette,
    masks,
  })
}

/** Undefined if the masks lie beyond the end of the file. */
function masksOf(file: Buffer, size: number, bits: number, packing: number): number[] | undefined {
  if (packing === 0) return bits === 16 ? [0x7c00, 0x3e0, 0x1f, 0] : [0xff0000, 0xff00, 0xff, 0]
  const count = size >= 56 || packing === 6 ? 4 : 3
  if (file.length < 54 + count * 4) return undefined
  return [0, 1, 2, 3].map((place) => (place < count ? file.readUInt32LE(54 + place * 4) : 0))
}

export function readBmp(file: Buffer, head: BmpHead): Result<Pixels, BadBmp> {
  const { width, height, bits, topDown, pixelsAt, palette, masks } = head
  const line = Math.ceil((width * bits) / 32) * 4
  if (pixelsAt + line * height > file.length || palette.at + palette.size * palette.entry > file.length)
    return refuse('image_broken')
  const channels = masks[3] ? 4 : 3
  const data = Buffer.alloc(width * height * channels)
  const paint = bits > 8 ? (bits === 24 ? paintTrue : paintMasked) : paintIndexed
  for (let y = 0; y < height; y++) {
    const from = pixelsAt + line * (topDown ? y : height - 1 - y)
    paint(file, from, data, y * width * channels, head, channels)
  }
  return accept({ data, width, height, channels })
}

type Paint = (file: Buffer, from: number, data: Buffer, to: number, head: BmpHead, channels: 3 | 4) => void

const paintTrue: Paint = (file, from, data, to, { width }) => {
  for (let x = 0; x < width * 3; x += 3) {
    data[to + x] = file[from + x + 2] ?? 0
    data[to + x + 1] = file[from + x + 1] ?? 0
    data[to + x + 2] = file[from + x] ?? 0
  }
}

/** An index beyond the palette is drawn black. */
const paintIndexed: Paint = (file, from, data, to, { width, bits, palette }) => {
  const mask = 2 ** bits - 1
  for (let x = 0; x < width; x++) {
    const bit = x * bits
    const index = ((file[from + (bit >> 3)] ?? 0) >> (8 - bits - (bit & 7))) & mask
    if (index >= palette.size) continue
    const at = palette.at + index * palette.entry
    for (let channel = 0; channel < 3; channel++) data[to + x * 3 + channel] = file[at + 2 - channel] ?? 0
  }
}

const paintMasked: Paint = (file, from, data, to, { width, bits, masks }, channels) => {
  const scales = masks.slice(0, channels).map((mask) => {
    const shift = mask === 0 ? 0 : 31 - Math.clz32(mask & -mask)
    return { mask, shift, most: mask >>> shift }
  })
  for (let x = 0; x < width; x++) {
    const pixel = bits === 16 ? file.readUInt16LE(from + x * 2) : file.readUInt32LE(from + x * 4)
    for (const [channel, { mask, shift, most }] of scales.entries())
      data[to + x * channels + channel] = most === 0 ? 0 : Math.round((((pixel & mask) >>> shift) / most) * 255)
  }
}
