// The demo shop's panini.
import type { DemoItem } from '../demo-item.ts'

export const panini = [
  {
    id: 'caprese-panini',
    category: 'PANINI',
    name: { en: 'Caprese panini', nl: 'Panini caprese', fr: 'Panini caprese', ar: 'بانيني كابريزي' },
    desc: {
      en: 'Mozzarella, tomato, basil',
      nl: 'Mozzarella, tomaat, basilicum',
      fr: 'Mozzarella, tomate, basilic',
      ar: 'موزاريلا وطماطم وريحان',
    },
    image: { kind: 'bundled', ref: 'caprese-panini' },
    price: 690,
  },
  {
    id: 'chicken-pesto-panini',
    category: 'PANINI',
    name: {
      en: 'Chicken pesto panini',
      nl: 'Panini kip-pesto',
      fr: 'Panini poulet-pesto',
      ar: 'بانيني الدجاج والبيستو',
    },
    desc: {
      en: 'Mozzarella, rocket, grilled pepper',
      nl: 'Mozzarella, rucola, gegrilde paprika',
      fr: 'Mozzarella, roquette, poivron grillé',
      ar: 'موزاريلا وجرجير وفلفل مشوي',
    },
    image: { kind: 'bundled', ref: 'chicken-pesto-panini' },
    price: 750,
  },
  {
    id: 'tuna-panini',
    category: 'PANINI',
    name: { en: 'Tuna panini', nl: 'Panini tonijn', fr: 'Panini au thon', ar: 'بانيني التونة' },
    desc: {
      en: 'Cheddar, capers, red onion',
      nl: 'Cheddar, kappertjes, rode ui',
      fr: 'Cheddar, câpres, oignon rouge',
      ar: 'شيدر وقبار وبصل أحمر',
    },
    image: { kind: 'bundled', ref: 'tuna-panini' },
    price: 740,
  },
  {
    id: 'four-cheese-panini',
    category: 'PANINI',
    name: {
      en: 'Four cheese panini',
      nl: 'Panini vier kazen',
      fr: 'Panini quatre fromages',
      ar: 'بانيني الأجبان الأربعة',
    },
    desc: {
      en: 'Brie, gouda, parmesan, gorgonzola',
      nl: 'Brie, gouda, parmezaan, gorgonzola',
      fr: 'Brie, gouda, parmesan, gorgonzola',
      ar: 'بري وغودا وبارميزان وغورغونزولا',
    },
    image: { kind: 'bundled', ref: 'four-cheese-panini' },
    price: 720,
  },
  {
    id: 'brie-panini',
    category: 'PANINI',
    name: { en: 'Brie panini', nl: 'Panini brie', fr: 'Panini au brie', ar: 'بانيني البري' },
    desc: {
      en: 'Honey, walnuts, ripe pear',
      nl: 'Honing, walnoten, rijpe peer',
      fr: 'Miel, noix, poire mûre',
      ar: 'عسل وجوز وكمثرى',
    },
    image: { kind: 'bundled', ref: 'brie-panini' },
    price: 740,
  },
  {
    id: 'vegetable-panini',
    category: 'PANINI',
    name: {
      en: 'Grilled vegetable panini',
      nl: 'Panini gegrilde groenten',
      fr: 'Panini aux légumes grillés',
      ar: 'بانيني الخضار المشوية',
    },
    desc: {
      en: 'Courgette, aubergine, hummus',
      nl: 'Courgette, aubergine, hummus',
      fr: 'Courgette, aubergine, houmous',
      ar: 'كوسا وباذنجان وحمص',
    },
    image: { kind: 'bundled', ref: 'vegetable-panini' },
    price: 700,
  },
] satisfies readonly DemoItem[]
