// Arabic: reserving a table, for guests and for staff.
import { reservationLimits } from '../../../domain/reservation-rules.ts'
import { plural } from '../plural.ts'
import type { ReservationText } from './en.ts'

const count = plural('ar')
const list = (parts: readonly string[]) => new Intl.ListFormat('ar').format(parts)
const persons = (n: number) =>
  count(n, { one: 'شخص واحد', two: 'شخصان', few: `${n} أشخاص`, many: `${n} شخصًا`, other: `${n} شخص` })
const hours = (n: number) =>
  count(n, { one: 'ساعة', two: 'ساعتين', few: `${n} ساعات`, many: `${n} ساعة`, other: `${n} ساعة` })
const minutes = (n: number) =>
  count(n, { one: 'دقيقة', two: 'دقيقتين', few: `${n} دقائق`, many: `${n} دقيقة`, other: `${n} دقيقة` })
const duration = (total: number) =>
  [...(total >= 60 ? [hours(Math.floor(total / 60))] : []), ...(total % 60 ? [minutes(total % 60)] : [])].join(' و')

const reasons: ReservationText['reasons'] = {
  shop_closed: 'هذا الفرع مغلق حاليًا ولا يستقبل الحجوزات.',
  date_invalid: 'لا يوجد يوم كهذا.',
  date_past: 'مضى هذا اليوم.',
  date_too_far: `يمكن الحجز حتى ${reservationLimits.aheadDays} يومًا مقدمًا.`,
  weekday_closed: 'لا نستقبل الحجوزات في هذا اليوم من الأسبوع.',
  holiday: 'نحن في عطلة في ذلك اليوم.',
  day_closed: 'هذا الفرع مغلق في ذلك اليوم.',
  day_over: 'فات وقت الحجز لهذا اليوم.',
  day_full: 'كل الطاولات محجوزة في ذلك اليوم.',
}

