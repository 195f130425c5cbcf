// Chance, in the form in which the rules take it.
import { randomInt } from 'node:crypto'

/** Evenly from 0 to 1, 1 excluded. */
export const randomShare = (): number => randomInt(2 ** 32) / 2 ** 32
