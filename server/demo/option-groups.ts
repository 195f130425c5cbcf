// What can be chosen in the demo shop, at prices that a Belgian coffee bar asks.
import type { OptionDeclaration } from '../../domain/menu/allergens.ts'
import type { Item } from '../../domain/menu/menu.ts'
import type { Option, OptionGroup } from '../../domain/menu/options.ts'
import { asItComes } from '../../domain/menu/sizes.ts'
import type { FullText } from '../../domain/shared/locale.ts'
import { text } from './demo-item.ts'

export interface DemoGroup extends OptionGroup {
  readonly name: FullText
  readonly options: readonly (Option & { readonly name: FullText; readonly declaration: OptionDeclaration })[]
}

/** What an option changes of what the item contains; nothing, if nothing is named. */
const changes = (change: Partial<OptionDeclaration> = {}): OptionDeclaration => ({
  adds: [],
  removes: [],
  mayContain: [],
  ...change,
})

const option = (
  id: string,
  name: FullText,
  price: number,
  more: Partial<Omit<Option, 'name'>> = {},
): DemoGroup['options'][number] => ({
  ...{ id, name, price, most: 1 },
  ...more,
  declaration: more.declaration ?? changes(),
})

const bar = (seconds: number) => ({ making: [{ station: 'bar', seconds }] })

/** Beside the sizes that every shop has. */
export const ownSizes: DemoGroup['options'] = [
  option('size-large', text('Large', 'Groot', 'Grand', 'كبير'), 60, { kitchenName: 'L', ...bar(10) }),
]

const comesLarge: ReadonlySet<string> = new Set([
  ...['cappuccino', 'flat-white', 'caffe-latte', 'latte-macchiato', 'mocha', 'iced-latte', 'iced-americano'],
  ...['cold-brew', 'chai-latte', 'hot-chocolate'],
])

/** The items with the sizes that the demo adds, each at what it costs more. */
export const withOwnSizes = <Any extends Item>(items: readonly Any[]): Any[] =>
  items.map((item) => {
    if (!comesLarge.has(item.id)) return item
    const sizes = ownSizes.map(({ id, price }) => ({ size: id, price: item.price + price }))
    return { ...item, sizes: [{ size: asItComes, price: item.price }, ...sizes] }
  })

const milk: DemoGroup = {
  id: 'milk',
  name: text('Milk', 'Melk', 'Lait', 'الحليب'),
  ...{ kind: 'one', min: 1, max: 1, included: 0 },
  options: [
    option('cow-milk', text('Whole milk', 'Volle melk', 'Lait entier', 'حليب كامل الدسم'), 0),
    option('oat-milk', text('Oat milk', 'Havermelk', 'Lait d’avoine', 'حليب الشوفان'), 40, {
      kitchenName: 'oat',
      declaration: changes({ adds: ['oats'], removes: ['milk'] }),
    }),
    option('soy-milk', text('Soy milk', 'Sojamelk', 'Lait de soja', 'حليب الصويا'), 40, {
      kitchenName: 'soy',
      declaration: changes({ adds: ['soy'], removes: ['milk'] }),
    }),
    option(
      'lactose-free-milk',
      text('Lactose-free milk', 'Lactosevrije melk', 'Lait sans lactose', 'حليب خالٍ من اللاكتوز'),
      30,
      {
        kitchenName: 'lactose-free',
      },
    ),
  ],
}

