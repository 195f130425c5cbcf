// The demo shop's beers, wines, water and soda.
import type { DemoItem } from '../demo-item.ts'

export const drinks = [
  {
    id: 'house-white-wine',
    category: 'DRINKS',
    name: { en: 'House white wine', nl: 'Witte huiswijn', fr: 'Vin blanc maison', ar: 'نبيذ أبيض من اختيارنا' },
    desc: {
      en: 'Dry, citrus, white peach',
      nl: 'Droog, citrus, witte perzik',
      fr: 'Sec, agrumes, pêche blanche',
      ar: 'جاف بنكهة الحمضيات',
    },
    image: { kind: 'bundled', ref: 'house-white-wine' },
    price: 480,
    sizes: [
      { size: 'GLASS', price: 480 },
      { size: 'BOTTLE', price: 2200 },
    ],
  },
  {
    id: 'house-red-wine',
    category: 'DRINKS',
    name: { en: 'House red wine', nl: 'Rode huiswijn', fr: 'Vin rouge maison', ar: 'نبيذ أحمر من اختيارنا' },
    desc: {
      en: 'Round, cherry, a little oak',
      nl: 'Rond, kersen, vleugje eik',
      fr: 'Rond, cerise, légèrement boisé',
      ar: 'متوازن بنكهة الكرز',
    },
    image: { kind: 'bundled', ref: 'house-red-wine' },
    price: 480,
    sizes: [
      { size: 'GLASS', price: 480 },
      { size: 'BOTTLE', price: 2200 },
    ],
  },
  {
    id: 'cava',
    category: 'DRINKS',
    name: { en: 'Cava', nl: 'Cava', fr: 'Cava', ar: 'كافا' },
    desc: {
      en: 'Spanish bubbles, brut',
      nl: 'Spaanse bubbels, brut',
      fr: 'Bulles espagnoles, brut',
      ar: 'نبيذ فوار إسباني جاف',
    },
    image: { kind: 'bundled', ref: 'cava' },
    price: 650,
    sizes: [
      { size: 'GLASS', price: 650 },
      { size: 'BOTTLE', price: 2950 },
    ],
  },
  {
    id: 'pils',
    category: 'DRINKS',
    name: { en: 'Draught pils', nl: 'Pils van het vat', fr: 'Pils au fût', ar: 'بيرة بيلسنر' },
    desc: {
      en: 'Cold, with two fingers of foam',
      nl: 'Koud, met twee vingers schuim',
      fr: 'Fraîche, deux doigts de mousse',
      ar: 'من البرميل، باردة برغوة كثيفة',
    },
    image: { kind: 'bundled', ref: 'pils' },
    price: 310,
    sizes: [{ size: 'GLASS', price: 310 }],
  },
  {
    id: 'tripel',
    category: 'DRINKS',
    name: { en: 'Abbey tripel', nl: 'Abdijtripel', fr: 'Triple d’abbaye', ar: 'بيرة تريبل' },
    desc: {
      en: 'Blond, strong, a little honey',
      nl: 'Blond, stevig, toets van honing',
      fr: 'Blonde, forte, une note de miel',
      ar: 'شقراء قوية بنكهة العسل',
    },
    image: { kind: 'bundled', ref: 'tripel' },
    price: 490,
    sizes: [{ size: 'BOTTLE', price: 490 }],
  },
  {
    id: 'kriek',
    category: 'DRINKS',
    name: { en: 'Kriek', nl: 'Kriek', fr: 'Kriek', ar: 'بيرة كريك' },
    desc: {
      en: 'Sour cherries, pink foam',
      nl: 'Zure krieken, roze schuim',
      fr: 'Cerises acidulées, mousse rose',
      ar: 'كرز حامض ورغوة وردية',
    },
    image: { kind: 'bundled', ref: 'kriek' },
    price: 390,
    sizes: [
      { size: 'GLASS', price: 390 },
      { size: 'BOTTLE', price: 1350 },
    ],
  },
  {
    id: 'cola',
    category: 'DRINKS',
    name: { en: 'Cola', nl: 'Cola', fr: 'Cola', ar: 'كولا' },
    desc: {
      en: 'Ice and a slice of lemon',
      nl: 'IJsblokjes en een schijfje citroen',
      fr: 'Glaçons, tranche de citron',
      ar: 'مع ثلج وشريحة ليمون',
    },
    image: { kind: 'bundled', ref: 'cola' },
    price: 300,
  },
  {
    id: 'sparkling-water',
    category: 'DRINKS',
    name: { en: 'Sparkling water', nl: 'Spuitwater', fr: 'Eau pétillante', ar: 'مياه غازية' },
    desc: {
      en: 'Fine bubbles from the Ardennes',
      nl: 'Fijne bubbels uit de Ardennen',
      fr: 'Fines bulles d’Ardenne',
      ar: 'فقاعات ناعمة من الأردين',
    },
    image: { kind: 'bundled', ref: 'sparkling-water' },
    price: 270,
    sizes: [
      { size: 'GLASS', price: 270 },
      { size: 'BOTTLE', price: 590 },
    ],
  },
] satisfies readonly DemoItem[]
