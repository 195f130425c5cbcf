// What each part of a slip looks like on paper: blocks of dots that no page break divides (PAPER-1).
import { encode } from 'uqr'
import { type SlipLook, type SlipPart, type SlipPiece, type SlipText, strong } from '#domain/paper/slip.ts'
import { directionOf, type Locale } from '#domain/shared/locale.ts'
import type { DotCanvas } from './dot-canvas.ts'
import type { OneBitPicture } from './one-bit-picture.ts'
import type { Direction, SlipLetters } from './slip-letters.ts'
import { type LineSetter, lineSetter, textGap, type WrappedLine } from './slip-lines.ts'

/** In dots, as every length here. */
export const slipEdge = 6
const inset = 14
const columnGap = 16

/** Above and below words that nothing surrounds. */
const lineRoom = 2
/** Between words and what surrounds them. */
const padding = { black: 8, framed: 12 } as const
/** Above and below a frame or a black ground. */
const aroundLook = 6
const frameThickness = 4

/** The count of a piece stands in the middle of a column of its own. */
const countColumn = { least: 56, besideCount: 12 } as const
/** Before words that are marked: how thick, how far before them, and how much shorter at either end. */
const markBar = { thickness: 9, indent: 20, shorter: 5 } as const

/** A line across the paper. */
const ruler = { height: 20, thickness: 4, dash: 10, everyDash: 18 } as const
const logoRoom = { above: 4, below: 12 } as const
/** A QR code: how large its dots are if it takes a third of the paper at most, and what is free above and below. */
const qrCode = { leastDot: 3, mostDot: 5, shareOfPaper: 3, room: 12 } as const
/** Through words that are taken back, in parts of their size. */
const strike = { least: 4, thickness: 0.09, above: 0.33, beyond: 2 } as const

/** What no page break divides. */
export interface SlipBlock {
  readonly height: number
  /** What stands in it, line by line from the top, as it is read. */
  readonly lines: readonly WrappedLine[]
  /** Whether it stands on the same page as the block after it, as an item with its note. */
  readonly staysWithNext?: boolean
  /** Below this y. */
  draw(on: DotCanvas, y: number): void
}

/** The paper of a printer, for a slip in one language. */
export interface SlipPaper {
  readonly direction: Direction
  readonly width: number
  /** Between its edges. */
  readonly wide: number
  readonly lines: LineSetter
}

export function slipPaper(letters: SlipLetters, locale: Locale, width: number): SlipPaper {
  const direction = directionOf(locale)
  return { direction, width, wide: width - 2 * slipEdge, lines: lineSetter(letters, direction, width) }
}

/**
 * What a part looks like on this paper. `logo`: for slips that have one. `room`: the height that a block may have, in
 * dots.
 */
export function slipBlocksOf(paper: SlipPaper, part: SlipPart, logo: OneBitPicture | null, room: number): SlipBlock[] {
  const { lines } = paper
  if (part.kind === 'row') {
    if (part.end.length > 0) return [row(paper, part.start, part.end, part.look)]
    return lined(paper, lines.set(part.start, widthIn(paper, part.look)), 'start', room, part.look)
  }
  if (part.kind === 'middle') {
    return lined(paper, lines.set([part.text], widthIn(paper, part.look)), 'middle', room, part.look)
  }
  if (part.kind === 'piece') return piece(paper, part, room)
  if (part.kind === 'table') return table(paper, part.rows)
  if (part.kind === 'elsewhere') return []
  if (part.kind === 'logo') return logo ? [logoOf(paper, logo)] : []
  if (part.kind === 'code') return [code(paper, part.address, part.beside)]
  return [rule(paper, part.dashed === true)]
}

/** Above each page of a slip that needs more than one. */
export const headOf = (paper: SlipPaper, slipCode: string, page: number, pages: number): SlipBlock =>
  row(paper, [strong(slipCode, 'large')], [strong(`\u2066${page}/${pages}\u2069`, 'large')], 'black')

/** Lines under each other, over several blocks if they are taller than a page. */
function lined(
  paper: SlipPaper,
  all: readonly WrappedLine[],
  side: TextPlace['side'],
  room: number,
  look?: SlipLook,
): SlipBlock[] {
  const inner = widthIn(paper, look)
  const pad = look ? padding[look] : lineRoom
  const around = look ? aroundLook : 0
  return pagefuls(all, room - 2 * pad - 2 * aroundLook).map((some) => {
    const box = stackOf(some) + 2 * pad
    return {
      lines: some,
      height: box + 2 * around,
      draw: (on, y) => {
        const top = y + around
        ground(paper, on, top, box, look)
        stack(paper, on, some, top + pad, { from: look ? inset : 0, length: inner, side, white: look === 'black' })
      },
    }
  })
}

