// The demo shop's iced coffees.
import type { DemoItem } from '../demo-item.ts'

export const iceCoffee = [
  {
    id: 'iced-latte',
    category: 'ICECOFFEE',
    name: { en: 'Iced latte', nl: 'Iced latte', fr: 'Latte glacé', ar: 'آيس لاتيه' },
    desc: {
      en: 'Cold milk, espresso, ice',
      nl: 'Koude melk, espresso, ijsblokjes',
      fr: 'Lait froid, espresso, glaçons',
      ar: 'حليب بارد وإسبريسو وثلج',
    },
    image: { kind: 'bundled', ref: 'iced-latte' },
    price: 440,
  },
  {
    id: 'iced-americano',
    category: 'ICECOFFEE',
    name: { en: 'Iced americano', nl: 'Iced americano', fr: 'Americano glacé', ar: 'آيس أمريكانو' },
    desc: {
      en: 'Black, clear, very cold',
      nl: 'Zwart, helder, ijskoud',
      fr: 'Noir, net, bien frais',
      ar: 'أسود صافٍ شديد البرودة',
    },
    image: { kind: 'bundled', ref: 'iced-americano' },
    price: 380,
  },
  {
    id: 'cold-brew',
    category: 'ICECOFFEE',
    name: { en: 'Cold brew', nl: 'Cold brew', fr: 'Cold brew', ar: 'كولد برو' },
    desc: {
      en: 'Steeped cold for sixteen hours',
      nl: 'Zestien uur koud getrokken',
      fr: 'Infusé à froid seize heures',
      ar: 'منقوع على البارد ست عشرة ساعة',
    },
    image: { kind: 'bundled', ref: 'cold-brew' },
    price: 430,
  },
  {
    id: 'espresso-tonic',
    category: 'ICECOFFEE',
    name: { en: 'Espresso tonic', nl: 'Espresso tonic', fr: 'Espresso tonic', ar: 'إسبريسو تونيك' },
    desc: {
      en: 'Bitter bubbles, a slice of orange',
      nl: 'Bittere bubbels, schijfje sinaasappel',
      fr: 'Bulles amères, tranche d’orange',
      ar: 'فقاعات مرّة وشريحة برتقال',
    },
    image: { kind: 'bundled', ref: 'espresso-tonic' },
    price: 460,
  },
  {
    id: 'caramel-frappe',
    category: 'ICECOFFEE',
    name: { en: 'Caramel frappé', nl: 'Karamelfrappé', fr: 'Frappé caramel', ar: 'فرابيه الكراميل' },
    desc: {
      en: 'Blended with ice, pinch of salt',
      nl: 'Gemixt met ijs, snuifje zout',
      fr: 'Mixé à la glace, pincée de sel',
      ar: 'مخفوق مع الثلج ورشة ملح',
    },
    image: { kind: 'bundled', ref: 'caramel-frappe' },
    price: 490,
  },
  {
    id: 'affogato',
    category: 'ICECOFFEE',
    name: { en: 'Affogato', nl: 'Affogato', fr: 'Affogato', ar: 'أفوغاتو' },
    desc: {
      en: 'Vanilla ice cream under hot espresso',
      nl: 'Vanille-ijs onder hete espresso',
      fr: 'Glace vanille sous un espresso brûlant',
      ar: 'مثلجات فانيليا تحت إسبريسو ساخن',
    },
    image: { kind: 'bundled', ref: 'affogato' },
    price: 450,
  },
] satisfies readonly DemoItem[]