export const ar: ReservationText = {
  title: 'احجز طاولة',
  lead: 'اختر يومًا ووقتًا، وستكون طاولتك في انتظارك.',
  rules: {
    title: 'من الجيد أن تعرف',
    stay: (total) => `الطاولة لك لمدة ${duration(total)} على الأكثر.`,
    weekdays: (days) => `لا نستقبل الحجوزات أيام: ${list(days)}.`,
    holidays: (ranges) => `ولا خلال عطلتنا الصيفية وأيام العطل الأخرى: ${list(ranges)}.`,
    most: (n) => `العدد الأقصى: ${persons(n)}. هل أنتم أكثر؟ اتصلوا بنا.`,
    ahead: `من ${reservationLimits.aheadMinutes} دقيقة إلى ${reservationLimits.aheadDays} يومًا مقدمًا.`,
  },
  branch: 'الفرع',
  howMany: 'كم عددكم؟',
  persons,
  date: 'اليوم',
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  offHint: 'لا طاولات في الأيام المشطوبة. اختر أحدها لتقرأ السبب.',
  time: 'الوقت',
  chooseTime: 'اختر وقتًا',
  chooseDay: 'اختر يومًا أولًا.',
  details: 'بياناتك',
  name: 'الاسم',
  phone: 'الهاتف',
  phoneHint: 'لا نتصل إلا عند الضرورة.',
  submit: 'احجز',
  reasons,
  problems: {
    ...reasons,
    calendar_elsewhere: 'الحجز الآن في تقويم آخر. أعد تحميل هذه الصفحة.',
    date_missing: 'اختر يومًا.',
    time_missing: 'اختر وقتًا.',
    time_not_offered: 'لا طاولة لدينا في ذلك الوقت. اختر وقتًا آخر.',
    time_too_soon: `احجز قبل ${reservationLimits.aheadMinutes} دقيقة على الأقل.`,
    time_full: 'حجزت آخر طاولة في ذلك الوقت للتو. اختر وقتًا آخر.',
    persons_invalid: 'لا طاولة لدينا لهذا العدد. اتصل بنا.',
    name_missing: 'أدخل اسمك.',
    name_too_long: `يمكن أن يكون اسمك ${reservationLimits.name} حرفًا على الأكثر.`,
    phone_missing: 'أدخل رقم هاتفك.',
    phone_invalid: 'يبدو رقم الهاتف هذا غير صحيح.',
  },
  marked: 'هناك شيء ناقص أو غير صحيح. انظر إلى ما أشرنا إليه.',
  kept: 'ما كتبته محفوظ.',
  tooMany: (seconds) => `محاولات كثيرة متتالية. انتظر ${seconds} ثانية ثم حاول مرة أخرى.`,
  loading: 'لحظة من فضلك',
  again: 'حاول مرة أخرى',
  done: {
    title: 'تم حجز طاولتك',
    lead: 'نتطلع إلى رؤيتك.',
    number: 'الرقم',
    when: 'الموعد',
    fromTo: (from, to) => `من ${from} إلى ${to}`,
    howMany: 'العدد',
    change: 'هل تغير شيء؟ اتصل بنا:',
    another: 'احجز طاولة أخرى',
  },
  elsewhere: {
    title: 'تقويم الحجز',
    ask: (host) => `الحجوزات في تقويم على ${host}، وهو موقع لشركة أخرى. يرى عنوانك على الإنترنت وقد يخزن ملفات تعريف.`,
    show: 'اعرض التقويم',
    link: 'افتحه في صفحة جديدة',
    frame: 'تقويم الحجوزات',
    call: 'لا تفضل ذلك؟ اتصل بنا:',
  },
  staff: {
    title: 'الحجوزات',
    view: 'العرض',
    upcoming: 'القادمة',
    past: 'السابقة',
    fresh: 'جديد',
    day: (day, n) => `${day}، ${persons(n)}`,
    number: (id) => `رقم ${id}`,
    until: (time) => `حتى ${time}`,
    cancel: 'إلغاء الحجز',
    cancelOf: (name) => `ألغ حجز ${name}`,
    cancelTitle: 'إلغاء هذا الحجز؟',
    cancelText: 'تصبح الطاولة متاحة من جديد. اتصل بالضيف، فلن يصله إشعار.',
    keep: 'إبقاء الحجز',
    cancelled: (name) => `تم إلغاء حجز ${name}.`,
    more: 'عرض المزيد',
    empty: 'لا حجوزات قادمة',
    emptyPast: 'لا حجوزات بعد',
    emptyHint: 'سيظهر الحجز التالي هنا تلقائيًا.',
    rules: 'قواعد الحجز',
    closedWeekdays: 'لا حجوزات أيام',
    stay: 'مدة الطاولة بالدقائق',
    stayHint: `${reservationLimits.stay} على الأكثر، أي ساعتان و15 دقيقة.`,
    mostPersons: 'أقصى عدد للأشخاص',
    mostPersonsHint: 'كل أربعة أشخاص يشغلون طاولة.',
    holidays: 'العطل',
    from: 'أول يوم',
    to: 'آخر يوم',
    addHoliday: 'أضف عطلة',
    removeHoliday: (n) => `احذف العطلة ${n}`,
    calendar: 'عنوان تقويم حجز آخر',
    calendarHint: 'اتركه فارغًا للحجز هنا. يبدأ العنوان ببروتوكول آمن ويجب أن يسمح بتضمينه.',
    saved: 'تم حفظ القواعد.',
  },
  ruleProblems: {
    stay_invalid: `من ${reservationLimits.shortestStay} إلى ${reservationLimits.stay} دقيقة.`,
    persons_invalid: `من 1 إلى ${reservationLimits.mostPersons} شخصًا.`,
    holiday_invalid: 'أدخل أول يوم وآخر يوم بهذا الترتيب.',
    holiday_name_too_long: 'هذا أطول من اللازم: 60 حرفًا على الأكثر.',
    calendar_invalid: 'أدخل عنوانًا كاملًا آمنًا، أو اتركه فارغًا.',
  },
}
