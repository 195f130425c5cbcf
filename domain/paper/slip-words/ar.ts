// The words of slips: Arabic.
import type { SlipWords } from './slip-words.ts'

export const slipWords: SlipWords = {
  takeAway: 'للأخذ',
  table: (table) => `طاولة ${table}`,
  ready: 'جاهز',
  allergy: 'حساسية',
  no: 'بدون',
  changed: (time) => `عُدّل ${time}`,
  cancelled: (time) => `أُلغي ${time}`,
  asOrdered: 'بلا تغيير',
  added: 'جديد',
  gone: 'لم يعد مطلوبًا',
  elsewhere: (what) => `يُحضَّر في مكان آخر: ${what}`,
  paid: 'مدفوع',
  partPaid: (paid, total) => `مدفوع جزئيًا: ${paid} من ${total}`,
  toPay: 'المطلوب',
  toGiveBack: 'يجب ردّه',
  printed: (time) => `طُبع ${time}`,
  piece: (piece, of) => `${piece} من ${of}`,
  forWhom: (name) => `لـ ${name}`,
  without: (what) => `بدون ${what}`,
  seeBoard: 'تعذّرت طباعته: انظر اللوحة',
  reprint: 'طباعة مكرّرة',
  test: 'صفحة تجريبية',
  readable: 'إذا كان هذا مقروءًا فالطابعة تعمل.',
  onPhone: 'احتفظ به على هاتفك',
}
