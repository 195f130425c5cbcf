// Arabic: the words about closed days, for staff.
import type { ClosureText } from './en.ts'

export const ar: ClosureText = {
  from: 'أول يوم',
  to: 'آخر يوم',
  toHint: 'اتركه فارغًا ليوم واحد.',
  name: 'الاسم الذي يقرؤه الزبائن',
  holidays: 'العطل الرسمية في بلجيكا',
  holidaysHint: 'في الأشهر الاثني عشر القادمة.',
  pick: 'إضافة الأيام المختارة',
  inList: 'في القائمة من قبل',
  close: 'إغلاق أيام',
  closeTitle: 'إغلاق أيام في عدة فروع',
  branches: 'الفروع',
  everyBranch: (n) => `كل الفروع (${n})`,
  ownDays: 'أيام من اختيارك',
  stay: 'اليوم الموجود في قائمة فرع من قبل يبقى فيها كما هو.',
  closeAt: (n) => (n === 1 ? 'إغلاق في فرع واحد' : `إغلاق في الفروع المختارة (${n})`),
  closed: (n) => (n === 1 ? 'أُغلقت الأيام في فرع واحد.' : `أُغلقت الأيام في الفروع المختارة (${n}).`),
  chooseBranch: 'اختر فرعًا واحدًا على الأقل.',
  chooseDay: 'أدخل أول يوم أو اختر عطلة.',
  promisedTitle: 'موعود بها في هذه الأيام',
  promised: (orders, tables) =>
    [orders && `الطلبات: ${orders}`, tables && `الحجوزات: ${tables}`].filter(Boolean).join('، '),
  promisedText: 'لم يُحفظ شيء بعد. الإغلاق لا يلغيها: اتصل بهؤلاء الضيوف.',
  more: (n) => `وغيرها: ${n}`,
  order: (id, token) => `الطلب ${id} · ${token}`,
  table: (id) => `الحجز ${id}`,
  saveAnyway: 'حفظ رغم ذلك',
  goBack: 'رجوع',
}
