// Arabic: the words of the about page.
import type { AboutText } from './en.ts'

export const ar: AboutText = {
  title: 'من نحن',
  lead: 'نحن مقهى للوجبات الخفيفة.',
  text: ['اطلب من هاتفك وأنت في الطريق أو من طاولتك، واستلم من الكاونتر. ما تطلبه نحضّره لك.'],
  more: 'اكتشف المزيد',
  pictures: 'من منضدتنا',
  labels: {
    previous: 'الصورة السابقة',
    next: 'الصورة التالية',
    pause: 'أوقف التقليب',
    play: 'شغّل التقليب',
    slide: (n, of) => `الصورة ${n} من ${of}`,
  },
  captions: {
    bar: 'الآلة ساخنة منذ السابعة',
    'table-morning': 'فطور، حتى في يوم الثلاثاء',
    'pastry-case': 'خُبز هذا الصباح ولا يبقى منه شيء عند الرابعة',
    'table-lunch': 'غداء نحضّره وأنت في الطريق',
    'window-seat': 'أفضل مقعد، قرب النافذة',
    'table-evening': 'بعد الخامسة، كأس على مهل',
    bench: 'المقعد لك ما دام في فنجانك شيء',
  },
}
