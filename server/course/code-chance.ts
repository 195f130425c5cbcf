// Chance as the rules take it: a draw from 0 to 1.
import { randomInt } from 'node:crypto'

/** Evenly from 0 to 1, 1 excluded. */
export const randomShare = (): number => randomInt(2 ** 32) / 2 ** 32
