// What it costs to decode a picture, estimated from its header before anything is decoded.
import type { Metadata } from 'sharp'
import type { TakenKind } from './file-kind.ts'

/** The most memory that decoding one picture may take, in bytes. */
export const mostDecodingMemory = 200_000_000

/** A vector drawing has no pixels of its own. */
export type RasterKind = Exclude<TakenKind, 'svg'>

export type PictureHead = Pick<
  Metadata,
  'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'orientation' | 'pages'
>

const sampleBytes: Readonly<Record<string, number>> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
}

/**
 * Bytes of memory, rounded up from measurements of each decoder (docs/decisions/0029): some work in strips, some hold
 * the whole picture in one or several forms.
 */
export function decodingCost(kind: RasterKind, head: PictureHead): number {
  const pixels = head.width * head.height
  const sample = (sampleBytes[head.depth] ?? 16) * head.channels
  // To be rotated, a picture that is read in strips must be held whole.
  const turned = (head.orientation ?? 1) > 1 ? sample : 0
  // The position of each frame is recorded, even if the frame is not drawn.
  return pixels * (perPixel(kind, head, sample) + turned) + (head.pages ?? 1) * 200
}

function perPixel(kind: RasterKind, head: PictureHead, sample: number): number {
  switch (kind) {
    case 'avif':
    case 'heic':
      return sample > head.channels ? 28 : 24
    case 'jpeg':
      // A progressive file keeps the coefficients of all scans until the last one; any other is scaled down while it is
      // read.
      return head.isProgressive ? head.channels * 2.5 : 1.5
    case 'png':
      return head.isProgressive ? sample * 1.6 : 1 + sample / 2
    case 'gif':
      return 8
    case 'webp':
      return (head.pages ?? 1) > 1 ? 10 : 5
    case 'tiff':
      // One strip or tile may hold the whole picture.
      return sample * 1.6
    case 'bmp':
      return 5
  }
}
