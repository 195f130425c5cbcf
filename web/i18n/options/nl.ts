// Dutch: the words for what was chosen of an item.
import { lowered } from '../lowered.ts'
import type { OptionsText } from './en.ts'

export const nl: OptionsText = {
  without: (name) => `zonder ${lowered(name)}`,
  times: (quantity, name) => `${quantity} × ${name}`,
}
