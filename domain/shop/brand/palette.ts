// The shop's colours: five are chosen, and every other colour of the site follows from them.
import {
  type Colour,
  contrast,
  enoughForText,
  firstMix,
  isColour,
  isReadOn,
  mix,
  nearestRead,
  white,
} from './colours.ts'

export const colourNames = ['ground', 'ink', 'accent', 'button', 'buttonInk'] as const
export type ColourName = (typeof colourNames)[number]
export type BrandColours = Readonly<Record<ColourName, Colour>>

/** The colours of the style sheet (web/ui/styles/tokens.css), which a shop has that chose none. */
export const usualColours: BrandColours = {
  ground: '#fff7ea',
  ink: '#2b1a10',
  accent: '#f5b335',
  button: '#f5b335',
  buttonInk: '#2b1a10',
}

/** What good, bad and neutral news are written in; they mean the same in every shop. */
const signals: readonly Colour[] = ['#1f6b4a', '#a62b24', '#245f8f']
/** The soft grounds of good and bad news. */
const signalGrounds: readonly Colour[] = ['#e0f0e4', '#fbe4de']

/** The texts that have to be read, by what they stand on. */
export type ColourPair = 'newsOnGround' | 'inkOnGround' | 'inkOnNews' | 'inkOnAccent' | 'buttonText'

export interface ColourProblem {
  readonly problem: 'colour_wrong' | 'contrast_too_low'
  readonly field: ColourName
  /** With contrast_too_low: which text is hard to read, its contrast, and the nearest colour that passes. */
  readonly text?: ColourPair
  readonly contrast?: number
  readonly nearest?: Colour
}

/** What is no colour, and each pair of text and ground below 4.5 : 1, with the nearest colour that passes. */
export function colourProblems(colours: BrandColours): ColourProblem[] {
  const wrong = colourNames.filter((name) => !isColour(colours[name]))
  if (wrong.length > 0) return wrong.map((field) => ({ problem: 'colour_wrong', field }))
  return pairsOf(colours).flatMap(([field, ...texts]) => {
    const colour = colours[field]
    const hard = texts.find(([, others]) => !isReadOn(colour, others))
    if (!hard) return []
    const [text, others] = hard
    const nearest = nearestRead(
      colour,
      texts.flatMap(([, all]) => all),
    )
    const worst = Math.min(...others.map((other) => contrast(colour, other)))
    return [{ problem: 'contrast_too_low' as const, field, text, contrast: worst, ...(nearest && { nearest }) }]
  })
}

/** Each colour with those that it must be told from. A colour that is mended first can mend the ones after it. */
const pairsOf = ({
  ground,
  ink,
  button,
}: BrandColours): readonly [ColourName, ...(readonly [ColourPair, readonly Colour[]])[]][] => [
  ['ground', ['newsOnGround', signals]],
  ['ink', ['inkOnGround', isReadOn(ground, signals) ? [ground] : []], ['inkOnNews', signalGrounds]],
  ['accent', ['inkOnAccent', [ink]]],
  ['buttonInk', ['buttonText', [button]]],
]

/** The custom properties `--color-…` that differ from the style sheet. */
export type Palette = Readonly<Record<string, Colour>>

/** Every colour that follows from the chosen ones. Text stays at 4.5 : 1 on each ground on which the site writes it. */
export function paletteOf({ ground, ink, accent, button, buttonInk }: BrandColours): Palette {
  // The least that is taken back until ink is read.
  const soft = (to: Colour, share: number) =>
    firstMix(mix(ground, to, share), ground, (mixed) => contrast(ink, mixed) >= enoughForText)
  const latte = soft(ink, 0.12)
  const latteSoft = soft(ink, 0.05)
  const accentSoft = soft(accent, 0.25)
  const grounds = [ground, white, latte, latteSoft, accentSoft]
  return {
    paper: ground,
    ink,
    'ink-2': firstMix(mix(ink, ground, 0.3), ink, (mixed) => isReadOn(mixed, grounds)),
    'ink-soft': firstMix(mix(ink, ground, 0.15), ink, (mixed) => isReadOn(mixed, [ground, white])),
    line: mix(ground, ink, 0.13),
    // WCAG 2.2, 1.4.11: the border of a field.
    edge: firstMix(mix(ink, ground, 0.55), ink, (mixed) => isReadOn(mixed, [ground, white], 3)),
    honey: accent,
    'honey-light': mix(accent, white, 0.25),
    'honey-soft': accentSoft,
    'honey-ink': firstMix(accent, ink, (mixed) => isReadOn(mixed, grounds)),
    latte,
    'latte-soft': latteSoft,
    action: button,
    'on-action': buttonInk,
  }
}
