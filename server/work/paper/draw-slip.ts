// Draws a slip as one-bit pictures, a page each: the same dots for every printer and for the preview (PAPER-1).
import { encode } from 'uqr'
import { reprintSlip } from '#domain/paper/printer-slips.ts'
import {
  mapTexts,
  middle,
  type Slip,
  type SlipLook,
  type SlipPart,
  type SlipPiece,
  type SlipText,
  strong,
} from '#domain/paper/slip.ts'
import { slipWordsOf } from '#domain/paper/slip-words/index.ts'
import { directionOf, locales } from '#domain/shared/locale.ts'
import { type DotCanvas, dotCanvas } from './dot-canvas.ts'
import type { OneBitPicture } from './one-bit-picture.ts'
import type { SlipLetters } from './slip-letters.ts'
import { type LineSetter, lineSetter, textGap, type WrappedLine } from './slip-lines.ts'

/** In dots. Printers have no memory for a taller picture. */
const tallest = 2000
const edge = 6
const inset = 14
const columnGap = 16

/** What no page break divides. */
interface Block {
  readonly height: number
  /** What stands in it, line by line from the top, as it is read. */
  readonly lines: readonly WrappedLine[]
  /** Whether it stands on the same page as the block after it, as an item with its note. */
  readonly staysWithNext?: boolean
  /** Below this y. */
  draw(on: DotCanvas, y: number): void
}

/** `width`: in dots, a multiple of 8. `logo`: for slips that have one. */
export const drawSlip = (
  letters: SlipLetters,
  slip: Slip,
  width: number,
  logo: OneBitPicture | null = null,
): OneBitPicture[] => laidOut(letters, slip, width, logo).map((page) => picture(page, width))

/** The pages of a slip before they are dots. Each leaves room for the strip of a reprint. */
export function laidOut(
  letters: SlipLetters,
  slip: Slip,
  width: number,
  logo: OneBitPicture | null = null,
): (readonly Block[])[] {
  const drawing = drawingOn(letters, slip, width, logo)
  const strips = locales.map((locale) => {
    const strip = drawingOn(letters, reprintSlip(locale), width, null)
    return heightOf(reprintSlip(locale).parts.flatMap((part) => strip.blocksOf(part)))
  })
  const room = tallest - 2 * edge - (Math.max(...strips) + 2 * edge) - drawing.headOf(1, 1).height
  const blocks = legibleParts(letters, slip).flatMap(({ part, said }) => {
    const own = said.flatMap((one) => drawing.blocksOf(one, room))
    return own.map((block, place) =>
      part.staysWithNext || place < own.length - 1 ? { ...block, staysWithNext: true } : block,
    )
  })
  const pages = intoPages(blocks, room)
  return pages.length === 1 ? pages : pages.map((page, place) => [drawing.headOf(place + 1, pages.length), ...page])
}

/**
 * Each part as it can be drawn. Where something cannot, a frame below sends to the board; for what stands elsewhere, one
 * such frame is enough.
 */
function legibleParts(letters: SlipLetters, { locale, parts }: Slip): { part: SlipPart; said: SlipPart[] }[] {
  const seeBoard = middle(strong(slipWordsOf[locale].seeBoard, 'large'), 'framed')
  let isSaid = false
  return parts.map((part) => {
    let isLost = false
    const said = mapTexts(part, (given) => {
      const { text, isLost: lost } = letters.legible(given.text, given.whole === true)
      if (lost) isLost = true
      return { ...given, text }
    })
    const isFramed = isLost && !(part.kind === 'elsewhere' && isSaid)
    isSaid ||= isLost
    return { part, said: isFramed ? [said, seeBoard] : [said] }
  })
}

const heightOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { height }) => sum + height, 0)

const stackOf = (all: readonly WrappedLine[]): number => all.reduce((sum, { height }) => sum + height, 0)

