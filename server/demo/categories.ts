// The demo shop's categories: the twelve of the first menu in their index order, then the cocktails.

import type { Category } from '../../domain/menu/menu.ts'
import type { FullText } from '../../domain/shared/locale.ts'

export interface DemoCategory extends Category {
  readonly name: FullText
  readonly desc: FullText
}

export const categories = [
  {
    id: 'COFFEE',
    index: 1,
    icon: 'cup',
    name: { en: 'Coffee', nl: 'Koffie', fr: 'Café', ar: 'قهوة' },
    desc: {
      en: 'Ground when you order',
      nl: 'Gemalen wanneer je bestelt',
      fr: 'Moulu à la commande',
      ar: 'تُطحن عند الطلب',
    },
  },
  {
    id: 'ICECOFFEE',
    index: 2,
    icon: 'iced-cup',
    name: { en: 'Iced coffee', nl: 'IJskoffie', fr: 'Café glacé', ar: 'قهوة مثلجة' },
    desc: {
      en: 'The same beans, over ice',
      nl: 'Dezelfde bonen, met ijs',
      fr: 'Les mêmes grains, sur glace',
      ar: 'البن نفسه مع الثلج',
    },
  },
  {
    id: 'COLDDRINKS',
    index: 3,
    icon: 'cold-glass',
    name: { en: 'Cold drinks', nl: 'Koude dranken', fr: 'Boissons fraîches', ar: 'مشروبات باردة' },
    desc: {
      en: 'Pressed, blended and stirred here',
      nl: 'Hier geperst, gemixt en geroerd',
      fr: 'Pressées, mixées et préparées ici',
      ar: 'تُعصر وتُخفق عندنا',
    },
  },
  {
    id: 'HOTTEA',
    index: 4,
    icon: 'tea',
    name: { en: 'Hot tea', nl: 'Warme thee', fr: 'Thé chaud', ar: 'شاي ساخن' },
    desc: {
      en: 'Whole leaves, and one hot chocolate',
      nl: 'Hele blaadjes, en één chocolademelk',
      fr: 'Feuilles entières, et un chocolat chaud',
      ar: 'أوراق كاملة، وشوكولاتة ساخنة',
    },
  },
  {
    id: 'SPECIALS',
    index: 5,
    icon: 'star',
    name: { en: 'Specials', nl: 'Suggesties', fr: 'Suggestions', ar: 'أطباق مميزة' },
    desc: {
      en: 'Breakfast, brunch and today’s soup',
      nl: 'Ontbijt, brunch en de soep van vandaag',
      fr: 'Petit déjeuner, brunch et soupe du jour',
      ar: 'فطور وبرانش وحساء اليوم',
    },
  },
  {
    id: 'SALADS',
    index: 6,
    icon: 'salad',
    name: { en: 'Salads', nl: 'Salades', fr: 'Salades', ar: 'سلطات' },
    desc: {
      en: 'A full bowl, with bread',
      nl: 'Een volle kom, met brood',
      fr: 'Un grand bol, avec du pain',
      ar: 'طبق وافر مع الخبز',
    },
  },
  {
    id: 'PANINI',
    index: 7,
    icon: 'panini',
    name: { en: 'Panini', nl: 'Panini', fr: 'Panini', ar: 'بانيني' },
    desc: {
      en: 'Pressed warm in five minutes',
      nl: 'In vijf minuten warm geperst',
      fr: 'Chauds et croustillants en cinq minutes',
      ar: 'ساخن من المكبس في خمس دقائق',
    },
  },
  {
    id: 'BAGEL',
    index: 8,
    icon: 'bagel',
    name: { en: 'Bagels', nl: 'Bagels', fr: 'Bagels', ar: 'بيغل' },
    desc: {
      en: 'Boiled, baked, generously filled',
      nl: 'Gekookt, gebakken, goed gevuld',
      fr: 'Pochés, cuits, bien garnis',
      ar: 'مسلوق ثم مخبوز وبحشوة سخية',
    },
  },
  {
    id: 'GRILLEDSNACKS',
    index: 9,
    icon: 'grill',
    name: { en: 'Grilled snacks', nl: 'Gegrilde snacks', fr: 'Snacks grillés', ar: 'وجبات خفيفة مشوية' },
    desc: {
      en: 'Hot, crisp, good to share',
      nl: 'Warm, krokant, fijn om te delen',
      fr: 'Chauds, croustillants, à partager',
      ar: 'ساخنة ومقرمشة وتطيب مشاركتها',
    },
  },
  {
    id: 'WAFFELS',
    index: 10,
    icon: 'waffle',
    name: { en: 'Waffles', nl: 'Wafels', fr: 'Gaufres', ar: 'وافل' },
    desc: {
      en: 'From the iron, while you wait',
      nl: 'Vers uit het ijzer',
      fr: 'Elles sortent du fer',
      ar: 'ساخن من قالبه',
    },
  },
  {
    id: 'CAKEANDSWEETS',
    index: 11,
    icon: 'cake',
    name: { en: 'Cake and sweets', nl: 'Gebak en zoet', fr: 'Gâteaux et douceurs', ar: 'كعك وحلويات' },
    desc: {
      en: 'Baked each morning',
      nl: 'Elke ochtend gebakken',
      fr: 'Cuits chaque matin',
      ar: 'تُخبز كل صباح',
    },
  },
  {
    id: 'DRINKS',
    index: 12,
    icon: 'bottle',
    name: { en: 'Drinks', nl: 'Dranken', fr: 'Boissons', ar: 'مشروبات' },
    desc: {
      en: 'Beer, wine, water and soda',
      nl: 'Bier, wijn, water en frisdrank',
      fr: 'Bières, vins, eaux et softs',
      ar: 'بيرة ونبيذ ومياه وغازيات',
    },
  },
  {
    id: 'COCKTAILS',
    index: 13,
    icon: 'cocktail',
    name: { en: 'Cocktails', nl: 'Cocktails', fr: 'Cocktails', ar: 'كوكتيلات' },
    desc: {
      en: 'By the glass, three without alcohol',
      nl: 'Per glas, drie zonder alcohol',
      fr: 'Au verre, dont trois sans alcool',
      ar: 'بالكأس، ثلاثة منها بلا كحول',
    },
  },
] satisfies readonly DemoCategory[]
