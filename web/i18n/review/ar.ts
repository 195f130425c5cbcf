// Arabic: the review page and the staff's list of reviews.
import { reviewLimits } from '../../../domain/review.ts'
import { plural } from '../plural.ts'
import type { ReviewText } from './en.ts'

const count = plural('ar')

export const ar: ReviewText = {
  title: 'كيف كانت زيارتك؟',
  lead: 'حدثنا عن الطعام والخدمة والسعر والمكان. تجاوز ما تشاء.',
  formTitle: 'تقييمك',
  checked: 'يمكن لأي شخص أن يترك تقييمًا، حتى من دون طلب: لا نتحقق ممن يكتب. ويُحسب كل تقييم نحتفظ به، جيدًا كان أم سيئًا.',
  dimensions: { food: 'الطعام', service: 'الخدمة', value: 'القيمة مقابل السعر', atmosphere: 'الأجواء' },
  stars: (n) => count(n, { one: 'نجمة واحدة', two: 'نجمتان', few: `${n} نجوم`, other: `${n} نجمة` }),
  clear: 'مسح',
  clearOf: (dimension) => `امسح نجوم ${dimension}`,
  nameLabel: 'اسمك',
  name: 'الاسم (اختياري)',
  text: 'ماذا تود أن تقول لنا؟',
  submit: 'إرسال',
  problems: {
    review_empty: 'امنح بعض النجوم أو اكتب بضع كلمات.',
    stars_invalid: 'اختر من نجمة واحدة إلى 5 نجوم.',
    name_too_long: `يمكن أن يكون اسمك ${reviewLimits.name} حرفًا على الأكثر.`,
    text_too_long: `يمكن أن يكون نصك ${reviewLimits.text} حرف على الأكثر.`,
  },
  tooMany: (seconds) => `محاولات كثيرة متتالية. انتظر ${seconds} ثانية ثم حاول مرة أخرى.`,
  kept: 'ما كتبته محفوظ.',
  thanks: 'شكرًا على تقييمك',
  thanksText: 'يقرؤه كل من يعمل خلف الكاونتر. نراك قريبًا.',
  summary: {
    title: 'ماذا يقول ضيوفنا',
    outOf: 'من 5',
    overall: (stars) => `${stars} من 5`,
    count: (n) =>
      count(n, {
        zero: 'لا تقييمات',
        one: 'تقييم واحد',
        two: 'تقييمان',
        few: `${n} تقييمات`,
        many: `${n} تقييمًا`,
        other: `${n} تقييم`,
      }),
    positive: (percent) => `${percent}% إيجابية`,
    none: 'لا تقييمات بعد. سيكون تقييمك الأول.',
    loading: 'لحظة من فضلك',
    again: 'حاول مرة أخرى',
  },
  staff: {
    title: 'التقييمات',
    list: 'كل التقييمات، الأحدث أولًا',
    noName: 'بلا اسم',
    remove: 'حذف',
    removeOf: (name) => `احذف تقييم ${name}`,
    removeTitle: 'حذف هذا التقييم؟',
    removeText: 'سيزول نهائيًا ولن يحتسب بعد الآن.',
    removed: 'تم حذف التقييم.',
    more: 'عرض المزيد',
    empty: 'لا تقييمات بعد',
    emptyHint: 'سيظهر الأول هنا تلقائيًا.',
  },
}
