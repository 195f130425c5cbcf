// The demo shop's salads.
import type { DemoItem } from '../demo-item.ts'

export const salads = [
  {
    id: 'goat-cheese-salad',
    category: 'SALADS',
    name: { en: 'Goat’s cheese salad', nl: 'Salade geitenkaas', fr: 'Salade de chèvre chaud', ar: 'سلطة جبن الماعز' },
    desc: {
      en: 'Warm, with honey, walnuts, apple',
      nl: 'Lauw, met honing, walnoten, appel',
      fr: 'Miel, noix, pomme croquante',
      ar: 'دافئة مع عسل وجوز وتفاح',
    },
    desc2: {
      en: 'Contains milk, nuts',
      nl: 'Bevat melk, noten',
      fr: 'Contient lait, fruits à coque',
      ar: 'تحتوي على حليب ومكسرات',
    },
    image: { kind: 'bundled', ref: 'goat-cheese-salad' },
    price: 1190,
  },
  {
    id: 'caesar-salad',
    category: 'SALADS',
    name: { en: 'Caesar salad', nl: 'Caesarsalade', fr: 'Salade César', ar: 'سلطة سيزر' },
    desc: {
      en: 'Grilled chicken, parmesan, croutons',
      nl: 'Gegrilde kip, parmezaan, croutons',
      fr: 'Poulet grillé, parmesan, croûtons',
      ar: 'دجاج مشوي وبارميزان وخبز محمص',
    },
    image: { kind: 'bundled', ref: 'caesar-salad' },
    price: 1190,
  },
  {
    id: 'nicoise-salad',
    category: 'SALADS',
    name: { en: 'Salade niçoise', nl: 'Salade niçoise', fr: 'Salade niçoise', ar: 'سلطة نيسواز' },
    desc: {
      en: 'Tuna, egg, green beans, olives',
      nl: 'Tonijn, ei, boontjes, olijven',
      fr: 'Thon, œuf, haricots verts, olives',
      ar: 'تونة وبيض وفاصوليا خضراء وزيتون',
    },
    image: { kind: 'bundled', ref: 'nicoise-salad' },
    price: 1220,
  },
  {
    id: 'greek-salad',
    category: 'SALADS',
    name: { en: 'Greek salad', nl: 'Griekse salade', fr: 'Salade grecque', ar: 'سلطة يونانية' },
    desc: {
      en: 'Feta, cucumber, tomato, oregano',
      nl: 'Feta, komkommer, tomaat, oregano',
      fr: 'Feta, concombre, tomate, origan',
      ar: 'فيتا وخيار وطماطم وأوريغانو',
    },
    image: { kind: 'bundled', ref: 'greek-salad' },
    price: 1090,
  },
  {
    id: 'shrimp-salad',
    category: 'SALADS',
    name: {
      en: 'Grey shrimp salad',
      nl: 'Salade grijze garnalen',
      fr: 'Salade de crevettes grises',
      ar: 'سلطة الروبيان الرمادي',
    },
    desc: {
      en: 'From the North Sea, with tomato',
      nl: 'Uit de Noordzee, met tomaat',
      fr: 'De la mer du Nord, avec tomates',
      ar: 'من بحر الشمال مع طماطم',
    },
    desc2: {
      en: 'Contains crustaceans, egg, mustard',
      nl: 'Bevat schaaldieren, ei, mosterd',
      fr: 'Contient crustacés, œuf, moutarde',
      ar: 'تحتوي على قشريات وبيض وخردل',
    },
    image: { kind: 'bundled', ref: 'shrimp-salad' },
    price: 1390,
  },
  {
    id: 'falafel-salad',
    category: 'SALADS',
    name: { en: 'Falafel salad', nl: 'Falafelsalade', fr: 'Salade falafel', ar: 'سلطة الفلافل' },
    desc: {
      en: 'Bulgur, tahini, pickled cabbage',
      nl: 'Bulgur, tahini, zoetzure kool',
      fr: 'Boulgour, tahini, chou mariné',
      ar: 'برغل وطحينة وملفوف مخلل',
    },
    image: { kind: 'bundled', ref: 'falafel-salad' },
    price: 1090,
  },
] satisfies readonly DemoItem[]
