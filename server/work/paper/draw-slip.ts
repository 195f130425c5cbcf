// Draws a slip as one-bit pictures, a page each: the same dots for every printer and for the preview (PAPER-1).
import { reprintSlip } from '#domain/paper/printer-slips.ts'
import { mapTexts, middle, type Slip, type SlipPart, strong } from '#domain/paper/slip.ts'
import { slipWordsOf } from '#domain/paper/slip-words/index.ts'
import { locales } from '#domain/shared/locale.ts'
import { dotCanvas } from './dot-canvas.ts'
import type { OneBitPicture } from './one-bit-picture.ts'
import { headOf, type SlipBlock, slipBlocksOf, slipEdge, slipPaper } from './slip-blocks.ts'
import type { SlipLetters } from './slip-letters.ts'

/** In dots. Printers have no memory for a taller picture. */
const tallest = 2000

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
): (readonly SlipBlock[])[] {
  const paper = slipPaper(letters, slip.locale, width)
  const strips = locales.map((locale) => {
    const strip = slipPaper(letters, locale, width)
    return heightOf(reprintSlip(locale).parts.flatMap((part) => slipBlocksOf(strip, part, null, tallest)))
  })
  const room = tallest - 2 * slipEdge - (Math.max(...strips) + 2 * slipEdge) - headOf(paper, slip.code, 1, 1).height
  const blocks = legibleParts(letters, slip).flatMap(({ part, said }) => {
    const own = said.flatMap((one) => slipBlocksOf(paper, one, logo, room))
    return own.map((block, place) =>
      part.staysWithNext || place < own.length - 1 ? { ...block, staysWithNext: true } : block,
    )
  })
  const pages = intoPages(blocks, room)
  return pages.length === 1
    ? pages
    : pages.map((page, place) => [headOf(paper, slip.code, place + 1, pages.length), ...page])
}

/**
 * Each part as it can be drawn. Where something cannot, a frame below sends to the board; for what stands elsewhere,
 * one such frame is enough.
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

const heightOf = (blocks: readonly SlipBlock[]): number => blocks.reduce((sum, { height }) => sum + height, 0)

/** Divides into pages; blocks that stay together are divided only if they are taller than a page. */
function intoPages(blocks: readonly SlipBlock[], most: number): SlipBlock[][] {
  const groups: SlipBlock[][] = [[]]
  for (const block of blocks) {
    groups.at(-1)?.push(block)
    if (!block.staysWithNext) groups.push([])
  }
  const pages: SlipBlock[][] = [[]]
  let height = 0
  const put = (some: readonly SlipBlock[]) => {
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

function picture(blocks: readonly SlipBlock[], width: number): OneBitPicture {
  const canvas = dotCanvas(width, Math.ceil(heightOf(blocks) + 2 * slipEdge))
  let y = slipEdge
  for (const block of blocks) {
    block.draw(canvas, y)
    y += block.height
  }
  return canvas.picture()
}

/** The strip, and below it the picture, dot for dot. */
export const stackedStrips = (strip: OneBitPicture, below: OneBitPicture): OneBitPicture => ({
  width: below.width,
  height: strip.height + below.height,
  bits: Buffer.concat([strip.bits, below.bits]),
})
