// The typefaces of everything that the server draws: which file has the letters of a script.
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

export const scripts = ['latin', 'latin-ext', 'arabic', 'cyrillic', 'greek'] as const
export type Script = (typeof scripts)[number]

/** Neither Figtree nor another typeface of the site has Greek, so customers’ names in it are in Manrope. */
const families: Readonly<Record<Script, string>> = {
  ...{ latin: 'figtree', 'latin-ext': 'figtree', arabic: 'readex-pro' },
  ...{ cyrillic: 'manrope', greek: 'manrope' },
}

export function scriptOf(letter: string): Script {
  if (/[\u0600-\u06ff\ufb50-\ufdff\ufe70-\ufeff]/.test(letter)) return 'arabic'
  if (/[\u0370-\u03ff]/.test(letter)) return 'greek'
  if (/[\u0400-\u04ff]/.test(letter)) return 'cyrillic'
  return /[\u0100-\u0151\u0154-\u024f\u1e00-\u1eff]/.test(letter) ? 'latin-ext' : 'latin'
}

/** A variable font, in WOFF2. */
export const typefaceFile = (script: Script): string =>
  resolve(`@fontsource-variable/${families[script]}/files/${families[script]}-${script}-wght-normal.woff2`)
