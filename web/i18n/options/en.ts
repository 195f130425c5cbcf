// English: the words for what was chosen of an item; the other languages have the same keys.
import { lowered } from '../lowered.ts'
export const en = {
  without: (name: string) => `without ${lowered(name)}`,
  times: (quantity: number, name: string) => `${quantity} × ${name}`,
}

export type OptionsText = typeof en
