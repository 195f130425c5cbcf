// What the demo's landing page shows: offers (HOME-5), posts (HOME-6) and testimonials (HOME-3).
import { picture, text } from './demo-item.ts'

export const offers = [
  {
    id: 'free-waffle',
    image: picture('offer-free-waffle'),
    title: text('A free waffle', 'Een gratis wafel', 'Une gaufre offerte', 'وافل مجاني'),
    subTitle: text('With your tenth coffee', 'Bij je tiende koffie', 'Avec votre dixième café', 'مع قهوتك العاشرة'),
    details: [
      text(
        'A Liège waffle, still warm',
        'Een Luikse wafel, nog warm',
        'Une gaufre de Liège, encore tiède',
        'وافل لييج لا يزال دافئًا',
      ),
      text(
        'Ask for a stamp card at the counter',
        'Vraag een spaarkaart aan de toog',
        'Demandez votre carte de fidélité au comptoir',
        'اطلب بطاقة الأختام عند الكاونتر',
      ),
      text('At all three branches', 'In onze drie zaken', 'Dans nos trois adresses', 'في فروعنا الثلاثة'),
    ],
  },
  {
    id: 'cake-and-coffee',
    image: picture('offer-cake-coffee'),
    title: text('Apple cake with coffee', 'Appelcake met koffie', 'Gâteau aux pommes et café', 'كعكة التفاح مع القهوة'),
    subTitle: text('Together €4.50', 'Samen € 4,50', 'Ensemble 4,50 €', 'معًا بسعر € 4.50'),
    details: [
      text('One warm slice', 'Eén warm stuk', 'Une part tiède', 'قطعة دافئة'),
      text('Espresso or lungo', 'Espresso of lungo', 'Espresso ou lungo', 'إسبريسو أو لونغو'),
      text(
        'Every day, among our specials',
        'Elke dag, bij onze specials',
        'Tous les jours, parmi nos spécialités',
        'كل يوم ضمن أطباقنا الخاصة',
      ),
    ],
  },
  {
    id: 'student-drink',
    image: picture('offer-student'),
    title: text(
      'A free drink with panini',
      'Gratis drankje bij je panini',
      'Une boisson offerte avec un panini',
      'مشروب مجاني مع البانيني',
    ),
    subTitle: text('For students', 'Voor studenten', 'Pour les étudiants', 'للطلاب'),
    details: [
      text('Any panini', 'Bij elke panini', 'Avec tous nos panini', 'مع أي بانيني'),
      text(
        'Cola, sparkling water or iced tea',
        'Cola, spuitwater of ice tea',
        'Cola, eau pétillante ou thé glacé',
        'كولا أو مياه غازية أو شاي مثلج',
      ),
      text(
        'Give the code STUDENT with your order, and show your student card',
        'Geef bij je bestelling de code STUDENT op, en toon je studentenkaart',
        'Donnez le code STUDENT avec votre commande, et montrez votre carte d’étudiant',
        'أدخل الرمز STUDENT مع طلبك، وأظهر بطاقتك الجامعية',
      ),
    ],
  },
]

