// English: the words for editing the parts of a meal deal; the other languages have the same keys.
export const en = {
  title: 'Meal deal',
  none: 'No: this item is sold by itself',
  hint: 'A deal has parts, such as a panini, a drink and something sweet. Customers choose one item for each. The price of this item holds them as they come; other options cost what they cost by themselves.',
  addPart: 'Add a part',
  part: (number: number) => `Part ${number}`,
  name: (number: number) => `Name of part ${number}`,
  removePart: (part: string) => `Remove “${part}”`,
  itemsOf: (part: string) => `Items of ${part}`,
  addItem: (part: string) => `Add an item to ${part}`,
  nothing: 'No other item is called that.',
  extra: 'Extra price',
  takeOut: 'Take out',
}

export type DealEditText = typeof en
