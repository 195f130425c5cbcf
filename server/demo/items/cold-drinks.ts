// The demo shop's juices, lemonades and shakes.
import type { DemoItem } from '../demo-item.ts'

export const coldDrinks = [
  {
    id: 'ginger-lemonade',
    category: 'COLDDRINKS',
    name: { en: 'Ginger lemonade', nl: 'Gemberlimonade', fr: 'Limonade au gingembre', ar: 'ليموناضة الزنجبيل' },
    desc: {
      en: 'House syrup, lemon, mint',
      nl: 'Siroop van het huis, citroen, munt',
      fr: 'Sirop maison, citron, menthe',
      ar: 'شراب محضّر عندنا وليمون ونعناع',
    },
    image: { kind: 'bundled', ref: 'ginger-lemonade' },
    price: 380,
  },
  {
    id: 'lemon-iced-tea',
    category: 'COLDDRINKS',
    name: { en: 'Lemon iced tea', nl: 'Ice tea citroen', fr: 'Thé glacé au citron', ar: 'شاي مثلج بالليمون' },
    desc: {
      en: 'Brewed here, barely sweet',
      nl: 'Zelf gezet, amper gezoet',
      fr: 'Infusé ici, à peine sucré',
      ar: 'محضّر عندنا وقليل السكر',
    },
    image: { kind: 'bundled', ref: 'lemon-iced-tea' },
    price: 360,
  },
  {
    id: 'orange-juice',
    category: 'COLDDRINKS',
    name: { en: 'Fresh orange juice', nl: 'Vers sinaasappelsap', fr: 'Jus d’orange frais', ar: 'عصير برتقال طازج' },
    desc: {
      en: 'Pressed when you order',
      nl: 'Geperst wanneer je bestelt',
      fr: 'Pressé à la commande',
      ar: 'يُعصر عند الطلب',
    },
    image: { kind: 'bundled', ref: 'orange-juice' },
    price: 420,
  },
  {
    id: 'grapefruit-juice',
    category: 'COLDDRINKS',
    name: { en: 'Grapefruit juice', nl: 'Pompelmoessap', fr: 'Jus de pamplemousse', ar: 'عصير جريب فروت' },
    desc: {
      en: 'Pink, tart, wide awake',
      nl: 'Roze, fris, klaarwakker',
      fr: 'Rose, vif, ça réveille',
      ar: 'وردي لاذع ومنعش',
    },
    image: { kind: 'bundled', ref: 'grapefruit-juice' },
    price: 430,
  },
  {
    id: 'strawberry-smoothie',
    category: 'COLDDRINKS',
    name: { en: 'Strawberry smoothie', nl: 'Smoothie van aardbei', fr: 'Smoothie aux fraises', ar: 'سموذي الفراولة' },
    desc: {
      en: 'Thick, with banana and yoghurt',
      nl: 'Romig, met banaan en yoghurt',
      fr: 'Onctueux, banane et yaourt',
      ar: 'كثيف بالموز والزبادي',
    },
    image: { kind: 'bundled', ref: 'strawberry-smoothie' },
    price: 480,
  },
  {
    id: 'vanilla-milkshake',
    category: 'COLDDRINKS',
    name: { en: 'Vanilla milkshake', nl: 'Vanillemilkshake', fr: 'Milk-shake vanille', ar: 'ميلك شيك الفانيليا' },
    desc: {
      en: 'Two scoops, whole milk',
      nl: 'Twee bollen ijs, volle melk',
      fr: 'Deux boules, lait entier',
      ar: 'كرتا مثلجات وحليب كامل الدسم',
    },
    image: { kind: 'bundled', ref: 'vanilla-milkshake' },
    price: 470,
  },
  {
    id: 'mango-lassi',
    category: 'COLDDRINKS',
    name: { en: 'Mango lassi', nl: 'Mangolassi', fr: 'Lassi à la mangue', ar: 'لاسي المانجو' },
    desc: {
      en: 'Yoghurt, cardamom, a little rose',
      nl: 'Yoghurt, kardemom, beetje roos',
      fr: 'Yaourt, cardamome, un peu de rose',
      ar: 'زبادي وهيل وقليل من ماء الورد',
    },
    image: { kind: 'bundled', ref: 'mango-lassi' },
    price: 450,
  },
] satisfies readonly DemoItem[]
