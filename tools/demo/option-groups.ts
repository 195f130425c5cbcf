// What can be chosen in the demo shop, at prices that a Belgian coffee bar asks.

import type { OptionDeclaration } from '#domain/menu/allergens.ts'
import type { Item } from '#domain/menu/menu.ts'
import type { GroupUse, Option, OptionGroup } from '#domain/menu/options.ts'
import { asItComes } from '#domain/menu/sizes.ts'
import type { FullText } from '#domain/shared/locale.ts'
import { text } from './demo-item.ts'

export interface DemoGroup extends OptionGroup {
  readonly name: FullText
  readonly options: readonly (Option & { readonly name: FullText; readonly declaration: OptionDeclaration })[]
}

type Changes = Partial<OptionDeclaration> & Partial<Pick<Option, 'most' | 'ownCup' | 'making'>>

/**
 * `kitchenName` is what the board and the till call it; '' for its name. What it adds and removes is nothing unless
 * said.
 */
const option = (
  id: string,
  kitchenName: string,
  price: number,
  name: FullText,
  { adds = [], removes = [], mayContain = [], ...more }: Changes = {},
): DemoGroup['options'][number] => ({
  id,
  name,
  price,
  most: 1,
  ...(kitchenName && { kitchenName }),
  ...more,
  declaration: { adds, removes, mayContain },
})

/** Beside the sizes that every shop has. */
export const ownSizes: DemoGroup['options'] = [
  option('size-large', 'L', 60, text('Large', 'Groot', 'Grand', 'كبير'), { making: [{ station: 'bar', seconds: 10 }] }),
]

const comesLarge: ReadonlySet<string> = new Set([
  'cappuccino',
  'flat-white',
  'caffe-latte',
  'latte-macchiato',
  'mocha',
  'iced-latte',
  'iced-americano',
  'cold-brew',
  'chai-latte',
  'hot-chocolate',
])

/** The items with the sizes that the demo adds, each at what it costs more. */
export const withOwnSizes = <Any extends Item>(items: readonly Any[]): Any[] =>
  items.map((item) => {
    if (!comesLarge.has(item.id)) return item
    const sizes = ownSizes.map(({ id, price }) => ({ size: id, price: item.price + price }))
    return { ...item, sizes: [{ size: asItComes, price: item.price }, ...sizes] }
  })

