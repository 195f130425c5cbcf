// The letters of slips as outlines: shaped by script, in two weights that thermal paper holds.

import { readFile } from 'node:fs/promises'
import bidiOf from 'bidi-js'
import { create, type Font, type PathCommand } from 'fontkit'
import subsetFont from 'subset-font'
import { normalForm } from '#domain/shared/normal-form.ts'
import type { LetterShape } from './dot-canvas.ts'
import { runsOf, scriptOf, typefaceFile, type WritingScript, writingScripts } from './letters/text-runs.ts'

export type SlipWeight = 'plain' | 'strong'
export type Direction = 'ltr' | 'rtl'

/** Thin strokes break on thermal paper. */
const weights: Readonly<Record<SlipWeight, number>> = { plain: 600, strong: 800 }
/** Readex Pro ends at 700; Manrope, which ends at 800, looks lighter than the others. */
const weightsOf: Partial<Record<WritingScript, Readonly<Record<SlipWeight, number>>>> = {
  arabic: { plain: 600, strong: 700 },
  cyrillic: { plain: 700, strong: 800 },
  greek: { plain: 700, strong: 800 },
}

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

/** What of a text can be drawn. */
export interface LegibleText {
  /** With '…' where something cannot. */
  readonly text: string
  readonly isLost: boolean
}

export interface SlipLetters {
  /**
   * `whole`: nothing may differ from what was typed. Elsewhere, as in names, pictures are left out, and a letter may
   * stand without its marks.
   */
  legible(text: string, whole: boolean): LegibleText
  outlinesOf(text: string, weight: SlipWeight, direction: Direction): Outlines
}

/** Arrows, which the typefaces lack. */
const drawn = {
  '→': shapeOf([[80, 310, 600, 310, 430, 480, 510, 560, 810, 260, 510, -40, 430, 40, 600, 210, 80, 210]]),
  '←': shapeOf([[820, 310, 300, 310, 470, 480, 390, 560, 90, 260, 390, -40, 470, 40, 300, 210, 820, 210]]),
}
type Sign = keyof typeof drawn
const arrowWidth = 0.9
const signs = /([→←])/
const isSign = (piece: string): piece is Sign => Object.hasOwn(drawn, piece)

/** Pictures, with what colours them: no typeface of the shop has them. */
const isPicture = (letter: string): boolean =>
  /^[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}]$/u.test(letter)
const isArabicMark = (letter: string): boolean => /^[\u064b-\u0656\u0670]$/.test(letter)

/** Letters that the typefaces lack, and those that are the same to every reader. */
const sameLetters: Readonly<Record<string, string>> = { ţ: 'ț', Ţ: 'Ț', ی: 'ي', ک: 'ك' }

/** Ligatures, the forms that Arabic letters have in a word, wide letters, and those of formulas. */
const formsOfLetters = /^[\ufb00-\ufb06\ufb50-\ufdff\ufe70-\ufefc\uff01-\uff5e\u{1d400}-\u{1d7ff}]$/u

const isDirection = (letter: string): boolean => /^[\u2066-\u2069]$/.test(letter)
/** Signs that draw nothing, but for those of direction. */
const unseen = /(?![\u2066-\u2069])\p{Default_Ignorable_Code_Point}/gu

/** Reads and subsets the typefaces, which takes half a second; after that everything is in memory. */
export async function openSlipLetters(): Promise<SlipLetters> {
  const fonts = new Map<string, Font>()
  const known = new Map<WritingScript, ReadonlySet<number>>()
  await Promise.all(
    writingScripts.map(async (script) => {
      const file = await readFile(typefaceFile(script))
      const points = create(file).characterSet.filter((point) => point < 0xffff)
      const letters = String.fromCodePoint(...points)
      known.set(script, new Set(points))
      for (const weight of ['plain', 'strong'] as const) {
        const wght = (weightsOf[script] ?? weights)[weight]
        const bytes = await subsetFont(file, letters, { targetFormat: 'sfnt', variationAxes: { wght } })
        fonts.set(`${script} ${weight}`, create(bytes))
      }
    }),
  )
  const bidi = bidiOf()
  const shapes = new Map<string, LetterShape>()
  const outlined = new Map<string, Outlines>()

  /** The typeface of Arabic sets marks; the others have letters with their marks, and no marks alone. */
  const isDrawn = (letter: string): boolean =>
    isSign(letter) ||
    ((!/\p{M}/u.test(letter) || isArabicMark(letter)) &&
      known.get(scriptOf(letter))?.has(letter.codePointAt(0) ?? 0) === true)
  const areDrawn = (all: string): boolean => [...all].every(isDrawn)

  /** A letter with its marks, or what every reader takes for the same. Undefined if nothing is. */
  function drawable(letter: string): string | undefined {
    if (isDirection(letter) || areDrawn(letter)) return letter
    const same = sameLetters[letter] ?? (formsOfLetters.test(letter) ? normalForm(letter, 'NFKC') : letter)
    if (areDrawn(same)) return same
    if (/^\p{Pd}$/u.test(letter)) return '-'
    return /^[\p{Zs}\p{Cc}]$/u.test(letter) ? ' ' : undefined
  }

  /** A letter without its marks, or a sign in other signs: never a sign without its marks, since ≠ is not =. */
  function nearly(letter: string): string | undefined {
    const all = normalForm(letter, 'NFKD')
    const plain = all.replace(/\p{M}/gu, '')
    return plain === all || /^\p{L}+$/u.test(plain) ? drawable(plain) : undefined
  }

  function legible(text: string, whole: boolean): LegibleText {
    let isLost = false
    const seen = normalForm(text, 'NFC').replace(unseen, '')
    const pieces = Array.from(seen.matchAll(/[\u2066-\u2069]|\p{M}+|\P{M}\p{M}*/gu), ([letter]) => {
      const piece = drawable(letter) ?? (whole ? undefined : nearly(letter))
      if (piece !== undefined) return piece
      if (!whole && isPicture(letter)) return ''
      isLost = true
      return '…'
    })
    return { text: pieces.join('').replace(/…{2,}/g, '…'), isLost }
  }

  function pieceOf(name: string, text: string): Outlines {
    const font = fonts.get(name)
    if (!font) return { width: 0, glyphs: [] }
    const { glyphs, positions } = font.layout(text)
    const perEm = font.unitsPerEm
    const all: Outline[] = []
    let width = 0
    for (const [place, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {}
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
    for (const run of runsOf(bidi, text, direction))
      for (const piece of run.text.split(signs).filter(Boolean)) {
        const one: Outlines = isSign(piece)
          ? { width: arrowWidth, glyphs: [{ x: 0, y: 0, shape: drawn[piece] }] }
          : pieceOf(`${run.script} ${weight}`, piece)
        for (const glyph of one.glyphs) all.push({ ...glyph, x: glyph.x + width })
        width += one.width
      }
    return { width, glyphs: all }
  }

  return {
    legible,
    outlinesOf: (text, weight, direction) => {
      const key = `${weight} ${direction} ${text}`
      const outlines = outlined.get(key) ?? shape(text, weight, direction)
      if (outlined.size > mostOutlined) outlined.clear()
      outlined.set(key, outlines)
      return outlines
    },
  }
}

/** How many texts keep their outlines: the words of a menu come again and again. */
const mostOutlined = 4000

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
