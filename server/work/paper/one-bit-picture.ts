// A slip as dots, and as the files that printers take: PNG for Star, rows of bits for Epson (PAPER-2).
import { crc32, deflateSync, inflateSync } from 'node:zlib'

export interface OneBitPicture {
  /** In dots, a multiple of 8. */
  readonly width: number
  readonly height: number
  /** Row by row, the highest bit first; 1 is black. */
  readonly bits: Uint8Array
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** One bit per dot, greyscale, not interlaced, no alpha: printers cannot decode more. */
export function pngOf({ width, height, bits }: OneBitPicture): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const bytes = width / 8
  // Each row begins with its filter, 0 for none; in a PNG a 0 bit is black.
  const rows = Buffer.alloc(height * (bytes + 1))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < bytes; x++) rows[y * (bytes + 1) + 1 + x] = ~(bits[y * bytes + x] ?? 0) & 0xff
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(data.length, 0)
  named.copy(whole, 4)
  whole.writeUInt32BE(crc32(named), named.length + 4)
  return whole
}

/** One job, as an Epson printer takes it; `id` is 1 to 30 letters and digits. */
export const eposOf = ({ width, height, bits }: OneBitPicture, id: string): string =>
  [
    '<?xml version="1.0" encoding="utf-8"?><PrintRequestInfo Version="2.00"><ePOSPrint><Parameter>',
    `<devid>local_printer</devid><timeout>60000</timeout><printjobid>${id}</printjobid></Parameter><PrintData>`,
    '<epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print">',
    `<image width="${width}" height="${height}" color="color_1" mode="mono" align="left">`,
    Buffer.from(bits).toString('base64'),
    '</image><cut type="feed"/></epos-print></PrintData></ePOSPrint></PrintRequestInfo>',
  ].join('')

/** Rows per command: the cheapest printers have no memory for more. */
const band = 240

/** ESC/POS, as receipt printers take it by USB: reset, rows of bits (GS v 0), feed and cut. */
export function escposOf({ width, height, bits }: OneBitPicture): Buffer {
  const bytes = width / 8
  const parts: Uint8Array[] = [Buffer.from([0x1b, 0x40])]
  for (let top = 0; top < height; top += band) {
    const rows = Math.min(band, height - top)
    parts.push(Buffer.from([0x1d, 0x76, 0x30, 0, bytes & 0xff, bytes >> 8, rows & 0xff, rows >> 8]))
    parts.push(bits.subarray(top * bytes, (top + rows) * bytes))
  }
  return Buffer.concat([...parts, Buffer.from([0x1d, 0x56, 0x42, 0])])
}

/** Pages as the database keeps them: sizes, then dots, compressed. */
export function keepPages(pages: readonly OneBitPicture[]): Buffer {
  const head = Buffer.from(JSON.stringify(pages.map(({ width, height }) => [width, height])))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(head.length)
  return deflateSync(Buffer.concat([length, head, ...pages.map(({ bits }) => bits)]))
}

export function keptPages(kept: Uint8Array): OneBitPicture[] {
  const whole = inflateSync(kept)
  let at = 4 + whole.readUInt32BE(0)
  const sizes = JSON.parse(whole.toString('utf8', 4, at)) as [width: number, height: number][]
  return sizes.map(([width, height]) => {
    const start = at
    at += (width / 8) * height
    return { width, height, bits: whole.subarray(start, at) }
  })
}
