// The meal deals of the demo: only where its items have options, as a deal without them would be a short one.
import type { Part } from '#domain/menu/deals/parts.ts'
import type { FullText } from '#domain/shared/locale.ts'
import { type DemoItem, picture, text } from './demo-item.ts'

interface DemoPart extends Part {
  readonly name: FullText
}

interface DemoDeal extends DemoItem {
  readonly parts: readonly DemoPart[]
}

/** Items in the price of the deal, then those that cost more, each with how much. */
const among = (inPrice: readonly string[], dearer: Readonly<Record<string, number>> = {}): Part['choose'] => [
  ...inPrice.map((item) => ({ item, extra: 0 })),
  ...Object.entries(dearer).map(([item, extra]) => ({ item, extra })),
]

const hotDrink = ['espresso', 'lungo', 'cappuccino', 'caffe-latte', 'earl-grey', 'fresh-mint-tea']

export const deals: readonly DemoDeal[] = [
  {
    id: 'breakfast-deal',
    category: 'SPECIALS',
    name: text('Breakfast deal', 'Ontbijtformule', 'Formule petit déjeuner', 'وجبة الفطور السريعة'),
    desc: text(
      'A coffee or tea and something from the oven',
      'Een koffie of thee en iets uit de oven',
      'Un café ou un thé et une viennoiserie',
      'قهوة أو شاي مع شيء من الفرن',
    ),
    image: picture('butter-croissant'),
    price: 490,
    parts: [
      {
        id: 'drink',
        name: text('Hot drink', 'Warme drank', 'Boisson chaude', 'مشروب ساخن'),
        choose: among(hotDrink, { 'flat-white': 30, 'hot-chocolate': 60 }),
      },
      {
        id: 'pastry',
        name: text('From the oven', 'Uit de oven', 'Du four', 'من الفرن'),
        choose: among(['butter-croissant', 'pain-au-chocolat'], { 'apple-cake': 120 }),
      },
    ],
  },
  {
    id: 'lunch-deal',
    category: 'SPECIALS',
    name: text('Lunch deal', 'Lunchformule', 'Formule midi', 'وجبة الغداء'),
    desc: text(
      'A panini or bagel, a drink, something sweet',
      'Een panini of bagel, een drankje, iets zoets',
      'Un panini ou un bagel, une boisson, une douceur',
      'بانيني أو بيغل مع مشروب وشيء حلو',
    ),
    image: picture('tuna-panini'),
    price: 1290,
    parts: [
      {
        id: 'main',
        name: text('Panini or bagel', 'Panini of bagel', 'Panini ou bagel', 'بانيني أو بيغل'),
        choose: among(['caprese-panini', 'tuna-panini', 'chicken-pesto-panini', 'hummus-bagel'], {
          'chicken-curry-bagel': 50,
          'salmon-bagel': 200,
        }),
      },
      {
        id: 'drink',
        name: text('Drink', 'Drankje', 'Boisson', 'مشروب'),
        choose: among(['lungo', 'cappuccino', 'caffe-latte', 'earl-grey', 'lemon-iced-tea', 'ginger-lemonade'], {
          'orange-juice': 60,
        }),
      },
      {
        id: 'sweet',
        name: text('Something sweet', 'Iets zoets', 'Une douceur', 'شيء حلو'),
        choose: among(['brownie', 'apple-cake'], { cheesecake: 90 }),
      },
    ],
  },
]