/** The lines, as many at a time as fit into the height. */
function pagefuls(all: readonly WrappedLine[], most: number): WrappedLine[][] {
  const fulls: WrappedLine[][] = [[]]
  for (const line of all) {
    if (stackOf([...(fulls.at(-1) ?? []), line]) > most) fulls.push([])
    fulls.at(-1)?.push(line)
  }
  return fulls
}

/** Divides into pages; blocks that stay together are divided only if they are taller than a page. */
function intoPages(blocks: readonly Block[], most: number): Block[][] {
  const groups: Block[][] = [[]]
  for (const block of blocks) {
    groups.at(-1)?.push(block)
    if (!block.staysWithNext) groups.push([])
  }
  const pages: Block[][] = [[]]
  let height = 0
  const put = (some: readonly Block[]) => {
    if (height > 0 && height + heightOf(some) > most) {
      pages.push([])
      height = 0
    }
    pages.at(-1)?.push(...some)
    height += heightOf(some)
  }
  for (const group of groups) {
    if (heightOf(group) <= most) put(group)
    else for (const block of group) put([block])
  }
  return pages
}

function picture(blocks: readonly Block[], width: number): OneBitPicture {
  const canvas = dotCanvas(width, Math.ceil(heightOf(blocks) + 2 * edge))
  let y = edge
  for (const block of blocks) {
    block.draw(canvas, y)
    y += block.height
  }
  return canvas.picture()
}

