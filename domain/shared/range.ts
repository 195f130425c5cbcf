// Typed numbers, checked against their limits.

/** Whether it is a whole number from `least` to `most`; NaN is not. */
export const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most
