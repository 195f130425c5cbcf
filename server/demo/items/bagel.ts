// The demo shop's bagels.
import type { DemoItem } from '../demo-item.ts'

export const bagel = [
  {
    id: 'salmon-bagel',
    category: 'BAGEL',
    name: { en: 'Salmon bagel', nl: 'Bagel zalm', fr: 'Bagel au saumon', ar: 'بيغل السلمون' },
    desc: {
      en: 'Smoked, with cream cheese and dill',
      nl: 'Gerookt, met roomkaas en dille',
      fr: 'Fumé, fromage frais, aneth',
      ar: 'مدخن مع جبن كريمي وشبت',
    },
    desc2: {
      en: 'Contains wheat, fish, milk, sesame',
      nl: 'Bevat tarwe, vis, melk, sesam',
      fr: 'Contient blé, poisson, lait, sésame',
      ar: 'يحتوي على قمح وسمك وحليب وسمسم',
    },
    image: { kind: 'bundled', ref: 'salmon-bagel' },
    price: 950,
  },
  {
    id: 'cream-cheese-bagel',
    category: 'BAGEL',
    name: { en: 'Cream cheese bagel', nl: 'Bagel roomkaas', fr: 'Bagel au fromage frais', ar: 'بيغل الجبن الكريمي' },
    desc: {
      en: 'Chives, freshly ground pepper',
      nl: 'Bieslook, versgemalen peper',
      fr: 'Ciboulette, poivre du moulin',
      ar: 'ثوم معمر وفلفل مطحون',
    },
    image: { kind: 'bundled', ref: 'cream-cheese-bagel' },
    price: 590,
  },
  {
    id: 'chicken-curry-bagel',
    category: 'BAGEL',
    name: { en: 'Chicken curry bagel', nl: 'Bagel kip curry', fr: 'Bagel poulet curry', ar: 'بيغل الدجاج بالكاري' },
    desc: {
      en: 'Apple, raisins, crisp lettuce',
      nl: 'Appel, rozijnen, knapperige sla',
      fr: 'Pomme, raisins secs, laitue croquante',
      ar: 'تفاح وزبيب وخس مقرمش',
    },
    image: { kind: 'bundled', ref: 'chicken-curry-bagel' },
    price: 790,
  },
  {
    id: 'hummus-bagel',
    category: 'BAGEL',
    name: { en: 'Hummus bagel', nl: 'Bagel hummus', fr: 'Bagel houmous', ar: 'بيغل الحمص' },
    desc: {
      en: 'Grilled pepper, cucumber, mint',
      nl: 'Gegrilde paprika, komkommer, munt',
      fr: 'Poivron grillé, concombre, menthe',
      ar: 'فلفل مشوي وخيار ونعناع',
    },
    desc2: {
      en: 'Vegan. Contains wheat, sesame',
      nl: 'Vegan. Bevat tarwe, sesam',
      fr: 'Vegan. Contient blé, sésame',
      ar: 'نباتي. يحتوي على قمح وسمسم',
    },
    image: { kind: 'bundled', ref: 'hummus-bagel' },
    price: 740,
  },
  {
    id: 'egg-bagel',
    category: 'BAGEL',
    name: { en: 'Egg bagel', nl: 'Bagel ei', fr: 'Bagel à l’œuf', ar: 'بيغل البيض' },
    desc: {
      en: 'Soft-boiled, mayonnaise, cress',
      nl: 'Zachtgekookt, mayonaise, tuinkers',
      fr: 'Mollet, mayonnaise, cresson',
      ar: 'نصف مسلوق مع مايونيز ورشاد',
    },
    image: { kind: 'bundled', ref: 'egg-bagel' },
    price: 690,
  },
  {
    id: 'avocado-bagel',
    category: 'BAGEL',
    name: { en: 'Avocado bagel', nl: 'Bagel avocado', fr: 'Bagel à l’avocat', ar: 'بيغل الأفوكادو' },
    desc: {
      en: 'Lime, tomato, roasted seeds',
      nl: 'Limoen, tomaat, geroosterde pitten',
      fr: 'Citron vert, tomate, graines grillées',
      ar: 'ليمون أخضر وطماطم وبذور محمصة',
    },
    image: { kind: 'bundled', ref: 'avocado-bagel' },
    price: 790,
  },
] satisfies readonly DemoItem[]