const coffeeExtras: DemoGroup = {
  id: 'coffee-extras',
  name: text('Extras', 'Extra’s', 'Suppléments', 'إضافات'),
  ...{ kind: 'many', min: 0, max: 6, included: 0 },
  options: [
    option('extra-shot', text('Extra shot', 'Extra shot', 'Shot supplémentaire', 'جرعة إسبريسو إضافية'), 60, {
      ...{ kitchenName: 'shot', most: 3 },
      ...bar(20),
    }),
    option('vanilla-syrup', text('Vanilla syrup', 'Vanillesiroop', 'Sirop de vanille', 'شراب الفانيليا'), 50, {
      ...{ kitchenName: 'vanilla', most: 3 },
    }),
    option('caramel-syrup', text('Caramel syrup', 'Karamelsiroop', 'Sirop de caramel', 'شراب الكراميل'), 50, {
      ...{ kitchenName: 'caramel', most: 3 },
    }),
    option('hazelnut-syrup', text('Hazelnut syrup', 'Hazelnootsiroop', 'Sirop de noisette', 'شراب البندق'), 50, {
      ...{ kitchenName: 'hazelnut', most: 3, declaration: changes({ mayContain: ['hazelnut'] }) },
    }),
    option('whipped-cream', text('Whipped cream', 'Slagroom', 'Crème fouettée', 'كريمة مخفوقة'), 70, {
      kitchenName: 'cream',
      declaration: changes({ adds: ['milk'] }),
    }),
    option('decaf', text('Decaf', 'Cafeïnevrij', 'Décaféiné', 'منزوع الكافيين'), 0, { kitchenName: 'DECAF' }),
  ],
}

const sugar: DemoGroup = {
  id: 'sugar',
  name: text('Sugar', 'Suiker', 'Sucre', 'السكر'),
  ...{ kind: 'many', min: 0, max: 4, included: 0 },
  options: [
    option('sugar-stick', text('Sugar', 'Suiker', 'Sucre', 'سكر'), 0, { most: 4 }),
    option('sweetener', text('Sweetener', 'Zoetstof', 'Édulcorant', 'محلٍّ'), 0, { most: 4 }),
    option('honey', text('Honey', 'Honing', 'Miel', 'عسل'), 40, { declaration: changes({ adds: ['animal'] }) }),
  ],
}

const cup: DemoGroup = {
  id: 'cup',
  name: text('Cup', 'Beker', 'Gobelet', 'الكوب'),
  ...{ kind: 'one', min: 0, max: 1, included: 0 },
  options: [
    option('own-cup', text('My own cup', 'Mijn eigen beker', 'Mon propre gobelet', 'كوبي الخاص'), -20, {
      kitchenName: 'OWN CUP',
      ownCup: true,
    }),
  ],
}

const bread: DemoGroup = {
  id: 'bread',
  name: text('Bread', 'Brood', 'Pain', 'الخبز'),
  ...{ kind: 'one', min: 1, max: 1, included: 0 },
  options: [
    option('white-bread', text('White', 'Wit', 'Blanc', 'أبيض'), 0),
    option('wholegrain-bread', text('Wholegrain', 'Volkoren', 'Complet', 'حبوب كاملة'), 30, {
      kitchenName: 'wholegrain',
      declaration: changes({ adds: ['rye'] }),
    }),
    option('sesame-bread', text('With sesame', 'Met sesam', 'Au sésame', 'بالسمسم'), 30, {
      kitchenName: 'sesame',
      declaration: changes({ adds: ['sesame'] }),
    }),
  ],
}

const sauce: DemoGroup = {
  id: 'sauce',
  name: text('Sauce, one included', 'Saus, één inbegrepen', 'Sauce, une comprise', 'صلصة، واحدة ضمن السعر'),
  ...{ kind: 'many', min: 0, max: 3, included: 1 },
  options: [
    option('mayonnaise', text('Mayonnaise', 'Mayonaise', 'Mayonnaise', 'مايونيز'), 60, {
      kitchenName: 'mayo',
      declaration: changes({ adds: ['eggs', 'mustard'] }),
    }),
    option('mustard-sauce', text('Mustard', 'Mosterd', 'Moutarde', 'خردل'), 60, {
      kitchenName: 'mustard',
      declaration: changes({ adds: ['mustard'] }),
    }),
    option('harissa', text('Harissa', 'Harissa', 'Harissa', 'هريسة'), 60),
    option('pesto-sauce', text('Pesto', 'Pesto', 'Pesto', 'بيستو'), 90, {
      kitchenName: 'pesto',
      declaration: changes({ adds: ['milk', 'cashew'] }),
    }),
  ],
}

