// The demo shop's posts: a question, and the answer of someone who works there (HOME-6).

import type { Image } from '../../domain/menu/menu.ts'
import type { FullText } from '../../domain/shared/locale.ts'

export interface DemoPost {
  readonly id: string
  readonly image: Image
  /** 'YYYY-MM-DD'. */
  readonly date: string
  /** The signature under the reply. */
  readonly name: FullText
  readonly question: FullText
  readonly answer: FullText
}

export const posts = [
  {
    id: 'our-name',
    image: { kind: 'bundled', ref: 'post-our-name' },
    date: '2026-09-07',
    name: {
      en: 'Lotte, barista in Antwerpen',
      nl: 'Lotte, barista in Antwerpen',
      fr: 'Lotte, barista à Anvers',
      ar: 'لوته، باريستا في أنتويرب',
    },
    question: { en: 'Why Noisette?', nl: 'Waarom Noisette?', fr: 'Pourquoi Noisette ?', ar: 'لماذا نوازيت؟' },
    answer: {
      en: 'It is French for hazelnut, and for an espresso with a dash of milk. We serve the second and roast towards the first.',
      nl: 'Het is Frans voor hazelnoot, en voor een espresso met een wolkje melk. Het tweede schenken we, het eerste proef je in onze branding.',
      fr: 'C’est le fruit, et c’est l’espresso avec une larme de lait. Nous servons le second, et notre torréfaction rappelle le premier.',
      ar: 'تعني البندق بالفرنسية، وتعني أيضًا إسبريسو مع لمسة حليب. نقدّم الثانية، وفي تحميصنا شيء من الأول.',
    },
  },
  {
    id: 'which-waffle',
    image: { kind: 'bundled', ref: 'post-waffles' },
    date: '2026-10-05',
    name: {
      en: 'Youssef, baker in Merksem',
      nl: 'Youssef, bakker in Merksem',
      fr: 'Youssef, boulanger à Merksem',
      ar: 'يوسف، خباز في ميركسم',
    },
    question: {
      en: 'Brussels or Liège?',
      nl: 'Brusselse of Luikse wafel?',
      fr: 'Bruxelles ou Liège ?',
      ar: 'وافل بروكسل أم لييج؟',
    },
    answer: {
      en: 'Brussels is light and crisp: sit down and take a fork. Liège is dense and sweet: eat it out of the paper, walking.',
      nl: 'De Brusselse is licht en krokant: ga zitten en neem een vork. De Luikse is stevig en zoet: die eet je uit het vuistje.',
      fr: 'La Bruxelles est légère et croustillante : on s’assied, on prend une fourchette. La Liège est dense et sucrée : elle se mange en marchant.',
      ar: 'وافل بروكسل خفيف ومقرمش، يؤكل بالشوكة على الطاولة. ووافل لييج كثيف وحلو، يؤكل باليد أثناء المشي.',
    },
  },
  {
    id: 'until-noon',
    image: { kind: 'bundled', ref: 'post-noon' },
    date: '2026-10-26',
    name: {
      en: 'Inès, counter in Etterbeek',
      nl: 'Inès, toog in Etterbeek',
      fr: 'Inès, comptoir d’Etterbeek',
      ar: 'إيناس، خدمة الزبائن في إتربيك',
    },
    question: {
      en: 'Until when can I order for today?',
      nl: 'Tot wanneer kan ik voor vandaag bestellen?',
      fr: 'Jusqu’à quelle heure commander pour aujourd’hui ?',
      ar: 'حتى متى أستطيع الطلب لليوم نفسه؟',
    },
    answer: {
      en: 'In Antwerpen until 12:00, in Merksem and Etterbeek until 18:40. After that, order for the next opening day, or just walk in: we are open until 19:00.',
      nl: 'In Antwerpen tot 12:00, in Merksem en Etterbeek tot 18:40. Daarna bestel je voor de volgende openingsdag, of je springt gewoon binnen: we zijn open tot 19:00.',
      fr: 'À Anvers jusqu’à 12:00, à Merksem et Etterbeek jusqu’à 18:40. Ensuite, commandez pour le prochain jour d’ouverture, ou passez nous voir : nous sommes ouverts jusqu’à 19:00.',
      ar: 'في أنتويرب حتى 12:00، وفي ميركسم وإتربيك حتى 18:40. بعدها اطلب ليوم العمل التالي، أو مرّ بنا مباشرة، فنحن هنا حتى 19:00.',
    },
  },
  {
    id: 'without-milk',
    image: { kind: 'bundled', ref: 'post-no-milk' },
    date: '2026-11-16',
    name: {
      en: 'Lotte, barista in Antwerpen',
      nl: 'Lotte, barista in Antwerpen',
      fr: 'Lotte, barista à Anvers',
      ar: 'لوته، باريستا في أنتويرب',
    },
    question: {
      en: 'What do you have without milk?',
      nl: 'Wat hebben jullie zonder melk?',
      fr: 'Que proposez-vous sans lait ?',
      ar: 'ماذا لديكم بلا حليب؟',
    },
    answer: {
      en: 'The Hummus bagel, the Grilled vegetable panini, Earl Grey, Sencha and Camomile; and a Caffè latte, if you choose “Oat milk”. The menu knows the rest: tap “Allergies, diet” and say what you avoid. If your allergy is severe, please also tell us at the counter.',
      nl: 'De Bagel hummus, de Panini gegrilde groenten, Earl grey, Sencha en Kamille; en een Caffè latte als je ‘Havermelk’ kiest. De kaart weet de rest: tik op ‘Allergie, dieet’ en zeg wat je vermijdt. Is je allergie ernstig, zeg het dan ook aan de toog.',
      fr: 'Le Bagel houmous, le Panini aux légumes grillés, l’Earl Grey, le Sencha et la Camomille ; et un Caffè latte si vous choisissez « Lait d’avoine ». La carte sait le reste : touchez « Allergies, régime » et dites ce que vous évitez. En cas d’allergie grave, dites-le aussi au comptoir.',
      ar: 'بيغل الحمص، وبانيني الخضار المشوية، وشاي إيرل غراي، وسينشا، وبابونج؛ وكافيه لاتيه إذا اخترت «حليب الشوفان». والباقي في القائمة: اضغط «حساسية أو حمية» واختر ما تتجنبه. وإن كانت حساسيتك شديدة فأخبرنا أيضًا عند الكاونتر.',
    },
  },
] satisfies readonly DemoPost[]
