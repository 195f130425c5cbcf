// The demo shop’s beers, wines, water and soda, and its fourteen cocktails.
import { bySize, type DemoItem, demoItem } from './demo-item.ts'

export const bottles: readonly DemoItem[] = [
  demoItem('DRINKS', 'house-white-wine', bySize({ GLASS: 480, BOTTLE: 2200 }), {
    en: ['House white wine', 'Dry, citrus, white peach'],
    nl: ['Witte huiswijn', 'Droog, citrus, witte perzik'],
    fr: ['Vin blanc maison', 'Sec, agrumes, pêche blanche'],
    ar: ['نبيذ أبيض من اختيارنا', 'جاف بنكهة الحمضيات'],
  }),
  demoItem('DRINKS', 'house-red-wine', bySize({ GLASS: 480, BOTTLE: 2200 }), {
    en: ['House red wine', 'Round, cherry, a little oak'],
    nl: ['Rode huiswijn', 'Rond, kersen, vleugje eik'],
    fr: ['Vin rouge maison', 'Rond, cerise, légèrement boisé'],
    ar: ['نبيذ أحمر من اختيارنا', 'متوازن بنكهة الكرز'],
  }),
  demoItem('DRINKS', 'cava', bySize({ GLASS: 650, BOTTLE: 2950 }), {
    en: ['Cava', 'Spanish bubbles, brut'],
    nl: ['Cava', 'Spaanse bubbels, brut'],
    fr: ['Cava', 'Bulles espagnoles, brut'],
    ar: ['كافا', 'نبيذ فوار إسباني جاف'],
  }),
  demoItem('DRINKS', 'pils', bySize({ GLASS: 310 }), {
    en: ['Draught pils', 'Cold, with two fingers of foam'],
    nl: ['Pils van het vat', 'Koud, met twee vingers schuim'],
    fr: ['Pils au fût', 'Fraîche, deux doigts de mousse'],
    ar: ['بيرة بيلسنر', 'من البرميل، باردة برغوة كثيفة'],
  }),
  demoItem('DRINKS', 'tripel', bySize({ BOTTLE: 490 }), {
    en: ['Abbey tripel', 'Blond, strong, a little honey'],
    nl: ['Abdijtripel', 'Blond, stevig, toets van honing'],
    fr: ['Triple d’abbaye', 'Blonde, forte, une note de miel'],
    ar: ['بيرة تريبل', 'شقراء قوية بنكهة العسل'],
  }),
  demoItem('DRINKS', 'kriek', bySize({ GLASS: 390, BOTTLE: 1350 }), {
    en: ['Kriek', 'Sour cherries, pink foam'],
    nl: ['Kriek', 'Zure krieken, roze schuim'],
    fr: ['Kriek', 'Cerises acidulées, mousse rose'],
    ar: ['بيرة كريك', 'كرز حامض ورغوة وردية'],
  }),
  demoItem('DRINKS', 'cola', 300, {
    en: ['Cola', 'Ice and a slice of lemon'],
    nl: ['Cola', 'IJsblokjes en een schijfje citroen'],
    fr: ['Cola', 'Glaçons, tranche de citron'],
    ar: ['كولا', 'مع ثلج وشريحة ليمون'],
  }),
  demoItem('DRINKS', 'sparkling-water', bySize({ GLASS: 270, BOTTLE: 590 }), {
    en: ['Sparkling water', 'Fine bubbles from the Ardennes'],
    nl: ['Spuitwater', 'Fijne bubbels uit de Ardennen'],
    fr: ['Eau pétillante', 'Fines bulles d’Ardenne'],
    ar: ['مياه غازية', 'فقاعات ناعمة من الأردين'],
  }),
]

