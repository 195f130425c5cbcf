// Which of the demo's items ask for which options.
import type { GroupUse } from '../../domain/menu/options.ts'

const usual = (option: string) => [{ option, quantity: 1 }]

const milk: GroupUse = { group: 'milk', defaults: usual('cow-milk') }
const extras: GroupUse = { group: 'coffee-extras' }
const coffee = [milk, extras, { group: 'sugar' }, { group: 'cup' }]
const black: readonly GroupUse[] = [{ group: 'coffee-extras' }, { group: 'sugar' }, { group: 'cup' }]
const cold: readonly GroupUse[] = [extras, { group: 'cup' }]
const leaveOut = (...only: readonly string[]): GroupUse => ({ group: 'without', only })
const bread: GroupUse = { group: 'bread', defaults: usual('white-bread') }
const sauce: GroupUse = { group: 'sauce' }
const waffle: readonly GroupUse[] = [{ group: 'toppings' }]
const salad: readonly GroupUse[] = [{ group: 'dressing', defaults: usual('house-dressing') }]
const tea: readonly GroupUse[] = [{ group: 'sugar' }, { group: 'cup' }]

/** By item id; an item that is not named asks for nothing. */
export const usesOfItems: Readonly<Record<string, readonly GroupUse[]>> = {
  espresso: black,
  lungo: black,
  noisette: [milk, ...black],
  cappuccino: [...coffee, leaveOut('no-cacao')],
  'flat-white': coffee,
  'caffe-latte': coffee,
  'latte-macchiato': coffee,
  // No other milk: its whipped cream would stay, and the item would be declared free of milk.
  mocha: [...black, leaveOut('no-cream')],
  'iced-latte': [milk, ...cold],
  'iced-americano': cold,
  'cold-brew': cold,
  'chai-latte': [milk, ...tea],
  'hot-chocolate': [milk, { group: 'coffee-extras', only: ['whipped-cream'] }, { group: 'cup' }],
  'fresh-mint-tea': tea,
  'earl-grey': tea,
  sencha: tea,
  camomile: tea,
  'caprese-panini': [bread, sauce, leaveOut('no-tomato', 'no-basil')],
  'chicken-pesto-panini': [bread, sauce],
  'tuna-panini': [bread, sauce, leaveOut('no-onion', 'no-capers')],
  'four-cheese-panini': [bread, sauce],
  'brie-panini': [bread, leaveOut('no-honey', 'no-walnuts')],
  'vegetable-panini': [bread, sauce],
  'croque-monsieur': [sauce],
  'croque-madame': [sauce],
  'brussels-waffle': waffle,
  'liege-waffle': waffle,
  'strawberry-waffle': waffle,
  'chocolate-waffle': waffle,
  'caesar-salad': salad,
  'greek-salad': salad,
  'nicoise-salad': salad,
}
