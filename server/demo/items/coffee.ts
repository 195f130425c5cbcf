// The demo shop's coffees.
import type { DemoItem } from '../demo-item.ts'

export const coffee = [
  {
    id: 'espresso',
    category: 'COFFEE',
    name: { en: 'Espresso', nl: 'Espresso', fr: 'Espresso', ar: 'إسبريسو' },
    desc: {
      en: 'Short and dark, with a golden crema',
      nl: 'Kort en donker, met een gouden crema',
      fr: 'Court et corsé, à la crema dorée',
      ar: 'قصير وغامق بكريما ذهبية',
    },
    image: { kind: 'bundled', ref: 'espresso' },
    price: 260,
  },
  {
    id: 'lungo',
    category: 'COFFEE',
    name: { en: 'Lungo', nl: 'Lungo', fr: 'Lungo', ar: 'لونغو' },
    desc: {
      en: 'The same shot, longer and milder',
      nl: 'Dezelfde koffie, langer en milder',
      fr: 'Plus long, plus doux',
      ar: 'الجرعة نفسها، أطول وألطف',
    },
    image: { kind: 'bundled', ref: 'lungo' },
    price: 270,
  },
  {
    id: 'noisette',
    category: 'COFFEE',
    name: { en: 'Noisette', nl: 'Noisette', fr: 'Noisette', ar: 'نوازيت' },
    desc: {
      en: 'Espresso with a dash of milk',
      nl: 'Espresso met een wolkje melk',
      fr: 'Espresso, une larme de lait',
      ar: 'إسبريسو مع لمسة حليب',
    },
    image: { kind: 'bundled', ref: 'noisette' },
    price: 290,
  },
  {
    id: 'cappuccino',
    category: 'COFFEE',
    name: { en: 'Cappuccino', nl: 'Cappuccino', fr: 'Cappuccino', ar: 'كابتشينو' },
    desc: {
      en: 'Velvet foam, pinch of cacao',
      nl: 'Fluweelzacht schuim, snuifje cacao',
      fr: 'Mousse veloutée, pincée de cacao',
      ar: 'رغوة مخملية ورشة كاكاو',
    },
    image: { kind: 'bundled', ref: 'cappuccino' },
    price: 320,
  },
  {
    id: 'flat-white',
    category: 'COFFEE',
    name: { en: 'Flat white', nl: 'Flat white', fr: 'Flat white', ar: 'فلات وايت' },
    desc: {
      en: 'Double ristretto, silky milk',
      nl: 'Dubbele ristretto, zijdezachte melk',
      fr: 'Double ristretto, lait soyeux',
      ar: 'ريستريتو مزدوج وحليب حريري',
    },
    image: { kind: 'bundled', ref: 'flat-white' },
    price: 370,
  },
  {
    id: 'caffe-latte',
    category: 'COFFEE',
    name: { en: 'Caffè latte', nl: 'Caffè latte', fr: 'Caffè latte', ar: 'كافيه لاتيه' },
    desc: {
      en: 'Mild, milky, made for mornings',
      nl: 'Koffie verkeerd, zoals het hoort',
      fr: 'Notre lait russe, tout doux',
      ar: 'لطيف وغني بالحليب',
    },
    image: { kind: 'bundled', ref: 'caffe-latte' },
    price: 360,
  },
  {
    id: 'latte-macchiato',
    category: 'COFFEE',
    name: { en: 'Latte macchiato', nl: 'Latte macchiato', fr: 'Latte macchiato', ar: 'لاتيه ماكياتو' },
    desc: {
      en: 'Three layers in a tall glass',
      nl: 'Drie laagjes in een hoog glas',
      fr: 'Trois couches dans un grand verre',
      ar: 'ثلاث طبقات في كأس طويلة',
    },
    image: { kind: 'bundled', ref: 'latte-macchiato' },
    price: 380,
  },
  {
    id: 'mocha',
    category: 'COFFEE',
    name: { en: 'Mocha', nl: 'Mocha', fr: 'Moka', ar: 'موكا' },
    desc: {
      en: 'Espresso, dark chocolate, whipped cream',
      nl: 'Espresso, pure chocolade, slagroom',
      fr: 'Espresso, chocolat noir, chantilly',
      ar: 'إسبريسو وشوكولاتة داكنة وكريمة مخفوقة',
    },
    image: { kind: 'bundled', ref: 'mocha' },
    price: 420,
  },
] satisfies readonly DemoItem[]
