// The demo shop's special offers, for the carousel on the landing page (HOME-5).

import type { Image } from '../../domain/menu/menu.ts'
import type { FullText } from '../../domain/shared/locale.ts'

export interface DemoOffer {
  readonly id: string
  readonly image: Image
  readonly title: FullText
  readonly subTitle: FullText
  readonly details: readonly FullText[]
}

export const offers = [
  {
    id: 'free-waffle',
    image: { kind: 'bundled', ref: 'offer-free-waffle' },
    title: { en: 'A free waffle', nl: 'Een gratis wafel', fr: 'Une gaufre offerte', ar: 'وافل مجاني' },
    subTitle: {
      en: 'With your tenth coffee',
      nl: 'Bij je tiende koffie',
      fr: 'Avec votre dixième café',
      ar: 'مع قهوتك العاشرة',
    },
    details: [
      {
        en: 'A Liège waffle, still warm',
        nl: 'Een Luikse wafel, nog warm',
        fr: 'Une gaufre de Liège, encore tiède',
        ar: 'وافل لييج لا يزال دافئًا',
      },
      {
        en: 'Ask for a stamp card at the counter',
        nl: 'Vraag een spaarkaart aan de toog',
        fr: 'Demandez votre carte de fidélité au comptoir',
        ar: 'اطلب بطاقة الأختام عند الكاونتر',
      },
      { en: 'At all three branches', nl: 'In onze drie zaken', fr: 'Dans nos trois adresses', ar: 'في فروعنا الثلاثة' },
    ],
  },
  {
    id: 'cake-and-coffee',
    image: { kind: 'bundled', ref: 'offer-cake-coffee' },
    title: {
      en: 'Apple cake with coffee',
      nl: 'Appelcake met koffie',
      fr: 'Gâteau aux pommes et café',
      ar: 'كعكة التفاح مع القهوة',
    },
    subTitle: { en: 'Together €4.50', nl: 'Samen € 4,50', fr: 'Ensemble 4,50 €', ar: 'معًا بسعر € 4.50' },
    details: [
      { en: 'One warm slice', nl: 'Eén warm stuk', fr: 'Une part tiède', ar: 'قطعة دافئة' },
      { en: 'Espresso or lungo', nl: 'Espresso of lungo', fr: 'Espresso ou lungo', ar: 'إسبريسو أو لونغو' },
      {
        en: 'Every day, among our specials',
        nl: 'Elke dag, bij onze specials',
        fr: 'Tous les jours, parmi nos spécialités',
        ar: 'كل يوم ضمن أطباقنا الخاصة',
      },
    ],
  },
  {
    id: 'student-drink',
    image: { kind: 'bundled', ref: 'offer-student' },
    title: {
      en: 'A free drink with panini',
      nl: 'Gratis drankje bij je panini',
      fr: 'Une boisson offerte avec un panini',
      ar: 'مشروب مجاني مع البانيني',
    },
    subTitle: { en: 'For students', nl: 'Voor studenten', fr: 'Pour les étudiants', ar: 'للطلاب' },
    details: [
      { en: 'Any panini', nl: 'Bij elke panini', fr: 'Avec tous nos panini', ar: 'مع أي بانيني' },
      {
        en: 'Cola, sparkling water or iced tea',
        nl: 'Cola, spuitwater of ice tea',
        fr: 'Cola, eau pétillante ou thé glacé',
        ar: 'كولا أو مياه غازية أو شاي مثلج',
      },
      {
        en: 'Show your student card at the counter',
        nl: 'Toon je studentenkaart aan de toog',
        fr: 'Montrez votre carte d’étudiant au comptoir',
        ar: 'أظهر بطاقتك الجامعية عند الكاونتر',
      },
    ],
  },
] satisfies readonly DemoOffer[]