const without: DemoGroup = {
  id: 'without',
  name: text('Leave out', 'Weglaten', 'Sans', 'بدون'),
  ...{ kind: 'remove', min: 0, max: null, included: 0 },
  options: [
    option('no-onion', text('Onion', 'Ui', 'Oignon', 'بصل'), 0, { kitchenName: 'onion' }),
    option('no-tomato', text('Tomato', 'Tomaat', 'Tomate', 'طماطم'), 0, { kitchenName: 'tomato' }),
    option('no-basil', text('Basil', 'Basilicum', 'Basilic', 'ريحان'), 0, { kitchenName: 'basil' }),
    option('no-capers', text('Capers', 'Kappertjes', 'Câpres', 'كبر'), 0, { kitchenName: 'capers' }),
    option('no-honey', text('Honey', 'Honing', 'Miel', 'عسل'), 0, {
      kitchenName: 'honey',
      declaration: changes({ removes: ['animal'] }),
    }),
    option('no-walnuts', text('Walnuts', 'Walnoten', 'Noix', 'جوز'), 0, {
      kitchenName: 'walnuts',
      declaration: changes({ removes: ['walnut'], mayContain: ['walnut'] }),
    }),
    option('no-cacao', text('Cacao', 'Cacao', 'Cacao', 'كاكاو'), 0, { kitchenName: 'cacao' }),
    option('no-cream', text('Whipped cream', 'Slagroom', 'Crème fouettée', 'كريمة مخفوقة'), 0, {
      kitchenName: 'cream',
    }),
  ],
}

const toppings: DemoGroup = {
  id: 'toppings',
  name: text('Toppings', 'Toppings', 'Garnitures', 'إضافات الوافل'),
  ...{ kind: 'many', min: 0, max: 4, included: 0 },
  options: [
    option('topping-cream', text('Whipped cream', 'Slagroom', 'Crème fouettée', 'كريمة مخفوقة'), 90, {
      kitchenName: 'cream',
      declaration: changes({ adds: ['milk'] }),
    }),
    option(
      'topping-chocolate',
      text('Warm chocolate sauce', 'Warme chocoladesaus', 'Sauce au chocolat chaude', 'صلصة شوكولاتة دافئة'),
      90,
      {
        kitchenName: 'chocolate',
        declaration: changes({ adds: ['soy', 'milk'] }),
      },
    ),
    option('topping-strawberries', text('Strawberries', 'Aardbeien', 'Fraises', 'فراولة'), 180, {
      kitchenName: 'strawberry',
    }),
    option(
      'topping-ice',
      text('Scoop of vanilla ice cream', 'Bol vanille-ijs', 'Boule de glace vanille', 'كرة آيس كريم بالفانيليا'),
      180,
      {
        kitchenName: 'ice cream',
        most: 2,
        declaration: changes({ adds: ['eggs', 'milk'] }),
      },
    ),
  ],
}

const dressing: DemoGroup = {
  id: 'dressing',
  name: text('Dressing', 'Dressing', 'Assaisonnement', 'تتبيلة'),
  ...{ kind: 'one', min: 1, max: 1, included: 0 },
  options: [
    option('house-dressing', text('As it comes', 'Zoals het hoort', 'Comme il se doit', 'كما هي'), 0),
    option('dressing-aside', text('On the side', 'Apart', 'À part', 'على جانب'), 0, { kitchenName: 'ASIDE' }),
    option('no-dressing', text('No dressing', 'Zonder dressing', 'Sans assaisonnement', 'بدون تتبيلة'), 0, {
      kitchenName: 'NO DRESSING',
    }),
  ],
}

export const optionGroups: readonly DemoGroup[] = [
  milk,
  coffeeExtras,
  sugar,
  cup,
  bread,
  sauce,
  without,
  toppings,
  dressing,
]
