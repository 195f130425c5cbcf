// The typefaces of printed pages: cut to the letters of one page, because the files are variable and far larger.
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)

export const weights = { plain: 400, strong: 700 } as const
export type Weight = keyof typeof weights
export const scripts = ['latin', 'latin-ext', 'arabic'] as const
export type Script = (typeof scripts)[number]

const families: Readonly<Record<Script, string>> = { latin: 'figtree', 'latin-ext': 'figtree', arabic: 'readex-pro' }

export function scriptOf(letter: string): Script {
  if (/[\u0600-\u06ff\ufb50-\ufdff\ufe70-\ufeff]/.test(letter)) return 'arabic'
  return /[\u0100-\u0151\u0154-\u024f\u1e00-\u1eff]/.test(letter) ? 'latin-ext' : 'latin'
}

export interface PaperFont {
  readonly script: Script
  readonly weight: Weight
  readonly bytes: Uint8Array
}

/** The fonts that a text needs, in both weights. */
export async function fontsFor(text: string): Promise<PaperFont[]> {
  const { default: subsetFont } = await import('subset-font')
  const letters = Map.groupBy(new Set(text), scriptOf)
  const made = scripts.flatMap((script) => {
    const needed = letters.get(script)?.join('')
    if (!needed) return []
    const family = families[script]
    const file = resolve(`@fontsource-variable/${family}/files/${family}-${script}-wght-normal.woff2`)
    return (Object.keys(weights) as Weight[]).map(async (weight) => ({
      ...{ script, weight },
      bytes: await subsetFont(await readFile(file), needed, {
        targetFormat: 'sfnt',
        variationAxes: { wght: weights[weight] },
      }),
    }))
  })
  return await Promise.all(made)
}
