// French: the words for what was chosen of an item.
import { lowered } from '../lowered.ts'
import { plural } from '../plural.ts'
import type { OptionsText } from './en.ts'

const count = plural('fr')
const pieces = (n: number) => count(n, { one: `${n} pièce`, other: `${n} pièces` })

export const fr: OptionsText = {
  without: (name) => `sans ${lowered(name)}`,
  times: (quantity, name) => `${quantity} × ${name}`,
  sized: (name, count) => `${name}, ${pieces(count)}`,
}
