// Chance that follows from a seed, so that what went wrong can be played again.

export interface Dice {
  /** A whole number from 0 to `sides`, `sides` excluded. */
  below(sides: number): number
  /** True in this share of all throws; 0.1 is one in ten. */
  happens(share: number): boolean
  /** Any of a list; undefined if it is empty. */
  oneOf<One>(list: readonly One[]): One | undefined
}

/** The same seed throws the same numbers (mulberry32). */
export function dice(seed: number): Dice {
  let state = seed >>> 0
  const chance = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (sides: number): number => Math.floor(chance() * sides)
  return {
    below,
    happens: (share) => chance() < share,
    oneOf: (list) => list[below(list.length)],
  }
}