function row(paper: SlipPaper, start: readonly SlipText[], end: readonly SlipText[], look?: SlipLook): SlipBlock {
  const { lines } = paper
  const inner = widthIn(paper, look)
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
  const pad = look ? padding[look] : lineRoom
  const around = look ? aroundLook : 0
  const box = content + 2 * pad
  return {
    lines: [...starts, ...ends],
    height: box + 2 * around,
    draw: (on, y) => {
      const top = y + around + pad
      const white = look === 'black'
      ground(paper, on, y + around, box, look)
      stack(paper, on, starts, top + Math.max(0, -drop), { from, length: inner, side: 'start', white })
      const endTop = under ? top + startHeight : top + Math.max(0, drop)
      stack(paper, on, ends, endTop, { from, length: inner, side: 'end', white })
    },
  }
}

function piece(paper: SlipPaper, { count, lines: said }: SlipPiece, room: number): SlipBlock[] {
  const { lines, wide } = paper
  const [number] = lines.set([strong(String(count), 'large')], wide)
  if (!number) return []
  const column = Math.max(countColumn.least, number.width + 2 * countColumn.besideCount) + columnGap
  const isMany = count > 1
  const blocks = said.flatMap(({ texts, bar }) => {
    const indent = bar ? markBar.indent : 0
    const length = wide - column - indent
    const most = room - number.height - 4 * lineRoom
    return pagefuls(lines.set(texts, length), most).map((some) => ({ some, bar, indent, length }))
  })
  return blocks.map(({ some, bar, indent, length }, place): SlipBlock => {
    const isFirst = place === 0
    const height = Math.max(stackOf(some), isFirst ? number.height : 0) + 2 * lineRoom
    return {
      lines: isFirst ? [number, ...some] : some,
      height: isFirst ? height + 2 * lineRoom : height,
      staysWithNext: place < blocks.length - 1,
      draw: (on, y) => {
        const { thickness, shorter } = markBar
        if (isFirst && isMany)
          rect(paper, on, { from: 0, y, length: column - columnGap, height: number.height + lineRoom })
        if (isFirst) {
          const place = { from: 0, length: column - columnGap, side: 'middle', white: isMany } as const
          stack(paper, on, [number], y + lineRoom / 2, place)
        }
        if (bar) rect(paper, on, { from: column, y: y + shorter, length: thickness, height: height - 2 * shorter })
        stack(paper, on, some, y + lineRoom, { from: column + indent, length, side: 'start' })
      },
    }
  })
}

function table(paper: SlipPaper, rows: readonly (readonly SlipText[])[]): SlipBlock[] {
  const { lines, wide } = paper
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
  return rows.map((cells, place): SlipBlock => {
    const name = lines.set(cells.slice(0, 1), wide - taken)
    const height = Math.max(0, stackOf(name), ...cells.slice(1).map((cell) => stackOf(cellOf(cell)))) + 2 * lineRoom
    return {
      lines: [...name, ...cells.slice(1).flatMap(cellOf)],
      height,
      staysWithNext: place < rows.length - 1,
      draw: (on, y) => {
        let end = wide
        for (let column = widths.length - 1; column >= 0; column--) {
          stack(paper, on, cellOf(cells[column + 1]), y + lineRoom, { from: 0, length: end, side: 'end' })
          end -= (widths[column] ?? 0) + columnGap
        }
        stack(paper, on, name, y + lineRoom, { from: 0, length: wide, side: 'start' })
      },
    }
  })
}

function rule(paper: SlipPaper, dashed: boolean): SlipBlock {
  const { wide } = paper
  const { thickness, dash, everyDash } = ruler
  return {
    lines: [],
    height: ruler.height,
    // It heads what comes below.
    staysWithNext: true,
    draw: (on, y) => {
      const top = y + (ruler.height - thickness) / 2
      if (!dashed) {
        rect(paper, on, { from: 0, y: top, length: wide, height: thickness })
        return
      }
      for (let from = 0; from + dash <= wide; from += everyDash)
        rect(paper, on, { from, y: top, length: dash, height: thickness })
    },
  }
}

