// English: the words of an item's sheet, loaded with it.
export const en = {
  close: 'Close',
  chooseOne: 'choose one',
  ifYouLike: 'if you like',
  upTo: (most: number) => `up to ${most}`,
  atLeast: (least: number) => `at least ${least}`,
  between: (least: number, most: number) => `${least} to ${most}`,
  included: (units: number) => `${units} in the price`,
  inPrice: 'in the price',
  asItComes: 'as it comes',
  changeOptions: 'Change',
  soldOut: 'Sold out',
  oneLess: 'One less',
  oneMore: 'One more',
  lastTime: 'Last time',
  sameAgain: 'Same again',
  quantity: 'Quantity',
  add: 'Add to order',
  save: 'Save choice',
  missing: (group: string) => `Choose something for “${group}” first.`,
  missingUnits: (least: number) => `Choose at least ${least}.`,
  tooMany: (most: number) => `Choose at most ${most}.`,
  outNow: (option: string) => `${option} is sold out here. Choose something else.`,
  outHere: 'This is not in stock here right now.',
  full: 'Your order has 99 of this already. More is not possible.',
}

export type ItemWords = typeof en
