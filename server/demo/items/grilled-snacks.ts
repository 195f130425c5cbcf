// The demo shop's grilled snacks and the apéro platter.
import type { DemoItem } from '../demo-item.ts'

export const grilledSnacks = [
  {
    id: 'croque-monsieur',
    category: 'GRILLEDSNACKS',
    name: { en: 'Croque-monsieur', nl: 'Croque-monsieur', fr: 'Croque-monsieur', ar: 'كروك مسيو' },
    desc: {
      en: 'Ham, melted cheese, small salad',
      nl: 'Ham, gesmolten kaas, slaatje',
      fr: 'Jambon, fromage fondu, petite salade',
      ar: 'لحم خنزير وجبن ذائب وسلطة',
    },
    image: { kind: 'bundled', ref: 'croque-monsieur' },
    price: 790,
  },
  {
    id: 'croque-madame',
    category: 'GRILLEDSNACKS',
    name: { en: 'Croque-madame', nl: 'Croque-madame', fr: 'Croque-madame', ar: 'كروك مدام' },
    desc: {
      en: 'Ham, melted cheese, fried egg',
      nl: 'Ham, gesmolten kaas, spiegelei',
      fr: 'Jambon, fromage fondu, œuf au plat',
      ar: 'لحم خنزير وجبن ذائب وبيضة مقلية',
    },
    image: { kind: 'bundled', ref: 'croque-madame' },
    price: 890,
  },
  {
    id: 'goat-cheese-toast',
    category: 'GRILLEDSNACKS',
    name: { en: 'Goat’s cheese toast', nl: 'Toast geitenkaas', fr: 'Toast au chèvre', ar: 'توست جبن الماعز' },
    desc: {
      en: 'Warm, with fig jam and rocket',
      nl: 'Warm, met vijgenconfituur en rucola',
      fr: 'Chaud, confiture de figues, roquette',
      ar: 'ساخن مع مربى التين وجرجير',
    },
    image: { kind: 'bundled', ref: 'goat-cheese-toast' },
    price: 790,
  },
  {
    id: 'chicken-wrap',
    category: 'GRILLEDSNACKS',
    name: { en: 'Spicy chicken wrap', nl: 'Pittige kipwrap', fr: 'Wrap au poulet épicé', ar: 'لفافة دجاج حارة' },
    desc: {
      en: 'Off the grill, yoghurt and mint',
      nl: 'Van de grill, yoghurt en munt',
      fr: 'Grillé, yaourt et menthe',
      ar: 'مشوية مع زبادي ونعناع',
    },
    image: { kind: 'bundled', ref: 'chicken-wrap' },
    price: 790,
  },
  {
    id: 'halloumi-skewers',
    category: 'GRILLEDSNACKS',
    name: { en: 'Halloumi skewers', nl: 'Halloumispiesjes', fr: 'Brochettes de halloumi', ar: 'أسياخ الحلومي' },
    desc: {
      en: 'Grilled pepper, courgette, lemon',
      nl: 'Gegrilde paprika, courgette, citroen',
      fr: 'Poivron grillé, courgette, citron',
      ar: 'فلفل مشوي وكوسا وليمون',
    },
    image: { kind: 'bundled', ref: 'halloumi-skewers' },
    price: 750,
  },
  {
    id: 'cheese-croquettes',
    category: 'GRILLEDSNACKS',
    name: { en: 'Cheese croquettes', nl: 'Kaaskroketten', fr: 'Croquettes au fromage', ar: 'كروكيت الجبن' },
    desc: {
      en: 'Two, crisp, with fried parsley',
      nl: 'Twee stuks, krokant, gefrituurde peterselie',
      fr: 'Deux, croustillantes, persil frit',
      ar: 'قطعتان مقرمشتان مع بقدونس مقلي',
    },
    image: { kind: 'bundled', ref: 'cheese-croquettes' },
    price: 890,
  },
  {
    id: 'apero-platter',
    category: 'GRILLEDSNACKS',
    name: { en: 'Apéro platter', nl: 'Aperoschotel', fr: 'Planche apéro', ar: 'طبق المقبلات' },
    desc: {
      en: 'Cheese, olives, warm croquettes',
      nl: 'Kaas, olijven, warme kroketjes',
      fr: 'Fromage, olives, croquettes chaudes',
      ar: 'جبن وزيتون وكروكيت ساخنة',
    },
    desc2: {
      en: 'With mustard and pickles',
      nl: 'Met mosterd en augurkjes',
      fr: 'Avec moutarde et cornichons',
      ar: 'مع خردل ومخللات',
    },
    image: { kind: 'bundled', ref: 'apero-platter' },
    price: 850,
    sizes: [
      { size: 'PERSONS-1', count: 6, price: 850 },
      { size: 'PERSONS-2', count: 12, price: 1590 },
      { size: 'PERSONS-3', count: 18, price: 2290 },
      { size: 'PERSONS-4', count: 24, price: 2950 },
    ],
  },
] satisfies readonly DemoItem[]
