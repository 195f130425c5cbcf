// Arabic: the words of the staff's messages.
import type { MessagesText } from './en.ts'

export const ar: MessagesText = {
  title: 'الرسائل',
  unread: (n) => `غير مقروءة: ${n}`,
  isNew: 'جديدة',
  suspect: 'ربما ليست من إنسان',
  reply: 'رد',
  replyTo: (name) => `رد على ${name}`,
  replySubject: 'رسالتك إلى Noisette',
  markRead: 'علمها كمقروءة',
  markUnread: 'علمها كغير مقروءة',
  delete: 'احذف',
  deleteOf: (name) => `احذف رسالة ${name}`,
  deleteTitle: (name) => `هل تحذف رسالة ${name}؟`,
  deleteText: 'ستختفي نهائيًا.',
  deleted: 'حذفت.',
  more: 'اعرض الرسائل الأقدم',
  empty: 'لا رسائل بعد',
  emptyText: 'ما يكتبه الزوار في صفحة الاتصال يظهر هنا.',
  handOn: {
    mail: 'بالبريد',
    form: 'إلى خدمة النماذج',
    done: (way) => `أرسلت ${way}`,
    underWay: (way) => `في طريقها ${way}`,
    failing: (way, at) => `لم ترسل ${way} بعد. المحاولة القادمة: ${at}.`,
    givenUp: (way) => `لم ترسل ${way}. توقفنا عن المحاولة.`,
    tryAgain: 'حاول الآن من جديد',
    trying: 'نحاول من جديد.',
  },
}
