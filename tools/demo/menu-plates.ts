// What the demo shop serves on a plate: specials, salads, panini, bagels and grilled snacks.
import { type DemoItem, demoItem, forPersons } from './demo-item.ts'

export const plates: readonly DemoItem[] = [
  demoItem('SPECIALS', 'breakfast-board', forPersons(4, [1290, 2490, 3590, 4590]), {
    en: ['Breakfast board', 'Pistolets, croissants, cheese, jam', 'With coffee or tea for everyone'],
    nl: ['Ontbijtplank', 'Pistolets, croissants, kaas, confituur', 'Met koffie of thee voor iedereen'],
    fr: ['Planche petit déjeuner', 'Pistolets, croissants, fromage, confiture', 'Avec café ou thé pour chacun'],
    ar: ['طبق الفطور', 'أرغفة صغيرة وكرواسون وجبن ومربى', 'مع قهوة أو شاي للجميع'],
  }),
  demoItem('SPECIALS', 'cake-and-coffee', 450, {
    en: ['Apple cake with coffee', 'One warm slice, espresso or lungo'],
    nl: ['Appelcake met koffie', 'Eén warm stuk, espresso of lungo'],
    fr: ['Gâteau aux pommes et café', 'Une part tiède, espresso ou lungo'],
    ar: ['كعكة التفاح مع القهوة', 'قطعة دافئة مع إسبريسو أو لونغو'],
  }),
  demoItem('SPECIALS', 'avocado-toast', 890, {
    en: ['Avocado toast', 'Sourdough, lime, chilli flakes'],
    nl: ['Avocadotoast', 'Zuurdesembrood, limoen, chilivlokken'],
    fr: ['Toast à l’avocat', 'Pain au levain, citron vert, piment'],
    ar: ['توست الأفوكادو', 'خبز ساوردو وليمون أخضر وفلفل حار'],
  }),
  demoItem('SPECIALS', 'scrambled-eggs', 780, {
    en: ['Scrambled eggs', 'Creamy, with chives and buttered toast'],
    nl: ['Roerei', 'Romig, met bieslook en boterhammen'],
    fr: ['Œufs brouillés', 'Crémeux, ciboulette, pain beurré'],
    ar: ['بيض مخفوق', 'كريمي مع ثوم معمر وخبز بالزبدة'],
  }),
  demoItem('SPECIALS', 'granola-bowl', 680, {
    en: ['Granola bowl', 'Yoghurt, roasted nuts, red fruit'],
    nl: ['Kom granola', 'Yoghurt, geroosterde noten, rood fruit'],
    fr: ['Bol de granola', 'Yaourt, noix grillées, fruits rouges'],
    ar: ['طبق غرانولا', 'زبادي ومكسرات محمصة وتوت'],
  }),
  demoItem('SPECIALS', 'soup-of-the-day', 590, {
    en: ['Soup of the day', 'Vegetables from the market, buttered bread'],
    nl: ['Dagsoep', 'Groenten van de markt, brood met boter'],
    fr: ['Soupe du jour', 'Légumes du marché, pain beurré'],
    ar: ['حساء اليوم', 'خضار السوق وخبز بالزبدة'],
  }),
  demoItem('SPECIALS', 'shakshuka', 950, {
    en: ['Shakshuka', 'Eggs in spiced tomato, warm bread'],
    nl: ['Shakshuka', 'Eieren in pittige tomaat, warm brood'],
    fr: ['Chakchouka', 'Œufs, tomates épicées, pain chaud'],
    ar: ['شكشوكة', 'بيض في طماطم متبلة وخبز ساخن'],
  }),

  demoItem('SALADS', 'goat-cheese-salad', 1190, {
    en: ['Goat’s cheese salad', 'Warm, with honey, walnuts, apple', 'Contains milk, nuts'],
    nl: ['Salade geitenkaas', 'Lauw, met honing, walnoten, appel', 'Bevat melk, noten'],
    fr: ['Salade de chèvre chaud', 'Miel, noix, pomme croquante', 'Contient lait, fruits à coque'],
    ar: ['سلطة جبن الماعز', 'دافئة مع عسل وجوز وتفاح', 'تحتوي على حليب ومكسرات'],
  }),
  demoItem('SALADS', 'caesar-salad', 1190, {
    en: ['Caesar salad', 'Grilled chicken, parmesan, croutons'],
    nl: ['Caesarsalade', 'Gegrilde kip, parmezaan, croutons'],
    fr: ['Salade César', 'Poulet grillé, parmesan, croûtons'],
    ar: ['سلطة سيزر', 'دجاج مشوي وبارميزان وخبز محمص'],
  }),
  demoItem('SALADS', 'nicoise-salad', 1220, {
    en: ['Salade niçoise', 'Tuna, egg, green beans, olives'],
    nl: ['Salade niçoise', 'Tonijn, ei, boontjes, olijven'],
    fr: ['Salade niçoise', 'Thon, œuf, haricots verts, olives'],
    ar: ['سلطة نيسواز', 'تونة وبيض وفاصوليا خضراء وزيتون'],
  }),
  demoItem('SALADS', 'greek-salad', 1090, {
    en: ['Greek salad', 'Feta, cucumber, tomato, oregano'],
    nl: ['Griekse salade', 'Feta, komkommer, tomaat, oregano'],
    fr: ['Salade grecque', 'Feta, concombre, tomate, origan'],
    ar: ['سلطة يونانية', 'فيتا وخيار وطماطم وأوريغانو'],
  }),
  demoItem('SALADS', 'shrimp-salad', 1390, {
    en: ['Grey shrimp salad', 'From the North Sea, with tomato', 'Contains crustaceans, egg, mustard'],
    nl: ['Salade grijze garnalen', 'Uit de Noordzee, met tomaat', 'Bevat schaaldieren, ei, mosterd'],
    fr: ['Salade de crevettes grises', 'De la mer du Nord, avec tomates', 'Contient crustacés, œuf, moutarde'],
    ar: ['سلطة الروبيان الرمادي', 'من بحر الشمال مع طماطم', 'تحتوي على قشريات وبيض وخردل'],
  }),
  demoItem('SALADS', 'falafel-salad', 1090, {
    en: ['Falafel salad', 'Bulgur, tahini, pickled cabbage'],
    nl: ['Falafelsalade', 'Bulgur, tahini, zoetzure kool'],
    fr: ['Salade falafel', 'Boulgour, tahini, chou mariné'],
    ar: ['سلطة الفلافل', 'برغل وطحينة وملفوف مخلل'],
  }),

  demoItem('PANINI', 'caprese-panini', 690, {
    en: ['Caprese panini', 'Mozzarella, tomato, basil'],
    nl: ['Panini caprese', 'Mozzarella, tomaat, basilicum'],
    fr: ['Panini caprese', 'Mozzarella, tomate, basilic'],
    ar: ['بانيني كابريزي', 'موزاريلا وطماطم وريحان'],
  }),
  demoItem('PANINI', 'chicken-pesto-panini', 750, {
    en: ['Chicken pesto panini', 'Mozzarella, rocket, grilled pepper'],
    nl: ['Panini kip-pesto', 'Mozzarella, rucola, gegrilde paprika'],
    fr: ['Panini poulet-pesto', 'Mozzarella, roquette, poivron grillé'],
    ar: ['بانيني الدجاج والبيستو', 'موزاريلا وجرجير وفلفل مشوي'],
  }),
  demoItem('PANINI', 'tuna-panini', 740, {
    en: ['Tuna panini', 'Cheddar, capers, red onion'],
    nl: ['Panini tonijn', 'Cheddar, kappertjes, rode ui'],
    fr: ['Panini au thon', 'Cheddar, câpres, oignon rouge'],
    ar: ['بانيني التونة', 'شيدر وقبار وبصل أحمر'],
  }),
  demoItem('PANINI', 'four-cheese-panini', 720, {
    en: ['Four cheese panini', 'Brie, gouda, parmesan, gorgonzola'],
    nl: ['Panini vier kazen', 'Brie, gouda, parmezaan, gorgonzola'],
    fr: ['Panini quatre fromages', 'Brie, gouda, parmesan, gorgonzola'],
    ar: ['بانيني الأجبان الأربعة', 'بري وغودا وبارميزان وغورغونزولا'],
  }),
  demoItem('PANINI', 'brie-panini', 740, {
    en: ['Brie panini', 'Honey, walnuts, ripe pear'],
    nl: ['Panini brie', 'Honing, walnoten, rijpe peer'],
    fr: ['Panini au brie', 'Miel, noix, poire mûre'],
    ar: ['بانيني البري', 'عسل وجوز وكمثرى'],
  }),
  demoItem('PANINI', 'vegetable-panini', 700, {
    en: ['Grilled vegetable panini', 'Courgette, aubergine, hummus'],
    nl: ['Panini gegrilde groenten', 'Courgette, aubergine, hummus'],
    fr: ['Panini aux légumes grillés', 'Courgette, aubergine, houmous'],
    ar: ['بانيني الخضار المشوية', 'كوسا وباذنجان وحمص'],
  }),

  demoItem('BAGEL', 'salmon-bagel', 950, {
    en: ['Salmon bagel', 'Smoked, with cream cheese and dill', 'Contains wheat, fish, milk, sesame'],
    nl: ['Bagel zalm', 'Gerookt, met roomkaas en dille', 'Bevat tarwe, vis, melk, sesam'],
    fr: ['Bagel au saumon', 'Fumé, fromage frais, aneth', 'Contient blé, poisson, lait, sésame'],
    ar: ['بيغل السلمون', 'مدخن مع جبن كريمي وشبت', 'يحتوي على قمح وسمك وحليب وسمسم'],
  }),
  demoItem('BAGEL', 'cream-cheese-bagel', 590, {
    en: ['Cream cheese bagel', 'Chives, freshly ground pepper'],
    nl: ['Bagel roomkaas', 'Bieslook, versgemalen peper'],
    fr: ['Bagel au fromage frais', 'Ciboulette, poivre du moulin'],
    ar: ['بيغل الجبن الكريمي', 'ثوم معمر وفلفل مطحون'],
  }),
  demoItem('BAGEL', 'chicken-curry-bagel', 790, {
    en: ['Chicken curry bagel', 'Apple, raisins, crisp lettuce'],
    nl: ['Bagel kip curry', 'Appel, rozijnen, knapperige sla'],
    fr: ['Bagel poulet curry', 'Pomme, raisins secs, laitue croquante'],
    ar: ['بيغل الدجاج بالكاري', 'تفاح وزبيب وخس مقرمش'],
  }),
  demoItem('BAGEL', 'hummus-bagel', 740, {
    en: ['Hummus bagel', 'Grilled pepper, cucumber, mint', 'Vegan. Contains wheat, sesame'],
    nl: ['Bagel hummus', 'Gegrilde paprika, komkommer, munt', 'Vegan. Bevat tarwe, sesam'],
    fr: ['Bagel houmous', 'Poivron grillé, concombre, menthe', 'Vegan. Contient blé, sésame'],
    ar: ['بيغل الحمص', 'فلفل مشوي وخيار ونعناع', 'نباتي. يحتوي على قمح وسمسم'],
  }),
  demoItem('BAGEL', 'egg-bagel', 690, {
    en: ['Egg bagel', 'Soft-boiled, mayonnaise, cress'],
    nl: ['Bagel ei', 'Zachtgekookt, mayonaise, tuinkers'],
    fr: ['Bagel à l’œuf', 'Mollet, mayonnaise, cresson'],
    ar: ['بيغل البيض', 'نصف مسلوق مع مايونيز ورشاد'],
  }),
  demoItem('BAGEL', 'avocado-bagel', 790, {
    en: ['Avocado bagel', 'Lime, tomato, roasted seeds'],
    nl: ['Bagel avocado', 'Limoen, tomaat, geroosterde pitten'],
    fr: ['Bagel à l’avocat', 'Citron vert, tomate, graines grillées'],
    ar: ['بيغل الأفوكادو', 'ليمون أخضر وطماطم وبذور محمصة'],
  }),

  demoItem('GRILLEDSNACKS', 'croque-monsieur', 790, {
    en: ['Croque-monsieur', 'Ham, melted cheese, small salad'],
    nl: ['Croque-monsieur', 'Ham, gesmolten kaas, slaatje'],
    fr: ['Croque-monsieur', 'Jambon, fromage fondu, petite salade'],
    ar: ['كروك مسيو', 'لحم خنزير وجبن ذائب وسلطة'],
  }),
  demoItem('GRILLEDSNACKS', 'croque-madame', 890, {
    en: ['Croque-madame', 'Ham, melted cheese, fried egg'],
    nl: ['Croque-madame', 'Ham, gesmolten kaas, spiegelei'],
    fr: ['Croque-madame', 'Jambon, fromage fondu, œuf au plat'],
    ar: ['كروك مدام', 'لحم خنزير وجبن ذائب وبيضة مقلية'],
  }),
  demoItem('GRILLEDSNACKS', 'goat-cheese-toast', 790, {
    en: ['Goat’s cheese toast', 'Warm, with fig jam and rocket'],
    nl: ['Toast geitenkaas', 'Warm, met vijgenconfituur en rucola'],
    fr: ['Toast au chèvre', 'Chaud, confiture de figues, roquette'],
    ar: ['توست جبن الماعز', 'ساخن مع مربى التين وجرجير'],
  }),
  demoItem('GRILLEDSNACKS', 'chicken-wrap', 790, {
    en: ['Spicy chicken wrap', 'Off the grill, yoghurt and mint'],
    nl: ['Pittige kipwrap', 'Van de grill, yoghurt en munt'],
    fr: ['Wrap au poulet épicé', 'Grillé, yaourt et menthe'],
    ar: ['لفافة دجاج حارة', 'مشوية مع زبادي ونعناع'],
  }),
  demoItem('GRILLEDSNACKS', 'halloumi-skewers', 750, {
    en: ['Halloumi skewers', 'Grilled pepper, courgette, lemon'],
    nl: ['Halloumispiesjes', 'Gegrilde paprika, courgette, citroen'],
    fr: ['Brochettes de halloumi', 'Poivron grillé, courgette, citron'],
    ar: ['أسياخ الحلومي', 'فلفل مشوي وكوسا وليمون'],
  }),
  demoItem('GRILLEDSNACKS', 'cheese-croquettes', 890, {
    en: ['Cheese croquettes', 'Two, crisp, with fried parsley'],
    nl: ['Kaaskroketten', 'Twee stuks, krokant, gefrituurde peterselie'],
    fr: ['Croquettes au fromage', 'Deux, croustillantes, persil frit'],
    ar: ['كروكيت الجبن', 'قطعتان مقرمشتان مع بقدونس مقلي'],
  }),
  demoItem('GRILLEDSNACKS', 'apero-platter', forPersons(6, [850, 1590, 2290, 2950]), {
    en: ['Apéro platter', 'Cheese, olives, warm croquettes', 'With mustard and pickles'],
    nl: ['Aperoschotel', 'Kaas, olijven, warme kroketjes', 'Met mosterd en augurkjes'],
    fr: ['Planche apéro', 'Fromage, olives, croquettes chaudes', 'Avec moutarde et cornichons'],
    ar: ['طبق المقبلات', 'جبن وزيتون وكروكيت ساخنة', 'مع خردل ومخللات'],
  }),
]
