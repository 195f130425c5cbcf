// The demo shop's specials, among them the breakfast board.
import type { DemoItem } from '../demo-item.ts'

export const specials = [
  {
    id: 'breakfast-board',
    category: 'SPECIALS',
    name: { en: 'Breakfast board', nl: 'Ontbijtplank', fr: 'Planche petit déjeuner', ar: 'طبق الفطور' },
    desc: {
      en: 'Pistolets, croissants, cheese, jam',
      nl: 'Pistolets, croissants, kaas, confituur',
      fr: 'Pistolets, croissants, fromage, confiture',
      ar: 'أرغفة صغيرة وكرواسون وجبن ومربى',
    },
    desc2: {
      en: 'With coffee or tea for everyone',
      nl: 'Met koffie of thee voor iedereen',
      fr: 'Avec café ou thé pour chacun',
      ar: 'مع قهوة أو شاي للجميع',
    },
    image: { kind: 'bundled', ref: 'breakfast-board' },
    price: 1290,
    sizes: [
      { size: 'PERSONS-1', count: 4, price: 1290 },
      { size: 'PERSONS-2', count: 8, price: 2490 },
      { size: 'PERSONS-3', count: 12, price: 3590 },
      { size: 'PERSONS-4', count: 16, price: 4590 },
    ],
  },
  {
    id: 'cake-and-coffee',
    category: 'SPECIALS',
    name: {
      en: 'Apple cake with coffee',
      nl: 'Appelcake met koffie',
      fr: 'Gâteau aux pommes et café',
      ar: 'كعكة التفاح مع القهوة',
    },
    desc: {
      en: 'One warm slice, espresso or lungo',
      nl: 'Eén warm stuk, espresso of lungo',
      fr: 'Une part tiède, espresso ou lungo',
      ar: 'قطعة دافئة مع إسبريسو أو لونغو',
    },
    image: { kind: 'bundled', ref: 'cake-and-coffee' },
    price: 450,
  },
  {
    id: 'avocado-toast',
    category: 'SPECIALS',
    name: { en: 'Avocado toast', nl: 'Avocadotoast', fr: 'Toast à l’avocat', ar: 'توست الأفوكادو' },
    desc: {
      en: 'Sourdough, lime, chilli flakes',
      nl: 'Zuurdesembrood, limoen, chilivlokken',
      fr: 'Pain au levain, citron vert, piment',
      ar: 'خبز ساوردو وليمون أخضر وفلفل حار',
    },
    image: { kind: 'bundled', ref: 'avocado-toast' },
    price: 890,
  },
  {
    id: 'scrambled-eggs',
    category: 'SPECIALS',
    name: { en: 'Scrambled eggs', nl: 'Roerei', fr: 'Œufs brouillés', ar: 'بيض مخفوق' },
    desc: {
      en: 'Creamy, with chives and buttered toast',
      nl: 'Romig, met bieslook en boterhammen',
      fr: 'Crémeux, ciboulette, pain beurré',
      ar: 'كريمي مع ثوم معمر وخبز بالزبدة',
    },
    image: { kind: 'bundled', ref: 'scrambled-eggs' },
    price: 780,
  },
  {
    id: 'granola-bowl',
    category: 'SPECIALS',
    name: { en: 'Granola bowl', nl: 'Kom granola', fr: 'Bol de granola', ar: 'طبق غرانولا' },
    desc: {
      en: 'Yoghurt, roasted nuts, red fruit',
      nl: 'Yoghurt, geroosterde noten, rood fruit',
      fr: 'Yaourt, noix grillées, fruits rouges',
      ar: 'زبادي ومكسرات محمصة وتوت',
    },
    image: { kind: 'bundled', ref: 'granola-bowl' },
    price: 680,
  },
  {
    id: 'soup-of-the-day',
    category: 'SPECIALS',
    name: { en: 'Soup of the day', nl: 'Dagsoep', fr: 'Soupe du jour', ar: 'حساء اليوم' },
    desc: {
      en: 'Vegetables from the market, buttered bread',
      nl: 'Groenten van de markt, brood met boter',
      fr: 'Légumes du marché, pain beurré',
      ar: 'خضار السوق وخبز بالزبدة',
    },
    image: { kind: 'bundled', ref: 'soup-of-the-day' },
    price: 590,
  },
  {
    id: 'shakshuka',
    category: 'SPECIALS',
    name: { en: 'Shakshuka', nl: 'Shakshuka', fr: 'Chakchouka', ar: 'شكشوكة' },
    desc: {
      en: 'Eggs in spiced tomato, warm bread',
      nl: 'Eieren in pittige tomaat, warm brood',
      fr: 'Œufs, tomates épicées, pain chaud',
      ar: 'بيض في طماطم متبلة وخبز ساخن',
    },
    image: { kind: 'bundled', ref: 'shakshuka' },
    price: 950,
  },
] satisfies readonly DemoItem[]
