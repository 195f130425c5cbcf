// A number as somebody typed it, with a comma or a point.

export interface Bounds {
  readonly least: number
  readonly most: number
}

/** As it is kept: typed 4,20 with a `unit` of 100 is 420. Undefined if it is no number, or out of `bounds`. */
export function numberTyped(typed: string, unit: number, { least, most }: Bounds): number | undefined {
  const text = typed.trim().replace(',', '.')
  const value = Math.round(Number(text) * unit)
  return text !== '' && value >= least && value <= most ? value : undefined
}
