// What it costs to unpack a picture, counted from its head before anything is unpacked.
import type { Metadata } from 'sharp'
import type { TakenKind } from './kind.ts'

/** The most that unpacking one picture may take, in bytes of memory. */
export const mostMemory = 200_000_000

/** A drawing has no pixels of its own. */
export type CountedKind = Exclude<TakenKind, 'svg'>

export type Head = Pick<Metadata, 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'orientation' | 'pages'>

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
 * Bytes of memory, rounded up from what each decoder was measured to take (docs/decisions/0029): some work in strips, some
 * hold the whole picture in one or several forms.
 */
export function costOf(kind: CountedKind, head: Head): number {
  const pixels = head.width * head.height
  const sample = (sampleBytes[head.depth] ?? 16) * head.channels
  // Turned upright, what is read in strips is held whole.
  const turned = (head.orientation ?? 1) > 1 ? sample : 0
  // The place of each frame is noted, also of those that are not drawn.
  return pixels * (perPixel(kind, head, sample) + turned) + (head.pages ?? 1) * 200
}

function perPixel(kind: CountedKind, head: Head, sample: number): number {
  switch (kind) {
    case 'avif':
    case 'heic':
      return sample > head.channels ? 28 : 24
    case 'jpeg':
      // The coefficients of all scans are kept until the last one has come; else it is made smaller as it is read.
      return head.isProgressive ? head.channels * 2.5 : 1.5
    case 'png':
      return head.isProgressive ? sample * 1.6 : 1 + sample / 2
    case 'gif':
      return 8
    case 'webp':
      return (head.pages ?? 1) > 1 ? 10 : 5
    case 'tiff':
      // One strip or tile may hold the whole of it.
      return sample * 1.6
    case 'bmp':
      return 5
  }
}
