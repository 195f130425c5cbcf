// The demo shop's waffles and the mixed plate.
import type { DemoItem } from '../demo-item.ts'

export const waffels = [
  {
    id: 'brussels-waffle',
    category: 'WAFFELS',
    name: { en: 'Brussels waffle', nl: 'Brusselse wafel', fr: 'Gaufre de Bruxelles', ar: 'وافل بروكسل' },
    desc: {
      en: 'Crisp, with icing sugar',
      nl: 'Krokant, met bloemsuiker',
      fr: 'Croustillante, au sucre impalpable',
      ar: 'مقرمش مع سكر ناعم',
    },
    image: { kind: 'bundled', ref: 'brussels-waffle' },
    price: 520,
  },
  {
    id: 'liege-waffle',
    category: 'WAFFELS',
    name: { en: 'Liège waffle', nl: 'Luikse wafel', fr: 'Gaufre de Liège', ar: 'وافل لييج' },
    desc: {
      en: 'Pearl sugar, caramel edges',
      nl: 'Parelsuiker, gekarameliseerde randjes',
      fr: 'Sucre perlé, bords caramélisés',
      ar: 'حبات سكر وأطراف مكرملة',
    },
    image: { kind: 'bundled', ref: 'liege-waffle' },
    price: 390,
  },
  {
    id: 'strawberry-waffle',
    category: 'WAFFELS',
    name: { en: 'Strawberry waffle', nl: 'Wafel met aardbeien', fr: 'Gaufre aux fraises', ar: 'وافل الفراولة' },
    desc: {
      en: 'Fresh fruit and whipped cream',
      nl: 'Vers fruit en slagroom',
      fr: 'Fruits frais et chantilly',
      ar: 'فاكهة طازجة وكريمة مخفوقة',
    },
    image: { kind: 'bundled', ref: 'strawberry-waffle' },
    price: 750,
  },
  {
    id: 'chocolate-waffle',
    category: 'WAFFELS',
    name: { en: 'Chocolate waffle', nl: 'Wafel met chocolade', fr: 'Gaufre au chocolat', ar: 'وافل الشوكولاتة' },
    desc: {
      en: 'Warm dark sauce, hazelnuts',
      nl: 'Warme pure saus, hazelnoten',
      fr: 'Sauce noire chaude, noisettes',
      ar: 'صلصة داكنة ساخنة وبندق',
    },
    image: { kind: 'bundled', ref: 'chocolate-waffle' },
    price: 650,
  },
  {
    id: 'dame-blanche-waffle',
    category: 'WAFFELS',
    name: { en: 'Dame blanche waffle', nl: 'Wafel dame blanche', fr: 'Gaufre dame blanche', ar: 'وافل دام بلانش' },
    desc: {
      en: 'Vanilla ice cream, hot chocolate sauce',
      nl: 'Vanille-ijs, warme chocoladesaus',
      fr: 'Glace vanille, sauce chocolat chaude',
      ar: 'مثلجات فانيليا وصلصة شوكولاتة ساخنة',
    },
    image: { kind: 'bundled', ref: 'dame-blanche-waffle' },
    price: 790,
  },
  {
    id: 'waffle-plate',
    category: 'WAFFELS',
    name: { en: 'Mixed waffle plate', nl: 'Gemengd wafelbord', fr: 'Assiette de gaufres', ar: 'طبق وافل مشكل' },
    desc: {
      en: 'Brussels and Liège, cut to share',
      nl: 'Brusselse en Luikse, om te delen',
      fr: 'Bruxelles et Liège, à partager',
      ar: 'بروكسل ولييج للمشاركة',
    },
    desc2: {
      en: 'With chocolate, caramel and red fruit',
      nl: 'Met chocolade, karamel en rood fruit',
      fr: 'Avec chocolat, caramel et fruits rouges',
      ar: 'مع شوكولاتة وكراميل وتوت',
    },
    image: { kind: 'bundled', ref: 'waffle-plate' },
    price: 690,
    sizes: [
      { size: 'PERSONS-1', count: 2, price: 690 },
      { size: 'PERSONS-2', count: 4, price: 1290 },
      { size: 'PERSONS-3', count: 6, price: 1850 },
      { size: 'PERSONS-4', count: 8, price: 2390 },
    ],
  },
] satisfies readonly DemoItem[]
