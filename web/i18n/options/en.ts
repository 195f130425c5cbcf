// English: the words for what was chosen of an item; the other languages have the same keys.
import { lowered } from '../lowered.ts'
import { plural } from '../plural.ts'

const count = plural('en')
const pieces = (n: number) => count(n, { one: '1 piece', other: `${n} pieces` })

export const en = {
  without: (name: string) => `without ${lowered(name)}`,
  times: (quantity: number, name: string) => `${quantity} × ${name}`,
  /** Of a size: 2 people, 8 pieces. */
  sized: (name: string, count: number) => `${name}, ${pieces(count)}`,
}

export type OptionsText = typeof en
