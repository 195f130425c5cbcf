// Dutch: the words for what was chosen of an item.
import type { OptionsText } from './en.ts'

export const nl: OptionsText = {
  without: (name) => `zonder ${name}`,
  times: (quantity, name) => `${quantity} × ${name}`,
}
