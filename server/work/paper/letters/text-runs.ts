// The typeface of each script, and text of both directions on a line: pdfkit shapes letters, but knows no order between
// scripts.

import { createRequire } from 'node:module'
import { normalForm } from '#domain/shared/normal-form.ts'

/** Letters of one script in one direction, as they are drawn. */
export interface TextRun {
  readonly script: WritingScript
  readonly text: string
}

type Bidi = ReturnType<typeof import('bidi-js')['default']>

const unseen = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/

/** The runs of a line from left to right. The typefaces have letters with their marks, not marks by themselves. */
export function runsOf(bidi: Bidi, line: string, direction: 'ltr' | 'rtl'): TextRun[] {
  const text = normalForm(line, 'NFC')
  const levels = bidi.getEmbeddingLevels(text, direction)
  const mirrored = bidi.getMirroredCharactersMap(text, levels.levels)
  const runs: { script: WritingScript; rtl: boolean; letters: string[] }[] = []
  for (const place of bidi.getReorderedIndices(text, levels)) {
    const letter = mirrored.get(place) ?? text[place] ?? ''
    if (unseen.test(letter)) continue
    const rtl = (levels.levels[place] ?? 0) % 2 === 1
    const script = scriptOf(letter)
    const last = runs.at(-1)
    if (last?.script === script && last.rtl === rtl) last.letters.push(letter)
    else runs.push({ script, rtl, letters: [letter] })
  }
  // Arabic is drawn from right to left by its shaper; signs among it stand in the order in which they are seen.
  return runs.map(({ script, rtl, letters }) => ({
    script,
    text: (rtl && script === 'arabic' ? letters.reverse() : letters).join(''),
  }))
}

/** Words in lines that are no wider than that; a word that is wider has a line of its own. */
export function wrappedLines(text: string, most: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(longer) <= most) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const { resolve } = createRequire(import.meta.url)

export const writingScripts = ['latin', 'latin-ext', 'arabic', 'cyrillic', 'greek'] as const
export type WritingScript = (typeof writingScripts)[number]

/** Neither Figtree nor another typeface of the site has Greek, so customers’ names in it are in Manrope. */
const families: Readonly<Record<WritingScript, string>> = {
  latin: 'figtree',
  'latin-ext': 'figtree',
  arabic: 'readex-pro',
  cyrillic: 'manrope',
  greek: 'manrope',
}

export function scriptOf(letter: string): WritingScript {
  if (/[\u0600-\u06ff\ufb50-\ufdff\ufe70-\ufeff]/.test(letter)) return 'arabic'
  if (/[\u0370-\u03ff]/.test(letter)) return 'greek'
  if (/[\u0400-\u04ff№]/.test(letter)) return 'cyrillic'
  return /[\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1eff]/.test(letter) ? 'latin-ext' : 'latin'
}

/** A variable font, in WOFF2. */
export const typefaceFile = (script: WritingScript): string =>
  resolve(`@fontsource-variable/${families[script]}/files/${families[script]}-${script}-wght-normal.woff2`)
