// What regulars of the demo shop say on the landing page (HOME-3).
import type { FullText } from '../../domain/shared/locale.ts'
import type { DemoBranch } from './branches.ts'

export interface DemoTestimonial {
  readonly id: string
  readonly name: string
  readonly text: FullText
  readonly branch: DemoBranch['id']
}

export const testimonials = [
  {
    id: 'noor',
    name: 'Noor',
    branch: 'antwerpen',
    text: {
      en: 'I order from the tram. When I get off, my cappuccino is on the counter.',
      nl: 'Ik bestel op de tram. Als ik afstap, staat mijn cappuccino klaar op de toog.',
      fr: 'Je commande dans le tram. Quand j’arrive, mon cappuccino m’attend au comptoir.',
      ar: 'أطلب وأنا في الترام، وحين أصل يكون الكابتشينو جاهزًا.',
    },
  },
  {
    id: 'jef',
    name: 'Jef',
    branch: 'merksem',
    text: {
      en: 'The apple cake tastes like my grandmother’s. Don’t tell her.',
      nl: 'De appelcake smaakt zoals die van mijn bomma. Niet verder vertellen.',
      fr: 'Le gâteau aux pommes a le goût de celui de ma grand-mère. Ne lui dites pas.',
      ar: 'كعكة التفاح بطعم كعكة جدتي. لا تخبروها.',
    },
  },
  {
    id: 'amelie',
    name: 'Amélie',
    branch: 'etterbeek',
    text: {
      en: 'Finally a salmon bagel that is all salmon to the last bite.',
      nl: 'Eindelijk een bagel met zalm tot de laatste hap.',
      fr: 'Enfin un bagel où il y a du saumon jusqu’à la dernière bouchée.',
      ar: 'أخيرًا بيغل فيه سلمون حتى آخر لقمة.',
    },
  },
  {
    id: 'karim',
    name: 'Karim',
    branch: 'antwerpen',
    text: {
      en: 'The mint tea comes with a whole bunch of mint, as it should.',
      nl: 'In de muntthee zit een hele bos munt. Zo hoort het.',
      fr: 'Dans le thé à la menthe, il y a vraiment de la menthe. Comme il se doit.',
      ar: 'في شاي النعناع باقة نعناع كاملة، كما يجب أن يكون.',
    },
  },
  {
    id: 'sofie',
    name: 'Sofie',
    branch: 'merksem',
    text: {
      en: 'Three children, one waffle plate, ten minutes of silence.',
      nl: 'Drie kinderen, één wafelbord, tien minuten stilte.',
      fr: 'Trois enfants, une assiette de gaufres, dix minutes de silence.',
      ar: 'ثلاثة أطفال وطبق وافل واحد وعشر دقائق من الهدوء.',
    },
  },
  {
    id: 'mathieu',
    name: 'Mathieu',
    branch: 'etterbeek',
    text: {
      en: 'They know my name and my note: no sugar, lid on.',
      nl: 'Ze kennen mijn naam en mijn nota: geen suiker, met deksel.',
      fr: 'Ils connaissent mon prénom et ma note : sans sucre, avec couvercle.',
      ar: 'يعرفون اسمي وملاحظتي: بلا سكر ومع غطاء.',
    },
  },
] satisfies readonly DemoTestimonial[]
