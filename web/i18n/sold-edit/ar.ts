// Arabic: the form of where and when something is sold.
import { mostSaleTimes } from '../../../domain/menu/sold-draft.ts'
import { plural } from '../plural.ts'
import type { SoldEditWords } from './en.ts'

const count = plural('ar')

export const ar: SoldEditWords = {
  title: 'أين ومتى يُباع',
  unlimited: 'في كل مكان ودائمًا',
  category: 'فئته تقول:',
  narrows: 'وما تضبطه هنا يضيّق ذلك.',
  where: 'أين',
  everywhere: 'في كل الفروع',
  some: 'في بعضها',
  branches: 'في هذه الفروع',
  price: 'السعر',
  prices: 'السعر حسب الفرع',
  pricesHint: 'اتركه فارغًا حيث يسري السعر العادي.',
  when: 'متى',
  always: 'دائمًا',
  certain: 'في أوقات معيّنة',
  part: (n) => `الوقت ${n}`,
  another: 'وقت آخر',
  remove: 'إزالة',
  days: 'في هذه الأيام',
  from: 'من',
  emptyFrom: 'فارغ: من الافتتاح',
  until: 'حتى',
  emptyUntil: 'فارغ: حتى الإغلاق',
  season: 'الموسم',
  allYear: 'طوال السنة',
  oneSeason: 'جزء من السنة',
  seasonFrom: 'من',
  seasonTo: 'إلى (ضمنًا)',
  day: 'اليوم',
  month: 'الشهر',
  inBranches: (n) =>
    count(n, {
      one: 'فرع واحد',
      two: 'فرعان',
      few: `${n} فروع`,
      many: `${n} فرعًا`,
      other: `${n} فرع`,
      zero: 'لا فروع',
    }),
  ownPrices: (n) =>
    count(n, {
      one: 'سعر خاص واحد',
      two: 'سعران خاصان',
      few: `${n} أسعار خاصة`,
      many: `${n} سعرًا خاصًا`,
      other: `${n} سعر خاص`,
      zero: 'لا أسعار خاصة',
    }),
  severalTimes: (n) =>
    count(n, {
      one: 'وقت واحد',
      two: 'وقتان',
      few: `${n} أوقات`,
      many: `${n} وقتًا`,
      other: `${n} وقت`,
      zero: 'لا أوقات',
    }),
  untilTime: (time) => `حتى ${time}`,
  fromTime: (time) => `من ${time}`,
  lookOver: 'يُرجى مراجعة هذا.',
  problems: {
    sold_nowhere: 'اختر فرعًا واحدًا على الأقل.',
    branch_unknown: 'أحد هذه الفروع لم يعد موجودًا. اختر من جديد.',
    branch_price_alone: 'أدخل السعر العادي أيضًا.',
    price_invalid: 'اكتب سعرًا مثل 3,20 أو 3.20.',
    price_too_high: 'السعر 1000 يورو على الأكثر.',
    times_too_many: `${mostSaleTimes} أوقات على الأكثر.`,
    weekdays_missing: 'اختر يومًا واحدًا على الأقل.',
    hours_invalid: 'أدخل نهاية بعد البداية.',
    season_invalid: 'اختر أيامًا موجودة.',
  },
}
