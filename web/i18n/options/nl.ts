// Dutch: the words for what was chosen of an item.
import { lowered } from '../lowered.ts'
import { plural } from '../plural.ts'
import type { OptionsText } from './en.ts'

const count = plural('nl')
const pieces = (n: number) => count(n, { one: '1 stuk', other: `${n} stuks` })

export const nl: OptionsText = {
  without: (name) => `zonder ${lowered(name)}`,
  times: (quantity, name) => `${quantity} × ${name}`,
  sized: (name, count) => `${name}, ${pieces(count)}`,
}
