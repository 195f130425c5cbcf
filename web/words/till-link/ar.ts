// Arabic: the link of a branch to its registered till.
import { plural } from '../plural.ts'
import type { TillLinkText } from './en.ts'

const counted = plural('ar')

const messages = (count: number) =>
  counted(count, {
    one: 'رسالة واحدة',
    two: 'رسالتان',
    few: `${count} رسائل`,
    many: `${count} رسالة`,
    other: `${count} رسالة`,
  })

const sales = (count: number) =>
  counted(count, {
    one: 'عملية بيع واحدة',
    two: 'عمليتا بيع',
    few: `${count} عمليات بيع`,
    many: `${count} عملية بيع`,
    other: `${count} عملية بيع`,
  })

export const tillLink: TillLinkText = {
  title: 'الربط مع صندوق النقد',
  lead: 'تصل كل عملية بيع في هذا الفرع إلى صندوق النقد المسجّل بالترتيب. يعطيك صانع الصندوق العنوان، ويحتاج إلى السرّ.',
  notLinked: 'هذا الفرع غير مربوط الآن: لا يُرسل شيء. ويمكنك مع ذلك إعداد الربط واختباره.',
  address: 'عنوان صندوق النقد',
  addressHint: 'من صانع الصندوق؛ يبدأ بـ \u2066https://\u2069.',
  language: 'لغة الأسماء على إيصالاته',
  save: 'حفظ',
  saved: 'حُفظ العنوان.',
  newSecret: 'إنشاء سرّ جديد',
  newSecretTitle: 'إنشاء سرّ جديد؟',
  newSecretText: 'يتوقف السرّ القديم فورًا. وإلى أن يحصل الصندوق على الجديد يرفض ما نرسله؛ ولا يضيع شيء.',
  secretTitle: 'سرّ صندوق النقد',
  secret: 'السرّ',
  secretHint: 'يظهر الآن فقط. أعطه لصانع الصندوق، فبه يتحقق الصندوق من أن الرسالة منك.',
  secretKept: 'ظهر السرّ عند إنشائه. إن ضاع فأنشئ سرًّا جديدًا.',
  done: 'تم',
  test: 'إرسال اختبار',
  tested: (ticket) => `أجاب الصندوق: الإيصال \u2068${ticket}\u2069. الربط يعمل.`,
  testedHint: 'الاختبار ليس بيعًا: يجب ألا يسجّله الصندوق.',
  said: (words) => `قال: \u2068${words}\u2069`,
  allTold: 'وصل كل شيء إلى الصندوق.',
  waits: (count) => `تنتظر الصندوق: ${messages(count)}.`,
  waitsSince: (time) => `تنتظر الأولى منذ ${time}.`,
  stopped: 'رفض الصندوق رسالة. لا يُرسل شيء آخر قبل أن تقرر.',
  sendAgain: 'إعادة الإرسال',
  sentAgain: 'يجري الإرسال.',
  byHand: 'أُدخلت يدويًا',
  byHandTitle: 'أُدخلت يدويًا؟',
  byHandText:
    'يتلقى الصندوق ملاحظة بهذا الرقم بدل الرسالة، ونتابع مع التالية. افعل ذلك بعد أن تُدخل المبالغ في الصندوق.',
  reason: 'السبب، لمحاسبك',
  messages: 'آخر الرسائل',
  none: 'لم يُرسل شيء بعد.',
  number: 'الرقم',
  kinds: { sale: 'بيع', change: 'تعديل', refund: 'ردّ مبلغ', cancellation: 'إلغاء' },
  ofOrder: (kind, code) => `${kind}، الطلب \u2068${code}\u2069`,
  ticket: 'إيصال الصندوق',
  states: { done: 'مؤكَّدة', waiting: 'تنتظر', given_up: 'مرفوضة' },
  handWritten: (reason) => `أُدخلت يدويًا: ${reason}`,
  nextTry: (time) => `محاولة جديدة عند ${time}`,
  problems: {
    till_url_missing: 'اكتب عنوان صندوق النقد.',
    till_url_invalid: 'يجب أن يبدأ العنوان بـ \u2066https://\u2069 دون اسم أو كلمة مرور فيه.',
    till_url_too_long: 'العنوان طويل جدًا.',
    till_reason_missing: 'اكتب سبب إدخالها يدويًا.',
  },
  failures: {
    address: 'يؤدي هذا العنوان إلى شبكة المحل الداخلية، ولا يجوز لنا دخولها.',
    unreachable: 'لا أحد يجيب على هذا العنوان.',
    certificate: 'شهادة هذا العنوان غير صالحة.',
    late: 'تأخر الصندوق كثيرًا في الإجابة.',
    redirect: 'أحالنا الصندوق إلى عنوان آخر. اكتب ذلك العنوان هنا.',
    status: 'أجاب الصندوق بخطأ.',
    'too-long': 'كانت إجابة الصندوق طويلة جدًا.',
    'not-json': 'أجاب الصندوق، لكن ليس كما اتُّفق عليه. هل العنوان صحيح؟',
    'no-ticket': 'أجاب الصندوق دون رقم إيصال.',
    'other-number': 'أجاب الصندوق عن رسالة أخرى.',
    gap: 'تنقص الصندوقَ رسائل سابقة. يجري إرسالها من جديد.',
    'far-behind': 'تنقص الصندوقَ رسائل كثيرة جدًا. اطلب من صانعه تصحيح رقمه ثم أعد الإرسال.',
    ahead: 'يعرف الصندوق رسائل أكثر منا. هل استُعيدت نسخة احتياطية؟ اطلب من صانعه تصحيح رقمه.',
    refused: 'لا يقبل الصندوق هذه الرسالة.',
  },
  order: {
    title: 'صندوق النقد المسجّل',
    none: 'لم يُبلَّغ بعد: يُبلَّغ حين يُدفع الطلب أو يُسلَّم.',
    waiting: (time) => `ينتظر الصندوق منذ ${time}.`,
  },
  board: (count, time) => `لا يجيب الصندوق منذ ${time}: تنتظر ${sales(count)}`,
  boardRefused: 'رفض الصندوق عملية بيع',
  day: {
    title: 'صندوق النقد المسجّل',
    told: (count) => `في هذا اليوم: ${messages(count)}.`,
    tickets: (first, last) => `الإيصالات من \u2068${first}\u2069 إلى \u2068${last}\u2069.`,
    waiting: (orders) => `لم يؤكد الصندوق: ${orders}.`,
    closeAnyway: 'يمكنك إغلاق اليوم: ما ينتظر يُرسل بعد ذلك.',
  },
}