export const cocktails: readonly DemoItem[] = [
  demoItem('COCKTAILS', 'c1', bySize({ GLASS: 950 }), {
    en: ['Mojito', 'Rum, lime, plenty of mint'],
    nl: ['Mojito', 'Rum, limoen, veel munt'],
    fr: ['Mojito', 'Rhum, citron vert, menthe à foison'],
    ar: ['موهيتو', 'روم وليمون أخضر ونعناع وفير'],
  }),
  demoItem('COCKTAILS', 'c2', bySize({ GLASS: 690 }), {
    en: ['Virgin mojito', 'Lime, mint, apple juice'],
    nl: ['Virgin mojito', 'Limoen, munt, appelsap'],
    fr: ['Mojito sans alcool', 'Citron vert, menthe, jus de pomme'],
    ar: ['موهيتو بلا كحول', 'ليمون أخضر ونعناع وعصير تفاح'],
  }),
  demoItem('COCKTAILS', 'c3', bySize({ GLASS: 890, BOTTLE: 3400 }), {
    en: ['Spritz', 'Bitter orange, cava, soda'],
    nl: ['Spritz', 'Bittere sinaas, cava, spuitwater'],
    fr: ['Spritz', 'Orange amère, cava, eau pétillante'],
    ar: ['سبريتز', 'برتقال مرّ وكافا ومياه غازية'],
  }),
  demoItem('COCKTAILS', 'c4', bySize({ GLASS: 1050 }), {
    en: ['Gin and tonic', 'Belgian gin, cucumber, juniper'],
    nl: ['Gin-tonic', 'Belgische gin, komkommer, jeneverbes'],
    fr: ['Gin tonic', 'Gin belge, concombre, genièvre'],
    ar: ['جن تونيك', 'جن بلجيكي وخيار وعرعر'],
  }),
  demoItem('COCKTAILS', 'c5', bySize({ GLASS: 980 }), {
    en: ['Negroni', 'Gin, vermouth, bitter orange'],
    nl: ['Negroni', 'Gin, vermout, bittere sinaas'],
    fr: ['Negroni', 'Gin, vermouth, orange amère'],
    ar: ['نيغروني', 'جن وفيرموث وبرتقال مرّ'],
  }),
  demoItem('COCKTAILS', 'c6', bySize({ GLASS: 990 }), {
    en: ['Espresso martini', 'Vodka, our beans, fine foam'],
    nl: ['Espresso martini', 'Wodka, onze bonen, fijn schuim'],
    fr: ['Espresso martini', 'Vodka, nos grains, fine mousse'],
    ar: ['إسبريسو مارتيني', 'فودكا وقهوتنا ورغوة ناعمة'],
  }),
  demoItem('COCKTAILS', 'c7', bySize({ GLASS: 950 }), {
    en: ['Margarita', 'Tequila, lime, salt'],
    nl: ['Margarita', 'Tequila, limoen, zout'],
    fr: ['Margarita', 'Tequila, citron vert, sel'],
    ar: ['مارغريتا', 'تيكيلا وليمون أخضر وملح'],
  }),
  demoItem('COCKTAILS', 'c8', bySize({ GLASS: 950 }), {
    en: ['Moscow mule', 'Vodka, lime, ginger beer'],
    nl: ['Moscow mule', 'Wodka, limoen, gemberbier'],
    fr: ['Moscow mule', 'Vodka, citron vert, bière de gingembre'],
    ar: ['موسكو ميول', 'فودكا وليمون أخضر وبيرة الزنجبيل'],
  }),
  demoItem('COCKTAILS', 'c9', bySize({ GLASS: 850, BOTTLE: 3200 }), {
    en: ['Bellini', 'White peach, cava'],
    nl: ['Bellini', 'Witte perzik, cava'],
    fr: ['Bellini', 'Pêche blanche, cava'],
    ar: ['بيليني', 'دراق أبيض وكافا'],
  }),
  demoItem('COCKTAILS', 'c10', bySize({ GLASS: 950 }), {
    en: ['Strawberry daiquiri', 'Rum, lime, crushed ice'],
    nl: ['Aardbeiendaiquiri', 'Rum, limoen, fijn ijs'],
    fr: ['Daiquiri fraise', 'Rhum, citron vert, glace pilée'],
    ar: ['دايكيري الفراولة', 'روم وليمون أخضر وثلج مجروش'],
  }),
  demoItem('COCKTAILS', 'c11', bySize({ GLASS: 980 }), {
    en: ['Whisky sour', 'Bourbon, lemon, silky egg white'],
    nl: ['Whisky sour', 'Bourbon, citroen, luchtig eiwit'],
    fr: ['Whisky sour', 'Bourbon, citron, blanc d’œuf'],
    ar: ['ويسكي ساور', 'بوربون وليمون وبياض بيض'],
  }),
  demoItem('COCKTAILS', 'c12', bySize({ GLASS: 790, BOTTLE: 2900 }), {
    en: ['Half-en-half', 'White wine, topped up with cava'],
    nl: ['Half-en-half', 'Witte wijn, aangelengd met cava'],
    fr: ['Half-en-half', 'Vin blanc allongé de cava'],
    ar: ['نصف ونصف', 'نبيذ أبيض مع كافا'],
  }),
  demoItem('COCKTAILS', 'c13', bySize({ GLASS: 690 }), {
    en: ['Virgin colada', 'Pineapple, coconut, crushed ice'],
    nl: ['Virgin colada', 'Ananas, kokos, fijn ijs'],
    fr: ['Colada sans alcool', 'Ananas, coco, glace pilée'],
    ar: ['كولادا بلا كحول', 'أناناس وجوز هند وثلج مجروش'],
  }),
  demoItem('COCKTAILS', 'c14', bySize({ GLASS: 690 }), {
    en: ['Elderflower fizz', 'Cucumber, lemon, no alcohol'],
    nl: ['Vlierbloesemfizz', 'Komkommer, citroen, alcoholvrij'],
    fr: ['Fizz au sureau', 'Concombre, citron, sans alcool'],
    ar: ['فيز زهر البيلسان', 'خيار وليمون بلا كحول'],
  }),
]
