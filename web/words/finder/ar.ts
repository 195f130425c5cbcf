// Arabic.
import { plural } from '../plural.ts'
import type { FinderText } from './en.ts'

const count = plural('ar')
const branches = (n: number) =>
  count(n, { zero: 'لا فروع', one: 'فرع واحد', two: 'فرعان', few: `${n} فروع`, many: `${n} فرعًا`, other: `${n} فرع` })

export const finder: FinderText = {
  label: 'ابحث عن فرع',
  placeholder: 'اسم أو رمز بريدي',
  near: 'قريب مني',
  nearest: 'الأقرب أولًا. جهازك يحسب ذلك بنفسه، ولا يُرسَل موقعك إلى أحد.',
  refused: 'جهازك لا يشارك موقعك. يمكنك البحث بالاسم أو الشارع أو الرمز البريدي.',
  unknown: 'جهازك لا يعرف موقعك الآن. يمكنك البحث بالاسم أو الشارع أو الرمز البريدي.',
  found: (n) => `نتيجة البحث: ${branches(n)}`,
  none: 'لا يوجد فرع بهذه الكلمات. جرّب حروفًا أقل.',
  count: branches,
  more: 'عرض المزيد',
  shown: (n, all) => `المعروض ${n} من أصل ${all}`,
  choose: 'أي فرع؟',
  branch: 'الفرع',
  close: 'إغلاق',
  chosen: (n, all) => `المختار ${n} من أصل ${all}`,
  all: 'الكل',
  no: 'لا شيء',
  allFound: (n) => `كل النتائج (${n})`,
  noneFound: 'لا شيء منها',
}
