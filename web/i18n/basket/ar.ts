// Arabic.
import type { BasketText } from './en.ts'

const people = (n: number): string => {
  if (n === 1) return 'شخص واحد'
  if (n === 2) return 'شخصان'
  return n <= 10 ? `${n} أشخاص` : `${n} شخصًا`
}

const things = (n: number): string => {
  if (n === 1) return 'صنف واحد'
  if (n === 2) return 'صنفان'
  return n >= 3 && n <= 10 ? `${n} أصناف` : `${n} صنفًا`
}

export const basket: BasketText = {
  way: 'اطلبوا معًا',
  wayBack: 'إلى الطلب الجماعي',
  open: {
    title: 'طلب جماعي',
    lead: 'ما في سلتك هو حصتك. تحصل على رابط يضيف به زملاؤك حصصهم.',
    alone: 'أطلب لنفسي فقط',
    payer: 'من يدفع؟',
    payers: {
      counter: 'أدفع عن الجميع عند الكاونتر',
      online: 'أدفع عن الجميع عبر الإنترنت',
      each: 'كل واحد يدفع حصته عبر الإنترنت',
    },
    payerDetails: {
      counter: 'يُطلب تلقائيًا في النهاية كما يكون حينها.',
      online: 'عندما تنتهي الإضافات تدفع أنت. من دون دفع لا يُحضَّر شيء.',
      each: 'من لم يدفع حتى النهاية يُحذف من الطلب، ويحصل الآخرون على ما طلبوه.',
    },
    until: 'يمكن للآخرين الإضافة حتى',
    latest: (time) => `${time}، آخر وقت ممكن`,
    button: {
      counter: 'افتح مع الالتزام بالدفع',
      online: 'افتح الطلب الجماعي',
      each: 'افتح الطلب الجماعي',
    },
    later: 'الوقت الباقي لا يكفي للآخرين. اختر وقتًا لاحقًا.',
  },
  title: 'طلب جماعي',
  of: (opener) => `الطلب الجماعي لـ \u2068${opener}\u2069`,
  live: 'مباشر',
  addUntil: (time) => `الإضافة حتى ${time}`,
  payUntil: (time) => `الدفع حتى ${time}`,
  ready: (time, branch) => `جاهز ${time} في ${branch}`,
  nobodyAdds: 'لا يمكن لأحد أن يضيف بعد الآن',
  minutes: 'د',
  ending: 'يُغلق الآن …',
  share: 'شارك الرابط',
  copied: 'نُسخ الرابط.',
  showQr: 'اعرض رمز QR',
  scan: 'يمسح زملاؤك هذا الرمز ليضيفوا حصصهم.',
  close: 'إغلاق',
  paidBy: {
    counter: (opener) => `\u2068${opener}\u2069 يدفع عن الجميع عند الكاونتر.`,
    online: (opener) => `\u2068${opener}\u2069 يدفع عن الجميع عبر الإنترنت.`,
    each: () => 'كل واحد يدفع حصته.',
  },
  people: (n, m) => `${people(n)}، ${things(m)}`,
  onCups: 'الأسماء على الأكواب',
  you: '(أنت)',
  nothing: 'لا شيء بعد',
  choosing: 'ما زال يختار …',
  takeOut: 'احذف',
  name: 'اسمك على الكوب',
  inCart: 'في سلتك',
  emptyCart: 'اختر من القائمة أولًا؛ يبقى ما تختاره في سلتك حتى تضيفه هنا.',
  choose: 'اختر من القائمة',
  more: 'اختر المزيد',
  put: 'أضف إلى الطلب الجماعي',
  cart: 'في سلتك',
  othersSee: 'يرى الآخرون اسمك وما تأخذه، لا ملاحظاتك.',
  yourShare: 'حصتك',
  payShare: 'ادفع حصتي',
  payWith: 'كيف تدفع حصتك؟',
  remind: (name) => `ذكّر \u2068${name}\u2069`,
  remindAll: 'ذكّر من لم يدفع بعد',
  remindText: (until) => `نرجو دفع حصتك من طلبنا الجماعي قبل ${until}:`,
  payFor: (name, amount) => `ادفع ${amount} عن \u2068${name}\u2069`,
  checking: 'يُتحقق من دفعتك. لا يمكن أن يُخصم منك مرتين.',
  total: 'المجموع',
  paid: (paid, of) => `دفع ${paid} من ${of}`,
  amountOf: (paid, total) => `${paid} من ${total}`,
  dropsOut: (until, ready) => `من لم يدفع حتى ${until} يُحذف من الطلب ويُخبَر بذلك. يحصل الآخرون على ما طلبوه ${ready}.`,
  tags: { yes: 'مدفوع', checking: 'قيد التحقق', no: 'ليس بعد', out: 'حُذف' },
  end: { counter: 'طلب مع الالتزام بالدفع', online: 'أغلق وادفع', each: 'أغلق، ثم يدفع الجميع' },
  send: 'اطلب الآن لمن دفع',
  pay: (amount) => `ادفع ${amount}`,
  waitsFor: (opener) => `\u2068${opener}\u2069 يدفع الآن عن الجميع.`,
  giveUp: 'ألغِ الطلب الجماعي',
  giveUpAsk: 'هل تلغيه للجميع؟ يُعاد ما دُفع تلقائيًا.',
  giveUpYes: 'ألغِ',
  back: 'رجوع',
  ordered: 'تم الطلب',
  code: 'قل هذا الرمز عند الكاونتر:',
  follow: 'تابع الطلب',
  phases: {
    ready: 'الطلب جاهز.',
    out: 'سُلّم الطلب.',
    refused: 'لم يستطع المحل قبول هذا الطلب.',
    cancelled: 'أُلغي هذا الطلب.',
    'not-collected': 'لم يستلمه أحد.',
  },
  ended: 'لم يُطلب هذا الطلب الجماعي',
  endedText: 'أُلغي، أو لم يدفع أحد في الوقت المحدد، أو أُغلق الفرع. يُعاد ما دُفع تلقائيًا.',
  youOut: 'حُذفت حصتك',
  youOutText: 'لم تُدفع حصتك في الوقت المحدد، فلا يُحضَّر لك شيء.',
  backStuck: (amount) => `ما زال لك ${amount}. لم تستطع خدمة الدفع إعادته، فاتصل بالمحل من فضلك.`,
  goesBack: (amount) => `يُعاد إليك ${amount} تلقائيًا.`,
  wentBack: (amount) => `أُعيد إليك ${amount}.`,
  newOrder: 'اطلب شيئًا',
  receipt: 'إيصالك',
  sum: 'المجموع',
  paidOnline: (amount) => `دُفع عبر الإنترنت: ${amount}`,
  print: 'اطبع أو احفظ',
}
