// العربية: التخفيضات كما يقرؤها الزبائن في القائمة والسلة وعند إتمام الطلب.
import { plural } from '../plural.ts'
import type { ReductionText } from './en.ts'

const count = plural('ar')

export const reductions: ReductionText = {
  today: 'تخفيضات اليوم',
  allDay: 'طوال اليوم',
  until: (time) => `الآن، حتى ${time}`,
  from: (time) => `اليوم من ${time}`,
  between: (from, until) => `اليوم من ${from} إلى ${until}`,
  everything: 'كل شيء',
  beside: (names) => `مع ${names}`,
  nth: (_, paid) => `\u2066${paid} + 1\u2069 مجانًا`,
  free: 'مجانًا',
  more: (n) =>
    count(n, {
      one: 'تخفيض آخر',
      two: 'تخفيضان آخران',
      few: `${n} تخفيضات أخرى`,
      other: `${n} تخفيضًا آخر`,
    }),
  was: (before, now) => `كان ${before}، والآن ${now}`,
  later: (price, time) => `${price} في ${time}`,
  lowest: (price) => `أدنى ثمن في آخر 30 يومًا: ${price}`,
  takesOff: (name, amount) => `${name}: \u2066−${amount}\u2069`,
  ended: (name) => `لم يعد «${name}» يسري على هذا الطلب.`,
  costs: (total) => `ثمنه الآن ${total}.`,
  haveCode: 'لديّ رمز تخفيض',
  code: 'الرمز',
  use: 'استخدمه',
  notYet: (name) => `«${name}»: لا شيء في طلبك يُحتسب لهذا بعد.`,
  checking: 'يجري التحقق من الرمز.',
  counts: (name, amount) => `«${name}»: ينقص ثمن هذا الطلب ${amount}.`,
  lookAtTotal: 'رمزك صالح. انظر إلى المجموع ثم أكمل الطلب.',
  remove: 'إزالة الرمز',
}