const logoOf = ({ width }: SlipPaper, dots: OneBitPicture): SlipBlock => ({
  lines: [],
  height: dots.height + logoRoom.above + logoRoom.below,
  draw: (on, y) => on.place(dots, Math.round((width - dots.width) / 2), y + logoRoom.above),
})

/** A QR code, and beside it what it is good for. */
function code(paper: SlipPaper, address: string, beside: readonly SlipText[]): SlipBlock {
  const { lines, wide } = paper
  const { size, data } = encode(address, { border: 0, ecc: 'L' })
  const fitting = Math.floor(wide / qrCode.shareOfPaper / size)
  const dot = Math.max(qrCode.leastDot, Math.min(qrCode.mostDot, fitting))
  const side = size * dot
  const room = wide - side - 2 * columnGap
  const all = beside.flatMap((text) => lines.set([text], room))
  const height = Math.max(side, stackOf(all))
  return {
    lines: all,
    height: height + 2 * qrCode.room,
    draw: (on, y) => {
      const left = leftOf(paper, 0, side)
      for (const [down, cells] of data.entries())
        for (const [across, isBlack] of cells.entries())
          if (isBlack) on.rect(left + across * dot, y + qrCode.room + down * dot, dot, dot)
      const top = y + qrCode.room + (height - stackOf(all)) / 2
      stack(paper, on, all, top, { from: side + 2 * columnGap, length: room, side: 'start' })
    },
  }
}

/** The lines, as many at a time as fit into the height. */
function pagefuls(all: readonly WrappedLine[], most: number): WrappedLine[][] {
  const fulls: WrappedLine[][] = [[]]
  for (const line of all) {
    if (stackOf([...(fulls.at(-1) ?? []), line]) > most) fulls.push([])
    fulls.at(-1)?.push(line)
  }
  return fulls
}

const stackOf = (all: readonly WrappedLine[]): number => all.reduce((sum, { height }) => sum + height, 0)

/** What a line has for its words: less within a frame. */
const widthIn = ({ wide }: SlipPaper, look?: SlipLook): number => (look ? wide - 2 * inset : wide)

function ground(paper: SlipPaper, on: DotCanvas, y: number, height: number, look?: SlipLook): void {
  if (!look) return
  const { wide } = paper
  if (look === 'black') rect(paper, on, { from: -slipEdge, y, length: paper.width, height })
  else {
    rect(paper, on, { from: 0, y, length: wide, height })
    const inner = { from: frameThickness, y: y + frameThickness }
    const both = 2 * frameThickness
    rect(paper, on, { ...inner, length: wide - both, height: height - both, white: true })
  }
}

/** Where text stands, counted from the start of the line. */
interface TextPlace {
  readonly from: number
  readonly length: number
  readonly side: 'start' | 'middle' | 'end'
  readonly white?: boolean
}

/** Lines under each other; each begins, ends or stands in the middle between `from` and `from + length`. */
function stack(paper: SlipPaper, on: DotCanvas, all: readonly WrappedLine[], y: number, place: TextPlace): void {
  let top = y
  for (const line of all) {
    const free = place.length - line.width
    const before = { start: 0, middle: free / 2, end: free }[place.side]
    lineAt(paper, on, line, place.from + before, top, place.white === true)
    top += line.height
  }
}

function lineAt(paper: SlipPaper, on: DotCanvas, line: WrappedLine, from: number, y: number, white: boolean): void {
  let start = from
  for (const [place, { outlines, size, width: length, struck }] of line.spans.entries()) {
    if (place > 0) start += size * textGap
    const left = leftOf(paper, start, length)
    const base = y + line.ascent
    for (const { x, y: up, shape } of outlines.glyphs) on.fill(shape, size, left + x * size, base - up * size, white)
    if (struck) {
      const { least, thickness, above, beyond } = strike
      const height = Math.max(least, size * thickness)
      rect(paper, on, { from: start - beyond, y: base - size * above, length: length + 2 * beyond, height, white })
    }
    start += length
  }
}

/** A rectangle, counted from the start of the line. */
interface SlipBox {
  readonly from: number
  readonly y: number
  readonly length: number
  readonly height: number
  readonly white?: boolean
}

function rect(paper: SlipPaper, on: DotCanvas, { from, y, length, height, white = false }: SlipBox): void {
  on.rect(leftOf(paper, from, length), y, length, height, white)
}

/** Turns a distance from the start of the line, in the slip's direction, into the x of a left end. */
const leftOf = ({ direction, width }: SlipPaper, from: number, length: number): number =>
  direction === 'rtl' ? width - slipEdge - from - length : slipEdge + from
