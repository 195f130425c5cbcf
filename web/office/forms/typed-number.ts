// A number as somebody typed it, with a comma or a point.
import { parsePrice } from '#domain/shared/typed-price.ts'

export interface NumberBounds {
  readonly least: number
  readonly most: number
}

/**
 * As it is kept: typed 4,20 with a `unit` of 100 is 420, as every price. Undefined if it is no number, or out of
 * `bounds`.
 */
export function numberTyped(typed: string, unit: number, { least, most }: NumberBounds): number | undefined {
  const text = typed.trim().replace(',', '.')
  const value = unit === 100 ? parsePrice(typed) : Math.round(Number(text) * unit)
  return value !== undefined && text !== '' && value >= least && value <= most ? value : undefined
}
