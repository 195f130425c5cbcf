// Colours as '#rrggbb': how well one is read on another, and the nearest one that is read well enough.

export type Colour = string

/** WCAG 2.2, 1.4.3: text on its ground. */
export const enoughForText = 4.5

export const black: Colour = '#000000'
export const white: Colour = '#ffffff'

export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

type Parts = readonly [red: number, green: number, blue: number]

const partsOf = (colour: Colour): Parts => [part(colour, 1), part(colour, 3), part(colour, 5)]
const part = (colour: Colour, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16)

/** From 1 to 21, the same in both directions (WCAG 2.2). */
export function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: Colour): number {
  const [red, green, blue] = partsOf(colour)
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

const linear = (value: number): number => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** `share` of the way from one colour to the other, from 0 to 1. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const a = partsOf(from)
  const b = partsOf(to)
  const mixed = a.map((value, at) => Math.round(value + ((b[at] ?? value) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Whether each of these grounds shows the colour well enough for text. */
export const isReadOn = (colour: Colour, grounds: readonly Colour[], enough = enoughForText): boolean =>
  grounds.every((ground) => contrast(colour, ground) >= enough)

/** How finely a colour is changed. */
const steps = 255

/** The least mix of `from` with `to` that passes; `to` itself if none does. */
export function firstMix(from: Colour, to: Colour, passes: (mixed: Colour) => boolean): Colour {
  for (let step = 0; step < steps; step++) {
    const mixed = mix(from, to, step / steps)
    if (passes(mixed)) return mixed
  }
  return to
}

/** The nearest colour, darker or lighter, that is read on all of these grounds; undefined if there is none. */
export function nearestRead(colour: Colour, grounds: readonly Colour[]): Colour | undefined {
  for (let step = 0; step <= steps; step++) {
    const found = [black, white].map((end) => mix(colour, end, step / steps)).find((mixed) => isReadOn(mixed, grounds))
    if (found) return found
  }
  return undefined
}
