// The pairs of typefaces, one for headings and one for text, of which the owner chooses one (BRAND-1).
import { usualTypeface } from './usual-typeface.ts'

/** The first is the usual one, which the style sheet has. */
export const typefaces = [usualTypeface, 'clear', 'classic'] as const
export type Typeface = (typeof typefaces)[number]

export interface FacePair {
  /** Names of families; each has stand-ins of the same width under its name with 'Fallback' behind it. */
  readonly heading: string
  readonly text: string
  /** The end of the list of families for headings. */
  readonly generic: string
}

export const facePairs: Readonly<Record<Typeface, FacePair>> = {
  warm: { heading: 'Fraunces', text: 'Figtree', generic: 'Georgia, serif' },
  clear: { heading: 'Bricolage Grotesque', text: 'Hanken Grotesk', generic: 'system-ui, sans-serif' },
  classic: { heading: 'Playfair Display', text: 'Public Sans', generic: 'Georgia, serif' },
}

const family = (name: string, generic: string): string => `'${name}','${name} Fallback',${generic}`

/** The custom properties of the style sheet that hold the families. */
export const familiesOf = (typeface: Typeface): Readonly<Record<'--font-brand' | '--font-latin', string>> => {
  const { heading, text, generic } = facePairs[typeface]
  return { '--font-brand': family(heading, generic), '--font-latin': family(text, 'system-ui, sans-serif') }
}

/** The address of the style sheet that brings the faces; undefined for the usual pair, which every page has. */
export const facesAddress = (typeface: Typeface): string | undefined =>
  typeface === usualTypeface ? undefined : `/fonts/${typeface}.css`
