// The demo shop's categories: the twelve of the first menu in their index order, then the cocktails.
import { category, type DemoCategory } from './demo-item.ts'

export const demoCategories: readonly DemoCategory[] = [
  category('COFFEE', 'cup', {
    en: ['Coffee', 'Ground when you order'],
    nl: ['Koffie', 'Gemalen wanneer je bestelt'],
    fr: ['Café', 'Moulu à la commande'],
    ar: ['قهوة', 'تُطحن عند الطلب'],
  }),
  category('ICECOFFEE', 'iced-cup', {
    en: ['Iced coffee', 'The same beans, over ice'],
    nl: ['IJskoffie', 'Dezelfde bonen, met ijs'],
    fr: ['Café glacé', 'Les mêmes grains, sur glace'],
    ar: ['قهوة مثلجة', 'البن نفسه مع الثلج'],
  }),
  category('COLDDRINKS', 'cold-glass', {
    en: ['Cold drinks', 'Pressed, blended and stirred here'],
    nl: ['Koude dranken', 'Hier geperst, gemixt en geroerd'],
    fr: ['Boissons fraîches', 'Pressées, mixées et préparées ici'],
    ar: ['مشروبات باردة', 'تُعصر وتُخفق عندنا'],
  }),
  category('HOTTEA', 'tea', {
    en: ['Hot tea', 'Whole leaves, and one hot chocolate'],
    nl: ['Warme thee', 'Hele blaadjes, en één chocolademelk'],
    fr: ['Thé chaud', 'Feuilles entières, et un chocolat chaud'],
    ar: ['شاي ساخن', 'أوراق كاملة، وشوكولاتة ساخنة'],
  }),
  category('SPECIALS', 'star', {
    en: ['Specials', 'Breakfast, brunch and today’s soup'],
    nl: ['Suggesties', 'Ontbijt, brunch en de soep van vandaag'],
    fr: ['Suggestions', 'Petit déjeuner, brunch et soupe du jour'],
    ar: ['أطباق مميزة', 'فطور وبرانش وحساء اليوم'],
  }),
  category('SALADS', 'salad', {
    en: ['Salads', 'A full bowl, with bread'],
    nl: ['Salades', 'Een volle kom, met brood'],
    fr: ['Salades', 'Un grand bol, avec du pain'],
    ar: ['سلطات', 'طبق وافر مع الخبز'],
  }),
  category('PANINI', 'panini', {
    en: ['Panini', 'Pressed warm in five minutes'],
    nl: ['Panini', 'In vijf minuten warm geperst'],
    fr: ['Panini', 'Chauds et croustillants en cinq minutes'],
    ar: ['بانيني', 'ساخن من المكبس في خمس دقائق'],
  }),
  category('BAGEL', 'bagel', {
    en: ['Bagels', 'Boiled, baked, generously filled'],
    nl: ['Bagels', 'Gekookt, gebakken, goed gevuld'],
    fr: ['Bagels', 'Pochés, cuits, bien garnis'],
    ar: ['بيغل', 'مسلوق ثم مخبوز وبحشوة سخية'],
  }),
  category('GRILLEDSNACKS', 'grill', {
    en: ['Grilled snacks', 'Hot, crisp, good to share'],
    nl: ['Gegrilde snacks', 'Warm, krokant, fijn om te delen'],
    fr: ['Snacks grillés', 'Chauds, croustillants, à partager'],
    ar: ['وجبات خفيفة مشوية', 'ساخنة ومقرمشة وتطيب مشاركتها'],
  }),
  category('WAFFELS', 'waffle', {
    en: ['Waffles', 'From the iron, while you wait'],
    nl: ['Wafels', 'Vers uit het ijzer'],
    fr: ['Gaufres', 'Elles sortent du fer'],
    ar: ['وافل', 'ساخن من قالبه'],
  }),
  category('CAKEANDSWEETS', 'cake', {
    en: ['Cake and sweets', 'Baked each morning'],
    nl: ['Gebak en zoet', 'Elke ochtend gebakken'],
    fr: ['Gâteaux et douceurs', 'Cuits chaque matin'],
    ar: ['كعك وحلويات', 'تُخبز كل صباح'],
  }),
  category('DRINKS', 'bottle', {
    en: ['Drinks', 'Beer, wine, water and soda'],
    nl: ['Dranken', 'Bier, wijn, water en frisdrank'],
    fr: ['Boissons', 'Bières, vins, eaux et softs'],
    ar: ['مشروبات', 'بيرة ونبيذ ومياه وغازيات'],
  }),
  category('COCKTAILS', 'cocktail', {
    en: ['Cocktails', 'By the glass, three without alcohol'],
    nl: ['Cocktails', 'Per glas, drie zonder alcohol'],
    fr: ['Cocktails', 'Au verre, dont trois sans alcool'],
    ar: ['كوكتيلات', 'بالكأس، ثلاثة منها بلا كحول'],
  }),
]
