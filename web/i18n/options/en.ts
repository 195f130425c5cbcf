// English: the words for what was chosen of an item; the other languages have the same keys.
export const en = {
  without: (name: string) => `without ${name}`,
  times: (quantity: number, name: string) => `${quantity} × ${name}`,
}

export type OptionsText = typeof en
