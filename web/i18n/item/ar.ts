// Arabic: the words of an item's sheet.
import type { ItemWords } from './en.ts'

export const ar: ItemWords = {
  close: 'إغلاق',
  chooseOne: 'اختر واحدًا',
  ifYouLike: 'إن أردت',
  upTo: (most) => `حتى ${most}`,
  atLeast: (least) => `${least} على الأقل`,
  between: (least, most) => `من ${least} إلى ${most}`,
  included: (units) => `${units} ضمن السعر`,
  inPrice: 'ضمن السعر',
  asItComes: 'كما هو',
  changeOptions: 'تغيير',
  soldOut: 'نفد',
  oneLess: 'إنقاص واحد',
  oneMore: 'إضافة واحد',
  lastTime: 'المرة الماضية',
  sameAgain: 'نفس الاختيار',
  quantity: 'الكمية',
  add: 'أضف إلى الطلب',
  save: 'احفظ الاختيار',
  missing: (group) => `اختر أولًا من «${group}».`,
  missingUnits: (least) => `اختر ${least} على الأقل.`,
  tooMany: (most) => `اختر ${most} على الأكثر.`,
  outNow: (option) => `نفد ${option} هنا. اختر شيئًا آخر.`,
  outHere: 'هذا غير متوفر هنا الآن.',
  full: 'في طلبك 99 منه بالفعل، ولا يمكن إضافة المزيد.',
}