/** A question, and the answer of someone who works there. */
export const posts = [
  {
    id: 'our-name',
    image: picture('post-our-name'),
    date: '2026-09-07',
    name: text(
      'Lotte, barista in Antwerpen',
      'Lotte, barista in Antwerpen',
      'Lotte, barista à Anvers',
      'لوته، باريستا في أنتويرب',
    ),
    question: text('Why Noisette?', 'Waarom Noisette?', 'Pourquoi Noisette\u00a0?', 'لماذا نوازيت؟'),
    answer: text(
      'It is French for hazelnut, and for an espresso with a dash of milk. We serve the second and roast towards the first.',
      'Het is Frans voor hazelnoot, en voor een espresso met een wolkje melk. Het tweede schenken we, het eerste proef je in onze branding.',
      'C’est le fruit, et c’est l’espresso avec une larme de lait. Nous servons le second, et notre torréfaction rappelle le premier.',
      'تعني البندق بالفرنسية، وتعني أيضًا إسبريسو مع لمسة حليب. نقدّم الثانية، وفي تحميصنا شيء من الأول.',
    ),
  },
  {
    id: 'which-waffle',
    image: picture('post-waffles'),
    date: '2026-10-05',
    name: text(
      'Youssef, baker in Merksem',
      'Youssef, bakker in Merksem',
      'Youssef, boulanger à Merksem',
      'يوسف، خباز في ميركسم',
    ),
    question: text(
      'Brussels or Liège?',
      'Brusselse of Luikse wafel?',
      'Bruxelles ou Liège\u00a0?',
      'وافل بروكسل أم لييج؟',
    ),
    answer: text(
      'Brussels is light and crisp: sit down and take a fork. Liège is dense and sweet: eat it out of the paper, walking.',
      'De Brusselse is licht en krokant: ga zitten en neem een vork. De Luikse is stevig en zoet: die eet je uit het vuistje.',
      'La Bruxelles est légère et croustillante\u00a0: on s’assied, on prend une fourchette. La Liège est dense et sucrée\u00a0: elle se mange en marchant.',
      'وافل بروكسل خفيف ومقرمش، يؤكل بالشوكة على الطاولة. ووافل لييج كثيف وحلو، يؤكل باليد أثناء المشي.',
    ),
  },
  {
    id: 'until-noon',
    image: picture('post-noon'),
    date: '2026-10-26',
    name: text(
      'Inès, counter in Etterbeek',
      'Inès, toog in Etterbeek',
      'Inès, comptoir d’Etterbeek',
      'إيناس، خدمة الزبائن في إتربيك',
    ),
    question: text(
      'Until when can I order for today?',
      'Tot wanneer kan ik voor vandaag bestellen?',
      'Jusqu’à quelle heure commander pour aujourd’hui\u00a0?',
      'حتى متى أستطيع الطلب لليوم نفسه؟',
    ),
    answer: text(
      'In Antwerpen until 12:00, in Merksem and Etterbeek until 18:40. After that, order for the next opening day, or just walk in: we are open until 19:00.',
      'In Antwerpen tot 12:00, in Merksem en Etterbeek tot 18:40. Daarna bestel je voor de volgende openingsdag, of je springt gewoon binnen: we zijn open tot 19:00.',
      'À Anvers jusqu’à 12:00, à Merksem et Etterbeek jusqu’à 18:40. Ensuite, commandez pour le prochain jour d’ouverture, ou passez nous voir : nous sommes ouverts jusqu’à 19:00.',
      'في أنتويرب حتى 12:00، وفي ميركسم وإتربيك حتى 18:40. بعدها اطلب ليوم العمل التالي، أو مرّ بنا مباشرة، فنحن هنا حتى 19:00.',
    ),
  },
  {
    id: 'without-milk',
    image: picture('post-no-milk'),
    date: '2026-11-16',
    name: text(
      'Lotte, barista in Antwerpen',
      'Lotte, barista in Antwerpen',
      'Lotte, barista à Anvers',
      'لوته، باريستا في أنتويرب',
    ),
    question: text(
      'What do you have without milk?',
      'Wat hebben jullie zonder melk?',
      'Que proposez-vous sans lait\u00a0?',
      'ماذا لديكم بلا حليب؟',
    ),
    answer: text(
      'The Hummus bagel, the Grilled vegetable panini, Earl Grey, Sencha and Camomile; and a Caffè latte, if you choose “Oat milk”. The menu knows the rest: tap “Allergies, diet” and say what you avoid. If your allergy is severe, please also tell us at the counter.',
      'De Bagel hummus, de Panini gegrilde groenten, Earl grey, Sencha en Kamille; en een Caffè latte als je ‘Havermelk’ kiest. De kaart weet de rest: tik op ‘Allergie, dieet’ en zeg wat je vermijdt. Is je allergie ernstig, zeg het dan ook aan de toog.',
      'Le Bagel houmous, le Panini aux légumes grillés, l’Earl Grey, le Sencha et la Camomille ; et un Caffè latte si vous choisissez « Lait d’avoine ». La carte sait le reste : touchez « Allergies, régime » et dites ce que vous évitez. En cas d’allergie grave, dites-le aussi au comptoir.',
      'بيغل الحمص، وبانيني الخضار المشوية، وشاي إيرل غراي، وسينشا، وبابونج؛ وكافيه لاتيه إذا اخترت «حليب الشوفان». والباقي في القائمة: اضغط «حساسية أو حمية» واختر ما تتجنبه. وإن كانت حساسيتك شديدة فأخبرنا أيضًا عند الكاونتر.',
    ),
  },
]

export const testimonials = [
  {
    id: 'noor',
    name: 'Noor',
    branch: 'antwerpen',
    text: text(
      'I order from the tram. When I get off, my cappuccino is on the counter.',
      'Ik bestel op de tram. Als ik afstap, staat mijn cappuccino klaar op de toog.',
      'Je commande dans le tram. Quand j’arrive, mon cappuccino m’attend au comptoir.',
      'أطلب وأنا في الترام، وحين أصل يكون الكابتشينو جاهزًا.',
    ),
  },
  {
    id: 'jef',
    name: 'Jef',
    branch: 'merksem',
    text: text(
      'The apple cake tastes like my grandmother’s. Don’t tell her.',
      'De appelcake smaakt zoals die van mijn bomma. Niet verder vertellen.',
      'Le gâteau aux pommes a le goût de celui de ma grand-mère. Ne lui dites pas.',
      'كعكة التفاح بطعم كعكة جدتي. لا تخبروها.',
    ),
  },
  {
    id: 'amelie',
    name: 'Amélie',
    branch: 'etterbeek',
    text: text(
      'Finally a salmon bagel that is all salmon to the last bite.',
      'Eindelijk een bagel met zalm tot de laatste hap.',
      'Enfin un bagel où il y a du saumon jusqu’à la dernière bouchée.',
      'أخيرًا بيغل فيه سلمون حتى آخر لقمة.',
    ),
  },
  {
    id: 'karim',
    name: 'Karim',
    branch: 'antwerpen',
    text: text(
      'The mint tea comes with a whole bunch of mint, as it should.',
      'In de muntthee zit een hele bos munt. Zo hoort het.',
      'Dans le thé à la menthe, il y a vraiment de la menthe. Comme il se doit.',
      'في شاي النعناع باقة نعناع كاملة، كما يجب أن يكون.',
    ),
  },
  {
    id: 'sofie',
    name: 'Sofie',
    branch: 'merksem',
    text: text(
      'Three children, one waffle plate, ten minutes of silence.',
      'Drie kinderen, één wafelbord, tien minuten stilte.',
      'Trois enfants, une assiette de gaufres, dix minutes de silence.',
      'ثلاثة أطفال وطبق وافل واحد وعشر دقائق من الهدوء.',
    ),
  },
  {
    id: 'mathieu',
    name: 'Mathieu',
    branch: 'etterbeek',
    text: text(
      'They know my name and my note: no sugar, lid on.',
      'Ze kennen mijn naam en mijn nota: geen suiker, met deksel.',
      'Ils connaissent mon prénom et ma note\u00a0: sans sucre, avec couvercle.',
      'يعرفون اسمي وملاحظتي: بلا سكر ومع غطاء.',
    ),
  },
]
