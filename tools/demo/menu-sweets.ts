// The demo shop’s waffles, cakes and sweets.
import { type DemoItem, demoItem, forPersons } from './demo-item.ts'

export const sweets: readonly DemoItem[] = [
  demoItem('WAFFELS', 'brussels-waffle', 520, {
    en: ['Brussels waffle', 'Crisp, with icing sugar'],
    nl: ['Brusselse wafel', 'Krokant, met bloemsuiker'],
    fr: ['Gaufre de Bruxelles', 'Croustillante, au sucre impalpable'],
    ar: ['وافل بروكسل', 'مقرمش مع سكر ناعم'],
  }),
  demoItem('WAFFELS', 'liege-waffle', 390, {
    en: ['Liège waffle', 'Pearl sugar, caramel edges'],
    nl: ['Luikse wafel', 'Parelsuiker, gekarameliseerde randjes'],
    fr: ['Gaufre de Liège', 'Sucre perlé, bords caramélisés'],
    ar: ['وافل لييج', 'حبات سكر وأطراف مكرملة'],
  }),
  demoItem('WAFFELS', 'strawberry-waffle', 750, {
    en: ['Strawberry waffle', 'Fresh fruit and whipped cream'],
    nl: ['Wafel met aardbeien', 'Vers fruit en slagroom'],
    fr: ['Gaufre aux fraises', 'Fruits frais et chantilly'],
    ar: ['وافل الفراولة', 'فاكهة طازجة وكريمة مخفوقة'],
  }),
  demoItem('WAFFELS', 'chocolate-waffle', 650, {
    en: ['Chocolate waffle', 'Warm dark sauce, hazelnuts'],
    nl: ['Wafel met chocolade', 'Warme pure saus, hazelnoten'],
    fr: ['Gaufre au chocolat', 'Sauce noire chaude, noisettes'],
    ar: ['وافل الشوكولاتة', 'صلصة داكنة ساخنة وبندق'],
  }),
  demoItem('WAFFELS', 'dame-blanche-waffle', 790, {
    en: ['Dame blanche waffle', 'Vanilla ice cream, hot chocolate sauce'],
    nl: ['Wafel dame blanche', 'Vanille-ijs, warme chocoladesaus'],
    fr: ['Gaufre dame blanche', 'Glace vanille, sauce chocolat chaude'],
    ar: ['وافل دام بلانش', 'مثلجات فانيليا وصلصة شوكولاتة ساخنة'],
  }),
  demoItem('WAFFELS', 'waffle-plate', forPersons(2, [690, 1290, 1850, 2390]), {
    en: ['Mixed waffle plate', 'Brussels and Liège, cut to share', 'With chocolate, caramel and red fruit'],
    nl: ['Gemengd wafelbord', 'Brusselse en Luikse, om te delen', 'Met chocolade, karamel en rood fruit'],
    fr: ['Assiette de gaufres', 'Bruxelles et Liège, à partager', 'Avec chocolat, caramel et fruits rouges'],
    ar: ['طبق وافل مشكل', 'بروكسل ولييج للمشاركة', 'مع شوكولاتة وكراميل وتوت'],
  }),

  demoItem('CAKEANDSWEETS', 'apple-cake', 380, {
    en: ['Apple cake', 'Warm, cinnamon, almond crumb', 'Contains wheat, egg, milk, nuts'],
    nl: ['Appelcake', 'Warm, kaneel, amandelkruim', 'Bevat tarwe, ei, melk, noten'],
    fr: ['Gâteau aux pommes', 'Tiède, cannelle, crumble d’amandes', 'Contient blé, œuf, lait, fruits à coque'],
    ar: ['كعكة التفاح', 'دافئة بالقرفة وفتات اللوز', 'تحتوي على قمح وبيض وحليب ومكسرات'],
  }),
  demoItem('CAKEANDSWEETS', 'cheesecake', 480, {
    en: ['Cheesecake', 'Speculoos base, red fruit'],
    nl: ['Cheesecake', 'Speculoosbodem, rood fruit'],
    fr: ['Cheesecake', 'Fond de spéculoos, fruits rouges'],
    ar: ['تشيز كيك', 'قاعدة سبيكولوس وتوت'],
  }),
  demoItem('CAKEANDSWEETS', 'brownie', 390, {
    en: ['Brownie', 'Dark, moist, walnuts'],
    nl: ['Brownie', 'Donker, smeuïg, walnoten'],
    fr: ['Brownie', 'Noir, fondant, aux noix'],
    ar: ['براوني', 'داكن وطري بالجوز'],
  }),
  demoItem('CAKEANDSWEETS', 'butter-croissant', 240, {
    en: ['Butter croissant', 'Baked this morning'],
    nl: ['Botercroissant', 'Vanmorgen gebakken'],
    fr: ['Croissant au beurre', 'Cuit ce matin'],
    ar: ['كرواسون بالزبدة', 'مخبوز هذا الصباح'],
  }),
  demoItem('CAKEANDSWEETS', 'pain-au-chocolat', 270, {
    en: ['Pain au chocolat', 'Two bars inside, still warm'],
    nl: ['Chocoladekoek', 'Twee reepjes erin, nog warm'],
    fr: ['Couque au chocolat', 'Deux barres, encore tiède'],
    ar: ['كرواسون بالشوكولاتة', 'بقطعتين في الداخل ولا يزال دافئًا'],
  }),
  demoItem('CAKEANDSWEETS', 'pain-perdu', 650, {
    en: ['Pain perdu', 'Brioche, brown sugar, cinnamon'],
    nl: ['Verloren brood', 'Brioche, bruine suiker, kaneel'],
    fr: ['Pain perdu', 'Brioche, cassonade, cannelle'],
    ar: ['فرنش توست', 'بريوش وسكر بني وقرفة'],
  }),
  demoItem('CAKEANDSWEETS', 'pralines', 450, {
    en: ['Pralines', 'Five, from the chocolatier'],
    nl: ['Pralines', 'Vijf stuks, van de chocolatier'],
    fr: ['Pralines', 'Cinq pièces, du chocolatier'],
    ar: ['برالين بلجيكي', 'خمس قطع من صانع الشوكولاتة'],
  }),
  demoItem('CAKEANDSWEETS', 'carrot-cake', 460, {
    en: ['Carrot cake', 'Walnuts, cream cheese frosting'],
    nl: ['Worteltaart', 'Walnoten, laagje roomkaas'],
    fr: ['Carrot cake', 'Noix, glaçage au fromage frais'],
    ar: ['كعكة الجزر', 'جوز وطبقة من الجبن الكريمي'],
  }),
]
