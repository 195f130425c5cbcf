// The typefaces of printed pages: cut to the letters of one page, because the files are variable and far larger.
import { readFile } from 'node:fs/promises'
import { type Script, scriptOf, scripts, typefaceFile } from '../letters/scripts.ts'

export const weights = { plain: 400, strong: 700 } as const
export type Weight = keyof typeof weights

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
    return (Object.keys(weights) as Weight[]).map(async (weight) => ({
      ...{ script, weight },
      bytes: await subsetFont(await readFile(typefaceFile(script)), needed, {
        targetFormat: 'sfnt',
        variationAxes: { wght: weights[weight] },
      }),
    }))
  })
  return await Promise.all(made)
}
