// Arabic: what is made ahead.
import { plural } from '../plural.ts'
import type { bake as en } from './en.ts'

const count = plural('ar')

const pieces = (n: number) =>
  count(n, { one: 'قطعة واحدة', two: 'قطعتان', few: `${n} قطع`, many: `${n} قطعة`, other: `${n} قطعة` })

export const bake: typeof en = {
  list: 'التحضير',
  left: 'ما تبقى',
  print: 'طباعة',
  today: (date) => `اليوم، ${date}`,
  tomorrow: (date) => `غدًا، ${date}`,
  pieces,
  doneOf: (done, all) => `أُنجز ${done} من ${all}`,
  item: 'الصنف',
  make: 'حضّر',
  between: 'من – إلى',
  range: (from, to) => `${from} إلى ${to}`,
  last: (weekday) => `${weekday} الماضي`,
  leftOver: 'المتبقي',
  done: 'تم',
  notYet: 'الأيام غير كافية بعد',
  notYetHint: (n) =>
    `تحتاج القائمة إلى ${count(n, { one: 'يوم عمل واحد', two: 'يومَي عمل', few: `${n} أيام عمل`, many: `${n} يوم عمل`, other: `${n} يوم عمل` })} لكل صنف. وحتى ذلك الحين تعرض ما بيع في اليوم نفسه قبل أسبوع.`,
  source: 'محسوبة من آخر ستة أيام مماثلة في الأسبوع، ومن سير المبيعات الآن، ومما نفد.',
  sourceHoliday: 'محسوبة من العطل السابقة وإلا فمن أيام الأحد، ومن سير المبيعات الآن، ومما نفد.',
  usual: (share) => `من دون تكلفة تكفي الكمية في ${share} من الأيام. وتكلفة الصنف في نموذجه تجعل ذلك دقيقًا.`,
  holiday: (name) => `غير معتاد: ${name}`,
  ownHours: 'غير معتاد: ساعات عمل مختلفة',
  open: (from, to) => `مفتوح من ${from} إلى ${to}`,
  madeAt: (date, time) => `أُعدّت ${date} في ${time}`,
  emptyTitle: 'لا شيء يُحضَّر مسبقًا بعد',
  emptyHint: 'افتح صنفًا من القائمة، مثل الكرواسون، وفعّل «يُحضَّر مسبقًا» حيث تحدد أين ومتى يُباع.',
  emptyAction: 'إلى القائمة',
  noneHere: 'لا شيء للتحضير في ذلك اليوم',
  noneHereHint: 'ما يُحضَّر مسبقًا لا يُباع في هذا الفرع في ذلك اليوم.',
  noDay: 'لا يفتح هذا الفرع خلال 60 يومًا',
  noDayHint: 'حين تعود له ساعات عمل تظهر قائمته هنا.',
  whatIsLeft: 'ماذا تبقى؟',
  closesAt: (time) => `يغلق في ${time}`,
  closedToday: 'مغلق اليوم',
  madeSold: (made, sold) => `حُضِّر ${made}، بيع ${sold}`,
  sold: (sold) => `بيع ${sold}`,
  soldOut: 'نفد',
  less: (item) => `أقل بواحد: ${item}`,
  more: (item) => `أكثر بواحد: ${item}`,
  take: (item, n) => `عُدّ ${n}: ${item}`,
  takeBack: (item) => `اسحب العدّ: ${item}`,
  countedOf: (counted, all) => `عُدّ ${counted} من ${all}`,
  doneToday: 'انتهينا لهذا اليوم',
  allCounted: 'عُدّ كل شيء.',
  uncounted: (n) =>
    count(n, {
      one: 'لم يُعدّ صنف واحد. ما لا تعدّه لا يعلّم القائمة التالية شيئًا.',
      two: 'لم يُعدّ صنفان. ما لا تعدّه لا يعلّم القائمة التالية شيئًا.',
      few: `لم تُعدّ ${n} أصناف. ما لا تعدّه لا يعلّم القائمة التالية شيئًا.`,
      many: `لم يُعدّ ${n} صنفًا. ما لا تعدّه لا يعلّم القائمة التالية شيئًا.`,
      other: `لم يُعدّ ${n} صنف. ما لا تعدّه لا يعلّم القائمة التالية شيئًا.`,
    }),
  madeTitle: 'هل حُضِّر أكثر أو أقل مما في القائمة؟',
  madeHint: 'اكتب كم قطعة حُضِّرت. ولا يمكن أن يتبقى أكثر منها.',
  form: 'يُحضَّر مسبقًا',
  formHint: 'يظهر في قائمة التحضير لكل فرع يبيعه.',
  formOn: 'يُحضَّر هذا قبل أن يطلبه أحد',
  formYes: 'نعم',
  cost: 'تكلفة تحضير قطعة',
  costHint: 'بها تعرف القائمة كم تخسر قطعة ناقصة، وكم تخسر قطعة زائدة.',
  salvage: 'ما تجلبه قطعة متبقية',
  salvageHint: 'فارغ: لا شيء.',
}