function drawingOn(letters: SlipLetters, slip: Slip, width: number, ownLogo: OneBitPicture | null) {
  const direction = directionOf(slip.locale)
  const lines: LineSetter = lineSetter(letters, direction, width)
  const wide = width - 2 * edge

  /** Turns a distance from the start of the line, in the slip's direction, into the x of a left end. */
  const leftOf = (from: number, length: number): number =>
    direction === 'rtl' ? width - edge - from - length : edge + from
  const rect = (on: DotCanvas, from: number, y: number, length: number, height: number, white = false): void =>
    on.rect(leftOf(from, length), y, length, height, white)

  function lineAt(on: DotCanvas, line: WrappedLine, from: number, y: number, white: boolean): void {
    let start = from
    for (const [place, { outlines, size, width: length, struck }] of line.spans.entries()) {
      if (place > 0) start += size * textGap
      const left = leftOf(start, length)
      const base = y + line.ascent
      for (const { x, y: up, shape } of outlines.glyphs) on.fill(shape, size, left + x * size, base - up * size, white)
      if (struck) rect(on, start - 2, base - size * 0.33, length + 4, Math.max(4, size * 0.09), white)
      start += length
    }
  }

  /** Lines under each other; each begins, ends or stands in the middle between `from` and `from + length`. */
  function stack(on: DotCanvas, all: readonly WrappedLine[], y: number, place: Place): void {
    let top = y
    for (const line of all) {
      const free = place.length - line.width
      const before = { start: 0, middle: free / 2, end: free }[place.side]
      lineAt(on, line, place.from + before, top, place.white === true)
      top += line.height
    }
  }

  /** Lines under each other, over several blocks if they are taller than a page. */
  function lined(all: readonly WrappedLine[], side: Place['side'], room: number, look?: SlipLook): Block[] {
    const inner = look ? wide - 2 * inset : wide
    const pad = look ? (look === 'black' ? 8 : 12) : 2
    return pagefuls(all, room - 2 * pad - 12).map((some) => {
      const box = stackOf(some) + 2 * pad
      return {
        lines: some,
        height: box + (look ? 12 : 0),
        draw: (on, y) => {
          const top = y + (look ? 6 : 0)
          ground(on, top, box, look)
          stack(on, some, top + pad, { from: look ? inset : 0, length: inner, side, white: look === 'black' })
        },
      }
    })
  }

  function row(start: readonly SlipText[], end: readonly SlipText[], look?: SlipLook): Block {
    const inner = look ? wide - 2 * inset : wide
    const from = look ? inset : 0
    const ends = lines.set(end, inner)
    const endWidth = Math.max(0, ...ends.map((line) => line.width))
    const room = inner - endWidth - columnGap
    // The end goes below the start if its words would have to be broken.
    const isWhole = lines.set(start, inner).length === 1 && lines.set(start, room).length === 1
    const isBeside = ends.length <= 1 && (isWhole || (endWidth <= inner * 0.62 && lines.widest(start) <= room))
    const under = start.length > 0 && !isBeside
    const starts = lines.set(start, under ? inner : room)
    const first = starts[0]
    const last = ends[0]
    // Beside each other they share a baseline, whatever their sizes.
    const drop = under || !first || !last ? 0 : first.ascent - last.ascent
    const startHeight = stackOf(starts) + Math.max(0, -drop)
    const endHeight = stackOf(ends) + Math.max(0, drop)
    const content = under ? startHeight + endHeight : Math.max(startHeight, endHeight)
    const pad = look ? (look === 'black' ? 8 : 12) : 2
    const box = content + 2 * pad
    return {
      lines: [...starts, ...ends],
      height: box + (look ? 12 : 0),
      draw: (on, y) => {
        const top = y + pad + (look ? 6 : 0)
        const white = look === 'black'
        ground(on, y + (look ? 6 : 0), box, look)
        stack(on, starts, top + Math.max(0, -drop), { from, length: inner, side: 'start', white })
        const endTop = under ? top + startHeight : top + Math.max(0, drop)
        stack(on, ends, endTop, { from, length: inner, side: 'end', white })
      },
    }
  }

  function ground(on: DotCanvas, y: number, height: number, look?: SlipLook): void {
    if (!look) return
    if (look === 'black') rect(on, -edge, y, width, height)
    else {
      rect(on, 0, y, wide, height)
      rect(on, 4, y + 4, wide - 8, height - 8, true)
    }
  }

  function piece({ count, lines: said }: SlipPiece, room: number): Block[] {
    const [number] = lines.set([strong(String(count), 'large')], wide)
    if (!number) return []
    const column = Math.max(56, number.width + 24) + columnGap
    const isMany = count > 1
    const blocks = said.flatMap(({ texts, bar }) => {
      const indent = bar ? 20 : 0
      const length = wide - column - indent
      return pagefuls(lines.set(texts, length), room - number.height - 8).map((some) => ({ some, bar, indent, length }))
    })
    return blocks.map(({ some, bar, indent, length }, place): Block => {
      const isFirst = place === 0
      const height = Math.max(stackOf(some), isFirst ? number.height : 0) + 4
      return {
        lines: isFirst ? [number, ...some] : some,
        height: isFirst ? height + 4 : height,
        staysWithNext: place < blocks.length - 1,
        draw: (on, y) => {
          if (isFirst && isMany) rect(on, 0, y, column - columnGap, number.height + 2)
          if (isFirst)
            stack(on, [number], y + 1, { from: 0, length: column - columnGap, side: 'middle', white: isMany })
          if (bar) rect(on, column, y + 5, 9, height - 10)
          stack(on, some, y + 2, { from: column + indent, length, side: 'start' })
        },
      }
    })
  }

  function table(rows: readonly (readonly SlipText[])[]): Block[] {
    const most = Math.max(0, ...rows.map((cells) => cells.length - 1))
    const firsts = lines.widest(rows.flatMap((cells) => cells.slice(0, 1)))
    const natural = (column: number, room: number) =>
      Math.max(
        0,
        ...rows.flatMap((cells) => lines.set(cells.slice(column + 1, column + 2), room).map(({ width: one }) => one)),
      )
    const columns = Array.from({ length: most }, (_, column) => column)
    const together = columns.reduce((sum, column) => sum + natural(column, wide) + columnGap, firsts)
    // Long headings are wrapped, so that no column is squeezed to nothing.
    const room = together > wide ? (wide - firsts) / most - columnGap : wide
    const cellOf = (cell: SlipText | undefined) => lines.set(cell ? [cell] : [], room)
    const widths = columns.map((column) => natural(column, room))
    const taken = widths.reduce((sum, one) => sum + one + columnGap, 0)
    return rows.map((cells, place): Block => {
      const name = lines.set(cells.slice(0, 1), wide - taken)
      const height = Math.max(0, stackOf(name), ...cells.slice(1).map((cell) => stackOf(cellOf(cell)))) + 4
      return {
        lines: [...name, ...cells.slice(1).flatMap(cellOf)],
        height,
        staysWithNext: place < rows.length - 1,
        draw: (on, y) => {
          let end = wide
          for (let column = widths.length - 1; column >= 0; column--) {
            stack(on, cellOf(cells[column + 1]), y + 2, { from: 0, length: end, side: 'end' })
            end -= (widths[column] ?? 0) + columnGap
          }
          stack(on, name, y + 2, { from: 0, length: wide, side: 'start' })
        },
      }
    })
  }

  const rule = (dashed: boolean): Block => ({
    lines: [],
    height: 20,
    // It heads what comes below.
    staysWithNext: true,
    draw: (on, y) => {
      if (!dashed) rect(on, 0, y + 8, wide, 4)
      else for (let from = 0; from + 10 <= wide; from += 18) rect(on, from, y + 8, 10, 4)
    },
  })

  const logoOf = (dots: OneBitPicture): Block => ({
    lines: [],
    height: dots.height + 16,
    draw: (on, y) => on.place(dots, Math.round((width - dots.width) / 2), y + 4),
  })

  /** A QR code, and beside it what it is good for. */
  function code(address: string, beside: readonly SlipText[]): Block {
    const { size, data } = encode(address, { border: 0, ecc: 'L' })
    const dot = Math.max(3, Math.min(5, Math.floor(wide / 3 / size)))
    const side = size * dot
    const room = wide - side - 2 * columnGap
    const all = beside.flatMap((text) => lines.set([text], room))
    const height = Math.max(side, stackOf(all))
    return {
      lines: all,
      height: height + 24,
      draw: (on, y) => {
        const left = leftOf(0, side)
        for (const [down, cells] of data.entries())
          for (const [across, isBlack] of cells.entries())
            if (isBlack) on.rect(left + across * dot, y + 12 + down * dot, dot, dot)
        const top = y + 12 + (height - stackOf(all)) / 2
        stack(on, all, top, { from: side + 2 * columnGap, length: room, side: 'start' })
      },
    }
  }

  /** `room`: the height that a block may have. */
  function blocksOf(part: SlipPart, room: number = tallest): Block[] {
    if (part.kind === 'row') {
      if (part.end.length > 0) return [row(part.start, part.end, part.look)]
      return lined(lines.set(part.start, part.look ? wide - 2 * inset : wide), 'start', room, part.look)
    }
    if (part.kind === 'middle') {
      return lined(lines.set([part.text], part.look ? wide - 2 * inset : wide), 'middle', room, part.look)
    }
    if (part.kind === 'piece') return piece(part, room)
    if (part.kind === 'table') return table(part.rows)
    if (part.kind === 'elsewhere') return []
    if (part.kind === 'logo') return ownLogo ? [logoOf(ownLogo)] : []
    if (part.kind === 'code') return [code(part.address, part.beside)]
    return [rule(part.dashed === true)]
  }

  const headOf = (page: number, pages: number): Block =>
    row([strong(slip.code, 'large')], [strong(`\u2066${page}/${pages}\u2069`, 'large')], 'black')

  return { blocksOf, headOf }
}

/** Where text stands, counted from the start of the line. */
interface Place {
  readonly from: number
  readonly length: number
  readonly side: 'start' | 'middle' | 'end'
  readonly white?: boolean
}

/** The strip, and below it the picture, dot for dot. */
export const stacked = (strip: OneBitPicture, below: OneBitPicture): OneBitPicture => ({
  width: below.width,
  height: strip.height + below.height,
  bits: Buffer.concat([strip.bits, below.bits]),
})