export const optionGroups: readonly DemoGroup[] = [
  {
    id: 'milk',
    name: text('Milk', 'Melk', 'Lait', 'الحليب'),
    kind: 'one',
    min: 1,
    max: 1,
    included: 0,
    options: [
      option('cow-milk', '', 0, text('Whole milk', 'Volle melk', 'Lait entier', 'حليب كامل الدسم')),
      option('oat-milk', 'oat', 40, text('Oat milk', 'Havermelk', 'Lait d’avoine', 'حليب الشوفان'), {
        adds: ['oats'],
        removes: ['milk'],
      }),
      option('soy-milk', 'soy', 40, text('Soy milk', 'Sojamelk', 'Lait de soja', 'حليب الصويا'), {
        adds: ['soy'],
        removes: ['milk'],
      }),
      option(
        'lactose-free-milk',
        'lactose-free',
        30,
        text('Lactose-free milk', 'Lactosevrije melk', 'Lait sans lactose', 'حليب خالٍ من اللاكتوز'),
      ),
    ],
  },
  {
    id: 'coffee-extras',
    name: text('Extras', 'Extra’s', 'Suppléments', 'إضافات'),
    kind: 'many',
    min: 0,
    max: 6,
    included: 0,
    options: [
      option('extra-shot', 'shot', 60, text('Extra shot', 'Extra shot', 'Shot supplémentaire', 'جرعة إسبريسو إضافية'), {
        most: 3,
        making: [{ station: 'bar', seconds: 20 }],
      }),
      option(
        'vanilla-syrup',
        'vanilla',
        50,
        text('Vanilla syrup', 'Vanillesiroop', 'Sirop de vanille', 'شراب الفانيليا'),
        { most: 3 },
      ),
      option(
        'caramel-syrup',
        'caramel',
        50,
        text('Caramel syrup', 'Karamelsiroop', 'Sirop de caramel', 'شراب الكراميل'),
        { most: 3 },
      ),
      option(
        'hazelnut-syrup',
        'hazelnut',
        50,
        text('Hazelnut syrup', 'Hazelnootsiroop', 'Sirop de noisette', 'شراب البندق'),
        { most: 3, mayContain: ['hazelnut'] },
      ),
      option('whipped-cream', 'cream', 70, text('Whipped cream', 'Slagroom', 'Crème fouettée', 'كريمة مخفوقة'), {
        adds: ['milk'],
      }),
      option('decaf', 'DECAF', 0, text('Decaf', 'Cafeïnevrij', 'Décaféiné', 'منزوع الكافيين')),
    ],
  },
  {
    id: 'sugar',
    name: text('Sugar', 'Suiker', 'Sucre', 'السكر'),
    kind: 'many',
    min: 0,
    max: 4,
    included: 0,
    options: [
      option('sugar-stick', '', 0, text('Sugar', 'Suiker', 'Sucre', 'سكر'), { most: 4 }),
      option('sweetener', '', 0, text('Sweetener', 'Zoetstof', 'Édulcorant', 'محلٍّ'), { most: 4 }),
      option('honey', '', 40, text('Honey', 'Honing', 'Miel', 'عسل'), { adds: ['animal'] }),
    ],
  },
  {
    id: 'cup',
    name: text('Cup', 'Beker', 'Gobelet', 'الكوب'),
    kind: 'one',
    min: 0,
    max: 1,
    included: 0,
    options: [
      option('own-cup', 'OWN CUP', -20, text('My own cup', 'Mijn eigen beker', 'Mon propre gobelet', 'كوبي الخاص'), {
        ownCup: true,
      }),
    ],
  },
  {
    id: 'bread',
    name: text('Bread', 'Brood', 'Pain', 'الخبز'),
    kind: 'one',
    min: 1,
    max: 1,
    included: 0,
    options: [
      option('white-bread', '', 0, text('White', 'Wit', 'Blanc', 'أبيض')),
      option('wholegrain-bread', 'wholegrain', 30, text('Wholegrain', 'Volkoren', 'Complet', 'حبوب كاملة'), {
        adds: ['rye'],
      }),
      option('sesame-bread', 'sesame', 30, text('With sesame', 'Met sesam', 'Au sésame', 'بالسمسم'), {
        adds: ['sesame'],
      }),
    ],
  },
  {
    id: 'sauce',
    name: text('Sauce, one included', 'Saus, één inbegrepen', 'Sauce, une comprise', 'صلصة، واحدة ضمن السعر'),
    kind: 'many',
    min: 0,
    max: 3,
    included: 1,
    options: [
      option('mayonnaise', 'mayo', 60, text('Mayonnaise', 'Mayonaise', 'Mayonnaise', 'مايونيز'), {
        adds: ['eggs', 'mustard'],
      }),
      option('mustard-sauce', 'mustard', 60, text('Mustard', 'Mosterd', 'Moutarde', 'خردل'), { adds: ['mustard'] }),
      option('harissa', '', 60, text('Harissa', 'Harissa', 'Harissa', 'هريسة')),
      option('pesto-sauce', 'pesto', 90, text('Pesto', 'Pesto', 'Pesto', 'بيستو'), { adds: ['milk', 'cashew'] }),
    ],
  },
  {
    id: 'without',
    name: text('Leave out', 'Weglaten', 'Sans', 'بدون'),
    kind: 'remove',
    min: 0,
    max: null,
    included: 0,
    options: [
      option('no-onion', 'onion', 0, text('Onion', 'Ui', 'Oignon', 'بصل')),
      option('no-tomato', 'tomato', 0, text('Tomato', 'Tomaat', 'Tomate', 'طماطم')),
      option('no-basil', 'basil', 0, text('Basil', 'Basilicum', 'Basilic', 'ريحان')),
      option('no-capers', 'capers', 0, text('Capers', 'Kappertjes', 'Câpres', 'كبر')),
      option('no-honey', 'honey', 0, text('Honey', 'Honing', 'Miel', 'عسل'), { removes: ['animal'] }),
      option('no-walnuts', 'walnuts', 0, text('Walnuts', 'Walnoten', 'Noix', 'جوز'), {
        removes: ['walnut'],
        mayContain: ['walnut'],
      }),
      option('no-cacao', 'cacao', 0, text('Cacao', 'Cacao', 'Cacao', 'كاكاو')),
      option('no-cream', 'cream', 0, text('Whipped cream', 'Slagroom', 'Crème fouettée', 'كريمة مخفوقة')),
    ],
  },
  {
    id: 'toppings',
    name: text('Toppings', 'Toppings', 'Garnitures', 'إضافات الوافل'),
    kind: 'many',
    min: 0,
    max: 4,
    included: 0,
    options: [
      option('topping-cream', 'cream', 90, text('Whipped cream', 'Slagroom', 'Crème fouettée', 'كريمة مخفوقة'), {
        adds: ['milk'],
      }),
      option(
        'topping-chocolate',
        'chocolate',
        90,
        text('Warm chocolate sauce', 'Warme chocoladesaus', 'Sauce au chocolat chaude', 'صلصة شوكولاتة دافئة'),
        { adds: ['soy', 'milk'] },
      ),
      option('topping-strawberries', 'strawberry', 180, text('Strawberries', 'Aardbeien', 'Fraises', 'فراولة')),
      option(
        'topping-ice',
        'ice cream',
        180,
        text('Scoop of vanilla ice cream', 'Bol vanille-ijs', 'Boule de glace vanille', 'كرة آيس كريم بالفانيليا'),
        { most: 2, adds: ['eggs', 'milk'] },
      ),
    ],
  },
  {
    id: 'dressing',
    name: text('Dressing', 'Dressing', 'Assaisonnement', 'تتبيلة'),
    kind: 'one',
    min: 1,
    max: 1,
    included: 0,
    options: [
      option('house-dressing', '', 0, text('As it comes', 'Zoals het hoort', 'Comme il se doit', 'كما هي')),
      option('dressing-aside', 'ASIDE', 0, text('On the side', 'Apart', 'À part', 'على جانب')),
      option(
        'no-dressing',
        'NO DRESSING',
        0,
        text('No dressing', 'Zonder dressing', 'Sans assaisonnement', 'بدون تتبيلة'),
      ),
    ],
  },
]

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
