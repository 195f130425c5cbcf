// Arabic: the words for what was chosen of an item.
import type { OptionsText } from './en.ts'

export const ar: OptionsText = {
  without: (name) => `بدون ${name}`,
  times: (quantity, name) => `${quantity} × ${name}`,
}
