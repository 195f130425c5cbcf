// French: the words for what was chosen of an item.
import type { OptionsText } from './en.ts'

export const fr: OptionsText = {
  without: (name) => `sans ${name}`,
  times: (quantity, name) => `${quantity} × ${name}`,
}
