// Arabic: the words of the pages around the menu.
import type { PageDictionary } from './en.ts'

export const ar: PageDictionary = {
  toMenu: 'إلى القائمة',
  home: {
    title: 'قهوة طيبة، ومعها ما يليق بها',
    lead: 'اطلب من هاتفك واستلم من المنضدة في أنتويرب أو ميركسم أو إتربيك. جاهز خلال دقائق.',
    track: 'تتبع طلبك',
  },
  about: {
    title: 'عن Noisette',
    lead: 'نحن مقهى للقهوة والوجبات الخفيفة بثلاثة فروع. نطحن البن عند الطلب ونخبز كل صباح.',
    more: 'شاهد المزيد',
  },
  notFound: {
    title: 'أهلا بك في Noisette',
    lead: 'لا شيء في هذا العنوان، لكن القائمة قريبة.',
  },
}
