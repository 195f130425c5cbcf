// What the demo shop pours at the bar: coffee, iced coffee, cold drinks and tea.
import { type DemoItem, demoItem } from './demo-item.ts'

export const hotAndColdDrinks: readonly DemoItem[] = [
  demoItem('COFFEE', 'espresso', 260, {
    en: ['Espresso', 'Short and dark, with a golden crema'],
    nl: ['Espresso', 'Kort en donker, met een gouden crema'],
    fr: ['Espresso', 'Court et corsé, à la crema dorée'],
    ar: ['إسبريسو', 'قصير وغامق بكريما ذهبية'],
  }),
  demoItem('COFFEE', 'lungo', 270, {
    en: ['Lungo', 'The same shot, longer and milder'],
    nl: ['Lungo', 'Dezelfde koffie, langer en milder'],
    fr: ['Lungo', 'Plus long, plus doux'],
    ar: ['لونغو', 'الجرعة نفسها، أطول وألطف'],
  }),
  demoItem('COFFEE', 'noisette', 290, {
    en: ['Noisette', 'Espresso with a dash of milk'],
    nl: ['Noisette', 'Espresso met een wolkje melk'],
    fr: ['Noisette', 'Espresso, une larme de lait'],
    ar: ['نوازيت', 'إسبريسو مع لمسة حليب'],
  }),
  demoItem('COFFEE', 'cappuccino', 320, {
    en: ['Cappuccino', 'Velvet foam, pinch of cacao'],
    nl: ['Cappuccino', 'Fluweelzacht schuim, snuifje cacao'],
    fr: ['Cappuccino', 'Mousse veloutée, pincée de cacao'],
    ar: ['كابتشينو', 'رغوة مخملية ورشة كاكاو'],
  }),
  demoItem('COFFEE', 'flat-white', 370, {
    en: ['Flat white', 'Double ristretto, silky milk'],
    nl: ['Flat white', 'Dubbele ristretto, zijdezachte melk'],
    fr: ['Flat white', 'Double ristretto, lait soyeux'],
    ar: ['فلات وايت', 'ريستريتو مزدوج وحليب حريري'],
  }),
  demoItem('COFFEE', 'caffe-latte', 360, {
    en: ['Caffè latte', 'Mild, milky, made for mornings'],
    nl: ['Caffè latte', 'Koffie verkeerd, zoals het hoort'],
    fr: ['Caffè latte', 'Notre lait russe, tout doux'],
    ar: ['كافيه لاتيه', 'لطيف وغني بالحليب'],
  }),
  demoItem('COFFEE', 'latte-macchiato', 380, {
    en: ['Latte macchiato', 'Three layers in a tall glass'],
    nl: ['Latte macchiato', 'Drie laagjes in een hoog glas'],
    fr: ['Latte macchiato', 'Trois couches dans un grand verre'],
    ar: ['لاتيه ماكياتو', 'ثلاث طبقات في كأس طويلة'],
  }),
  demoItem('COFFEE', 'mocha', 420, {
    en: ['Mocha', 'Espresso, dark chocolate, whipped cream'],
    nl: ['Mocha', 'Espresso, pure chocolade, slagroom'],
    fr: ['Moka', 'Espresso, chocolat noir, chantilly'],
    ar: ['موكا', 'إسبريسو وشوكولاتة داكنة وكريمة مخفوقة'],
  }),

  demoItem('ICECOFFEE', 'iced-latte', 440, {
    en: ['Iced latte', 'Cold milk, espresso, ice'],
    nl: ['Iced latte', 'Koude melk, espresso, ijsblokjes'],
    fr: ['Latte glacé', 'Lait froid, espresso, glaçons'],
    ar: ['آيس لاتيه', 'حليب بارد وإسبريسو وثلج'],
  }),
  demoItem('ICECOFFEE', 'iced-americano', 380, {
    en: ['Iced americano', 'Black, clear, very cold'],
    nl: ['Iced americano', 'Zwart, helder, ijskoud'],
    fr: ['Americano glacé', 'Noir, net, bien frais'],
    ar: ['آيس أمريكانو', 'أسود صافٍ شديد البرودة'],
  }),
  demoItem('ICECOFFEE', 'cold-brew', 430, {
    en: ['Cold brew', 'Steeped cold for sixteen hours'],
    nl: ['Cold brew', 'Zestien uur koud getrokken'],
    fr: ['Cold brew', 'Infusé à froid seize heures'],
    ar: ['كولد برو', 'منقوع على البارد ست عشرة ساعة'],
  }),
  demoItem('ICECOFFEE', 'espresso-tonic', 460, {
    en: ['Espresso tonic', 'Bitter bubbles, a slice of orange'],
    nl: ['Espresso tonic', 'Bittere bubbels, schijfje sinaasappel'],
    fr: ['Espresso tonic', 'Bulles amères, tranche d’orange'],
    ar: ['إسبريسو تونيك', 'فقاعات مرّة وشريحة برتقال'],
  }),
  demoItem('ICECOFFEE', 'caramel-frappe', 490, {
    en: ['Caramel frappé', 'Blended with ice, pinch of salt'],
    nl: ['Karamelfrappé', 'Gemixt met ijs, snuifje zout'],
    fr: ['Frappé caramel', 'Mixé à la glace, pincée de sel'],
    ar: ['فرابيه الكراميل', 'مخفوق مع الثلج ورشة ملح'],
  }),
  demoItem('ICECOFFEE', 'affogato', 450, {
    en: ['Affogato', 'Vanilla ice cream under hot espresso'],
    nl: ['Affogato', 'Vanille-ijs onder hete espresso'],
    fr: ['Affogato', 'Glace vanille sous un espresso brûlant'],
    ar: ['أفوغاتو', 'مثلجات فانيليا تحت إسبريسو ساخن'],
  }),

  demoItem('COLDDRINKS', 'ginger-lemonade', 380, {
    en: ['Ginger lemonade', 'House syrup, lemon, mint'],
    nl: ['Gemberlimonade', 'Siroop van het huis, citroen, munt'],
    fr: ['Limonade au gingembre', 'Sirop maison, citron, menthe'],
    ar: ['ليموناضة الزنجبيل', 'شراب محضّر عندنا وليمون ونعناع'],
  }),
  demoItem('COLDDRINKS', 'lemon-iced-tea', 360, {
    en: ['Lemon iced tea', 'Brewed here, barely sweet'],
    nl: ['Ice tea citroen', 'Zelf gezet, amper gezoet'],
    fr: ['Thé glacé au citron', 'Infusé ici, à peine sucré'],
    ar: ['شاي مثلج بالليمون', 'محضّر عندنا وقليل السكر'],
  }),
  demoItem('COLDDRINKS', 'orange-juice', 420, {
    en: ['Fresh orange juice', 'Pressed when you order'],
    nl: ['Vers sinaasappelsap', 'Geperst wanneer je bestelt'],
    fr: ['Jus d’orange frais', 'Pressé à la commande'],
    ar: ['عصير برتقال طازج', 'يُعصر عند الطلب'],
  }),
  demoItem('COLDDRINKS', 'grapefruit-juice', 430, {
    en: ['Grapefruit juice', 'Pink, tart, wide awake'],
    nl: ['Pompelmoessap', 'Roze, fris, klaarwakker'],
    fr: ['Jus de pamplemousse', 'Rose, vif, ça réveille'],
    ar: ['عصير جريب فروت', 'وردي لاذع ومنعش'],
  }),
  demoItem('COLDDRINKS', 'strawberry-smoothie', 480, {
    en: ['Strawberry smoothie', 'Thick, with banana and yoghurt'],
    nl: ['Smoothie van aardbei', 'Romig, met banaan en yoghurt'],
    fr: ['Smoothie aux fraises', 'Onctueux, banane et yaourt'],
    ar: ['سموذي الفراولة', 'كثيف بالموز والزبادي'],
  }),
  demoItem('COLDDRINKS', 'vanilla-milkshake', 470, {
    en: ['Vanilla milkshake', 'Two scoops, whole milk'],
    nl: ['Vanillemilkshake', 'Twee bollen ijs, volle melk'],
    fr: ['Milk-shake vanille', 'Deux boules, lait entier'],
    ar: ['ميلك شيك الفانيليا', 'كرتا مثلجات وحليب كامل الدسم'],
  }),
  demoItem('COLDDRINKS', 'mango-lassi', 450, {
    en: ['Mango lassi', 'Yoghurt, cardamom, a little rose'],
    nl: ['Mangolassi', 'Yoghurt, kardemom, beetje roos'],
    fr: ['Lassi à la mangue', 'Yaourt, cardamome, un peu de rose'],
    ar: ['لاسي المانجو', 'زبادي وهيل وقليل من ماء الورد'],
  }),

  demoItem('HOTTEA', 'fresh-mint-tea', 350, {
    en: ['Fresh mint tea', 'A whole bunch, honey aside'],
    nl: ['Verse muntthee', 'Een hele bos, honing apart'],
    fr: ['Thé à la menthe fraîche', 'Un bouquet entier, miel à part'],
    ar: ['شاي بالنعناع الطازج', 'باقة كاملة والعسل جانبًا'],
  }),
  demoItem('HOTTEA', 'earl-grey', 300, {
    en: ['Earl Grey', 'Black tea with bergamot'],
    nl: ['Earl grey', 'Zwarte thee met bergamot'],
    fr: ['Earl Grey', 'Thé noir à la bergamote'],
    ar: ['إيرل غراي', 'شاي أسود بالبرغموت'],
  }),
  demoItem('HOTTEA', 'sencha', 310, {
    en: ['Sencha', 'Green, fresh, gently steeped'],
    nl: ['Sencha', 'Groen, fris, zacht getrokken'],
    fr: ['Sencha', 'Vert, frais, infusé en douceur'],
    ar: ['سينشا', 'شاي أخضر ياباني منعش'],
  }),
  demoItem('HOTTEA', 'ginger-lemon-tea', 360, {
    en: ['Ginger lemon tea', 'Fresh root, spoon of honey'],
    nl: ['Gember-citroenthee', 'Verse wortel, lepeltje honing'],
    fr: ['Infusion gingembre-citron', 'Racine fraîche, cuillère de miel'],
    ar: ['شاي الزنجبيل والليمون', 'جذور طازجة وملعقة عسل'],
  }),
  demoItem('HOTTEA', 'chai-latte', 420, {
    en: ['Chai latte', 'Cardamom, cinnamon, hot milk'],
    nl: ['Chai latte', 'Kardemom, kaneel, warme melk'],
    fr: ['Chai latte', 'Cardamome, cannelle, lait chaud'],
    ar: ['تشاي لاتيه', 'هيل وقرفة وحليب ساخن'],
  }),
  demoItem('HOTTEA', 'hot-chocolate', 390, {
    en: ['Hot chocolate', 'Belgian, dark, with whole milk'],
    nl: ['Warme chocolademelk', 'Belgisch en puur, met volle melk'],
    fr: ['Chocolat chaud', 'Belge et noir, au lait entier'],
    ar: ['شوكولاتة ساخنة', 'بلجيكية داكنة مع حليب كامل الدسم'],
  }),
  demoItem('HOTTEA', 'camomile', 300, {
    en: ['Camomile', 'Whole flowers, for a quiet moment'],
    nl: ['Kamille', 'Hele bloemen, voor een rustig moment'],
    fr: ['Camomille', 'Fleurs entières, pour souffler un peu'],
    ar: ['بابونج', 'أزهار كاملة للحظة هادئة'],
  }),
]
