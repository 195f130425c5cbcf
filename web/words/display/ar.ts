// Arabic: the words of a display for guests.
import { glossary } from '../glossary/ar.ts'
import type { DisplayText } from './en.ts'

export const display: DisplayText = {
  title: 'قيد التحضير وجاهز',
  making: glossary.making,
  asks: 'اسألنا عنه',
  ready: 'جاهز، تفضّل بالاستلام',
  readyNone: glossary.ready,
  justReady: 'جاهز الآن',
  none: 'يظهر رمزك هنا حالما يجهز طلبك.',
  say: 'قل رمزك عند الكاونتر',
  touch: 'المس الشاشة مرة واحدة لتسمع الجرس',
  live: 'مباشر',
  notLive: (time) => `غير مباشر منذ ${time}`,
  page: (page, pages) => `${page} من ${pages}`,
  waiting: { title: 'لحظة من فضلك', text: 'يجري جلب الطلبات.' },
  unreachable: { title: 'لا يمكن الوصول إلى المحل', text: 'تواصل هذه الشاشة المحاولة من تلقاء نفسها.' },
  withdrawn: {
    title: 'أُلغيت هذه الشاشة',
    text: 'لم يعد عنوانها صالحًا. يمكن لأحد المسؤولين إضافة شاشة في قسم الموظفين وفتح عنوانها هنا.',
  },
  unknown: {
    title: 'لا شاشة بهذا العنوان',
    text: 'راجع العنوان، أو اطلب من أحد المسؤولين إضافة شاشة في قسم الموظفين.',
  },
  toStaff: 'إلى شاشات الضيوف',
}
