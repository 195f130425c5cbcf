// The letters of slips as outlines: shaped by script, in two weights that thermal paper holds.
import { readFile } from 'node:fs/promises'
import bidiOf from 'bidi-js'
import { create, type Font, type PathCommand } from 'fontkit'
import subsetFont from 'subset-font'
import { runsOf, type Script, scripts, typefaceFile } from '../letters/text-runs.ts'
import type { LetterShape } from './dot-canvas.ts'

export type SlipWeight = 'plain' | 'strong'
export type Direction = 'ltr' | 'rtl'

/** Thin strokes break on thermal paper. Readex Pro ends at 700. */
const weights: Readonly<Record<SlipWeight, number>> = { plain: 600, strong: 800 }
const heaviest: Partial<Record<Script, number>> = { arabic: 700 }

/** The outlines of a text, from the left end of its baseline, in units of its size. */
export interface Outlines {
  readonly width: number
  readonly glyphs: readonly Outline[]
}

export interface Outline {
  /** Where it stands; y grows upward. */
  readonly x: number
  readonly y: number
  readonly shape: LetterShape
}

export interface SlipLetters {
  outlinesOf(text: string, weight: SlipWeight, direction: Direction): Outlines
}

/** Arrows, which the typefaces lack, and the box for a letter that none of them has. */
const drawn = {
  '→': shapeOf([[80, 310, 600, 310, 430, 480, 510, 560, 810, 260, 510, -40, 430, 40, 600, 210, 80, 210]]),
  '←': shapeOf([[820, 310, 300, 310, 470, 480, 390, 560, 90, 260, 390, -40, 470, 40, 300, 210, 820, 210]]),
  '□': shapeOf([
    [80, 0, 80, 700, 620, 700, 620, 0],
    [160, 80, 540, 80, 540, 620, 160, 620],
  ]),
}
type Sign = keyof typeof drawn
const drawnWidth = (sign: Sign): number => (sign === '□' ? 0.7 : 0.9)
const signs = /([→←])/
const isSign = (piece: string): piece is Sign => Object.hasOwn(drawn, piece)

/** Emoji, with what joins and colours them: no typeface of the shop has them. */
const emoji = /\p{Emoji_Presentation}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0e|\ufe0f/gu

/** Reads and subsets the typefaces, which takes half a second; after that everything is in memory. */
export async function openSlipLetters(): Promise<SlipLetters> {
  const fonts = new Map<string, Font>()
  await Promise.all(
    scripts.map(async (script) => {
      const file = await readFile(typefaceFile(script))
      const letters = String.fromCodePoint(...create(file).characterSet.filter((point) => point < 0xffff))
      for (const weight of ['plain', 'strong'] as const) {
        const wght = Math.min(weights[weight], heaviest[script] ?? 900)
        const bytes = await subsetFont(file, letters, { targetFormat: 'sfnt', variationAxes: { wght } })
        fonts.set(`${script} ${weight}`, create(bytes))
      }
    }),
  )
  const bidi = bidiOf()
  const shapes = new Map<string, LetterShape>()
  const known = new Map<string, Outlines>()

  function pieceOf(name: string, text: string): Outlines {
    const font = fonts.get(name)
    if (!font) return { width: 0, glyphs: [] }
    const { glyphs, positions } = font.layout(text)
    const perEm = font.unitsPerEm
    const all: Outline[] = []
    let width = 0
    for (const [place, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {}
      if (glyph.id === 0) {
        all.push({ x: width, y: 0, shape: drawn['□'] })
        width += drawnWidth('□')
        continue
      }
      const key = `${name} ${glyph.id}`
      const shape = shapes.get(key) ?? { contours: contoursOf(glyph.path.commands), perEm }
      shapes.set(key, shape)
      if (shape.contours.length > 0) all.push({ x: width + xOffset / perEm, y: yOffset / perEm, shape })
      width += xAdvance / perEm
    }
    return { width, glyphs: all }
  }

  function shape(text: string, weight: SlipWeight, direction: Direction): Outlines {
    const all: Outline[] = []
    let width = 0
    for (const run of runsOf(bidi, text.replace(emoji, ''), direction))
      for (const piece of run.text.split(signs).filter(Boolean)) {
        const one: Outlines = isSign(piece)
          ? { width: drawnWidth(piece), glyphs: [{ x: 0, y: 0, shape: drawn[piece] }] }
          : pieceOf(`${run.script} ${weight}`, piece)
        for (const glyph of one.glyphs) all.push({ ...glyph, x: glyph.x + width })
        width += one.width
      }
    return { width, glyphs: all }
  }

  return {
    outlinesOf: (text, weight, direction) => {
      const key = `${weight} ${direction} ${text}`
      const outlines = known.get(key) ?? shape(text, weight, direction)
      if (known.size > mostKnown) known.clear()
      known.set(key, outlines)
      return outlines
    },
  }
}

/** How many texts keep their outlines: the words of a menu come again and again. */
const mostKnown = 4000

function shapeOf(contours: LetterShape['contours']): LetterShape {
  return { contours, perEm: 1000 }
}

/** Straight pieces per curve: letters are at most some 130 dots high. */
const pieces = 6

function contoursOf(commands: readonly PathCommand[]): number[][] {
  const contours: number[][] = []
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([...args])
    else contours.at(-1)?.push(...pointsTo(contours.at(-1)?.slice(-2) ?? [], args))
  }
  return contours.filter((points) => points.length > 4)
}

/** The points after `start` on a line, or on a curve with one or two control points. */
function pointsTo(start: readonly number[], args: readonly number[]): number[] {
  if (args.length <= 2) return [...args]
  const across = [start[0] ?? 0, ...args.filter((_, place) => place % 2 === 0)]
  const up = [start[1] ?? 0, ...args.filter((_, place) => place % 2 === 1)]
  return Array.from({ length: pieces }, (_, place) => (place + 1) / pieces).flatMap((part) => [
    bent(across, part),
    bent(up, part),
  ])
}

/** De Casteljau. */
const bent = (points: readonly number[], part: number): number =>
  points.length === 1
    ? (points[0] ?? 0)
    : bent(
        points.slice(1).map((point, place) => (points[place] ?? 0) * (1 - part) + point * part),
        part,
      )
