// Arabic: the words for what was chosen of an item.
import { plural } from '../plural.ts'
import type { OptionsText } from './en.ts'

const count = plural('ar')
const pieces = (n: number) =>
  count(n, { one: 'قطعة واحدة', two: 'قطعتان', few: `${n} قطع`, many: `${n} قطعة`, other: `${n} قطعة` })

export const ar: OptionsText = {
  without: (name) => `بدون ${name}`,
  times: (quantity, name) => `${quantity} × ${name}`,
  sized: (name, count) => `${name}، ${pieces(count)}`,
}
