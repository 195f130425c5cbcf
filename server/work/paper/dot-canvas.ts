// A picture of black and white dots, into which outlines of letters are filled without grey: thermal paper has none.
import type { OneBitPicture } from './one-bit-picture.ts'

/** Closed contours: x and y in turn, y upward, in units of which `perEm` make a letter's size. */
export interface LetterShape {
  readonly contours: readonly (readonly number[])[]
  readonly perEm: number
}

export interface DotCanvas {
  rect(x: number, y: number, width: number, height: number, white?: boolean): void
  /** `x` and `y`: where the outline has its origin, on the baseline. */
  fill(shape: LetterShape, size: number, x: number, y: number, white?: boolean): void
  /** The black dots of another picture. */
  place(dots: OneBitPicture, x: number, y: number): void
  picture(): OneBitPicture
}

/** `width`: a multiple of 8. */
export function dotCanvas(width: number, height: number): DotCanvas {
  const bytes = width / 8
  const bits = new Uint8Array(bytes * height)

  function span(y: number, start: number, end: number, white: boolean): void {
    if (y < 0 || y >= height) return
    const last = Math.min(width, end)
    for (let x = Math.max(0, start); x < last; x++) {
      const at = y * bytes + (x >> 3)
      const mask = 0x80 >> (x & 7)
      bits[at] = white ? (bits[at] ?? 0) & ~mask : (bits[at] ?? 0) | mask
    }
  }

  return {
    rect: (x, y, wide, high, white = false) => {
      const left = Math.round(x)
      const top = Math.round(y)
      for (let down = 0; down < Math.round(high); down++) span(top + down, left, left + Math.round(wide), white)
    },
    fill: (shape, size, x, y, white = false) => {
      const left = Math.round(x)
      const base = Math.round(y)
      const spans = spansOf(shape, size)
      for (let place = 0; place < spans.length; place += 3)
        span(base + (spans[place] ?? 0), left + (spans[place + 1] ?? 0), left + (spans[place + 2] ?? 0), white)
    },
    place: (dots, x, y) => {
      for (let down = 0; down < dots.height; down++)
        for (let across = 0; across < dots.width; across++) {
          const byte = dots.bits[down * (dots.width / 8) + (across >> 3)] ?? 0
          if (byte & (0x80 >> (across & 7))) span(Math.round(y) + down, x + across, x + across + 1, false)
        }
    },
    picture: () => ({ width, height, bits }),
  }
}

/** For each letter in each size: row, start and end of black. The same letters come again and again. */
const known = new WeakMap<LetterShape, Map<number, Int16Array>>()

function spansOf(shape: LetterShape, size: number): Int16Array {
  const sizes = known.get(shape) ?? new Map<number, Int16Array>()
  known.set(shape, sizes)
  const spans = sizes.get(size) ?? scanned(shape, size / shape.perEm)
  sizes.set(size, spans)
  return spans
}

/** A dot is black if its middle is inside, by the winding of the contours, which overlap in variable fonts. */
function scanned({ contours }: LetterShape, scale: number): Int16Array {
  const crossings = new Map<number, { x: number; turn: number }[]>()
  for (const points of contours)
    for (let place = 0; place < points.length; place += 2) {
      const next = (place + 2) % points.length
      const x1 = (points[place] ?? 0) * scale
      const y1 = -(points[place + 1] ?? 0) * scale
      const x2 = (points[next] ?? 0) * scale
      const y2 = -(points[next + 1] ?? 0) * scale
      const [top, bottom] = y1 < y2 ? [y1, y2] : [y2, y1]
      for (let row = Math.ceil(top - 0.5); row + 0.5 < bottom; row++) {
        const x = x1 + ((row + 0.5 - y1) * (x2 - x1)) / (y2 - y1)
        const all = crossings.get(row) ?? []
        all.push({ x, turn: y1 < y2 ? 1 : -1 })
        crossings.set(row, all)
      }
    }
  const spans: number[] = []
  for (const [row, all] of crossings) {
    all.sort((one, other) => one.x - other.x)
    let winding = 0
    let start = 0
    for (const { x, turn } of all) {
      if (winding === 0) start = x
      winding += turn
      if (winding === 0) spans.push(row, Math.ceil(start - 0.5), Math.ceil(x - 0.5))
    }
  }
  return Int16Array.from(spans)
}
