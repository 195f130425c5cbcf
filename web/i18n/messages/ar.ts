// Arabic: the words of the staff's messages.
import type { MessagesText } from './en.ts'

export const ar: MessagesText = {
  title: 'الرسائل',
  unread: (n) => `غير مقروءة: ${n}`,
  isNew: 'جديدة',
  suspect: 'ربما ليست من إنسان',
  reply: 'رد',
  replyTo: (name) => `رد على ${name}`,
  replySubject: (shop) => (shop ? `رسالتك إلى ${shop}` : 'رسالتك إلينا'),
  markRead: 'تحديد كمقروءة',
  markUnread: 'تحديد كغير مقروءة',
  delete: 'حذف',
  deleteOf: (name) => `حذف رسالة ${name}`,
  deleteTitle: (name) => `حذف رسالة ${name}؟`,
  deleteText: 'ستختفي نهائيًا.',
  deleted: 'تم الحذف.',
  more: 'عرض الرسائل الأقدم',
  empty: 'لا رسائل بعد',
  emptyText: 'ما يكتبه الزوار في صفحة الاتصال يظهر هنا.',
  handOn: {
    mail: 'بالبريد',
    form: 'إلى خدمة النماذج',
    done: (way) => `تم إرسالها ${way}`,
    underWay: (way) => `في طريقها ${way}`,
    failing: (way, at) => `لم تُرسل ${way} بعد. المحاولة القادمة: ${at}.`,
    givenUp: (way) => `لم تُرسل ${way}. توقفنا عن المحاولة.`,
    tryAgain: 'حاول الآن من جديد',
    trying: 'نحاول من جديد.',
  },
}
