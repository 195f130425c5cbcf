// Arabic: the words of the contact page and the page after it.
import { contactLimits } from '../../../domain/contact.ts'
import type { ContactText } from './en.ts'

export const ar: ContactText = {
  title: 'اتصل بنا',
  lead: 'زرنا أو اتصل بنا أو اكتب إلينا.',
  failed: 'لم نتمكن من تحميل فروعنا.',
  tryAgain: 'حاول مرة أخرى',
  directions: 'الاتجاهات',
  hours: {
    caption: (branch) => `ساعات العمل في ${branch}`,
    day: 'اليوم',
    open: 'مفتوح',
    everyDay: 'كل يوم',
    range: (from, to) => `${from} – ${to}`,
    today: 'اليوم',
    closed: 'مغلق',
    ahead: 'ساعات مختلفة قريبًا',
    todayIs: 'اليوم',
    differs: (when, hours) => `${when}: ${hours}`,
    isClosed: (when) => `${when}: مغلق`,
  },
  map: {
    title: (branch) => `خريطة ${branch}`,
    show: 'اعرض الخريطة',
    asks: 'تأتي من openstreetmap.org، وسيرى هذا الموقع عندها عنوانك على الإنترنت.',
    always: 'اعرض الخرائط دائمًا',
    alwaysHint: 'سيرى openstreetmap.org عندها عنوانك على الإنترنت في كل زيارة لهذه الصفحة.',
    open: 'افتحها على openstreetmap.org',
  },
  form: {
    title: 'اكتب إلينا',
    intro: 'نقرأ كل رسالة ونرد بالبريد الإلكتروني.',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    message: 'الرسالة',
    send: 'أرسل',
    leaveEmpty: 'اترك هذا فارغًا',
    notSent: 'لم ترسل رسالتك بعد. ما زالت هنا.',
    tooMany: (minutes) => `كتبت عدة مرات متتالية. انتظر ${minutes} دقيقة ثم أرسلها من جديد.`,
    problems: {
      name_missing: 'الرجاء إدخال اسمك.',
      name_too_long: `يمكن أن يكون الاسم ${contactLimits.name} حرفًا على الأكثر.`,
      email_missing: 'الرجاء إدخال بريدك الإلكتروني لنتمكن من الرد.',
      email_invalid: 'لا يبدو هذا البريد صحيحًا. يجب أن يكون مثل noor@example.com.',
      message_missing: 'الرجاء كتابة رسالتك.',
      message_too_long: `يمكن أن تكون الرسالة ${contactLimits.message} حرف على الأكثر.`,
    },
  },
  sent: {
    title: 'تم إرسال رسالتك',
    lead: 'شكرًا لتواصلك معنا. سنرد عليك قريبًا. نتمنى لك يومًا سعيدًا.',
  },
}
