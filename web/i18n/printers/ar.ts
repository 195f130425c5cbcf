// العربية: طابعات الإيصالات.
import { plural } from '../plural.ts'
import type { PrinterText } from './en.ts'

const count = plural('ar')
/** Latin words and digits that stay in their order. */
const ltr = (text: string) => `\u2066${text}\u2069`
const slips = (n: number) =>
  count(n, {
    zero: 'لم تُطبع أي ورقة',
    one: 'طُبعت ورقة واحدة',
    two: 'طُبعت ورقتان',
    few: `طُبعت ${n} أوراق`,
    other: `طُبعت ${n} ورقة`,
  })

export const printers: PrinterText = {
  title: 'الطابعات',
  lead: 'طابعات Star وEpson تطلب أوراقها من المحل بنفسها. لا شيء يُثبَّت، ولا شيء يحتاج إلى الدخول إلى شبكتك.',
  local:
    'هذه الصفحة مفتوحة بعنوان يعمل على هذا الجهاز فقط، ولا تستطيع أي طابعة الوصول إليه. اضبط PUBLIC_URL على الخادم، أو افتح هذه الصفحة بعنوان المحل، قبل أن تضيف طابعة.',
  add: 'إضافة طابعة',
  none: 'لا توجد طابعة بعد',
  noneHint:
    'أضف طابعة Star أو Epson، فتُطبع تذاكر المطبخ وحدها عند وصول الطلبات. حتى ذلك الحين يطبع المتصفح: افتح طلبًا واضغط «طباعة».',
  noneSuch: 'لم تعد هذه الطابعة موجودة',
  today: 'اليوم',
  todayCount: (printed, marked, failed) =>
    `${slips(printed)}، منها ${marked} بعلامة «طباعة مكرّرة». تعذّر طبع: ${failed}.`,

  states: {
    new: () => 'تنتظر أول اتصال',
    ready: () => 'جاهزة',
    'low-paper': (time) => `الورق قليل منذ ${time}`,
    'no-paper': (time) => `لا ورق منذ ${time}`,
    'cover-open': (time) => `الغطاء مفتوح منذ ${time}`,
    fault: (time) => `معطّلة منذ ${time}`,
    silent: (time) => `صامتة منذ ${time}`,
  },
  makes: { star: 'Star', epson: 'Epson' },
  seenNow: 'اتصلت الآن',
  seenAt: (when) => `آخر اتصال: ${when}`,
  neverSeen: 'لم تتصل بعد',
  waiting: (n, goal, time) =>
    count(n, {
      one: `ورقة واحدة تنتظر${goal && ` ${goal}`}، منذ ${time}.`,
      two: `ورقتان تنتظران${goal && ` ${goal}`}، أولاهما منذ ${time}.`,
      few: `${n} أوراق تنتظر${goal && ` ${goal}`}، أولاها منذ ${time}.`,
      other: `${n} ورقة تنتظر${goal && ` ${goal}`}، أولاها منذ ${time}.`,
    }),
  waitsFor: {
    new: 'أول اتصال للطابعة',
    ready: 'اتصال الطابعة التالي',
    'low-paper': 'اتصال الطابعة التالي',
    'no-paper': 'وضع الورق',
    'cover-open': 'إغلاق الغطاء',
    fault: 'زوال العطل',
    silent: 'عودة الطابعة إلى الاتصال',
  },
  insteadBy: (name) => `تطبع ${name} بدلًا منها.`,
  coveredBy: (name) => `إن تعطّلت، تحلّ ${name} محلها.`,
  failedCount: (n) =>
    count(n, {
      one: 'تعذّر طبع ورقة واحدة',
      two: 'تعذّر طبع ورقتين',
      few: `تعذّر طبع ${n} أوراق`,
      other: `تعذّر طبع ${n} ورقة`,
    }),
  stranger: (when) =>
    `اتصل جهاز آخر بعنوان هذه الطابعة (${when}) ورُفض. إن كان هو الطابعة من الآن فصاعدًا، فأعطها عنوانًا جديدًا.`,
  slow: (seconds) => `تتصل مرة كل ${seconds} ثانية فقط، فتتأخر الأوراق ويُكتشف العطل متأخرًا. اضبط المدة على 5 ثوانٍ.`,

  kinds: { kitchen: 'تذاكر المطبخ', label: 'الملصقات', receipt: 'الإيصالات' },
  kindHints: {
    kitchen: 'وحدها، عندما يحين التحضير',
    label: 'ملصق لكل كوب، وحدها',
    receipt: 'عندما يطلبها أحد',
  },
  oneOf: { kitchen: 'تذكرة مطبخ', label: 'ملصق', receipt: 'إيصال', test: 'صفحة تجريبية' },
  marks: { changed: 'تغيير', cancelled: 'إلغاء', reprint: 'طباعة مكرّرة' },

  sections: { now: 'حالتها', make: 'أي طابعة', prints: 'ماذا تطبع', place: 'الورق والمكان' },
  addTitle: 'طابعة جديدة',
  make: 'الشركة',
  makeHints: { star: 'مع CloudPRNT', epson: 'مع Server Direct Print' },
  others: 'أي طابعة أخرى: يطبع المتصفح. افتح طلبًا واضغط «طباعة».',
  name: 'أين هي',
  nameHint: 'مثل «البار» أو «المطبخ». لا يراه إلا الفريق.',
  prints: 'تطبع',
  details: {
    'kitchen-elsewhere': 'ما تحضّره المحطات الأخرى',
    'kitchen-payment': '«مدفوع»، أو ما بقي للدفع',
    'receipt-code': 'الرمز الذي يفتح الإيصال على الهاتف',
    'label-name': 'الاسم على الكوب',
    'label-allergies': 'الحساسية، في إطار',
  },
  stands: { kitchen: 'على تذكرة المطبخ', label: 'على الملصق', receipt: 'على الإيصال' },
  station: 'تذاكر وملصقات محطة',
  allStations: 'كل المحطات',
  width: 'الورق',
  widths: {
    384: '58 مم',
    448: 'ملصقات 60 مم',
    512: '80 مم، Epson أقدم',
    576: '80 مم',
    832: '112 مم',
  },
  widthHint: 'طابعة Star تقول ذلك بنفسها عند أول اتصال.',
  lang: 'اللغة على الورق',
  takesOver: 'إن تعطّلت، تحلّ هذه محلها',
  nobody: 'لا شيء',
  problems: {
    name_missing: 'اكتب أين هي.',
    prints_missing: 'اختر نوعًا واحدًا على الأقل.',
  },
  changed: 'غيّر شخص آخر هذه الطابعة للتو',
  gone: 'ألغاها شخص آخر في هذه الأثناء.',
  saved: (name) => `حُفظت ${name}.`,
  seeOnly: 'المديرون والمالكون وحدهم يغيّرون الطابعات.',

  view: 'كما تُطبع',
  viewOf: (kind) => `${kind}، كما تُطبع`,
  viewFailed: 'تعذّر رسمها الآن.',

  test: 'طباعة صفحة تجريبية',
  testing: {
    queued: 'تخرج الصفحة التجريبية عند الاتصال التالي.',
    offered: 'الصفحة التجريبية قيد الطباعة.',
    failed: 'تعذّر طبع الصفحة التجريبية.',
    done: 'الصفحة التجريبية على الورق.',
  },
  waits: 'ما ينتظر وما تعذّر طبعه',
  nothingWaits: 'لا شيء ينتظر، ولم يتعذّر طبع شيء.',
  onlyOldest: 'تظهر أقدم 50 ورقة فقط.',
  slipStates: {
    queued: (time) => `تنتظر منذ ${time}`,
    offered: (time) => `قيد الطباعة، وكانت تنتظر منذ ${time}`,
    failed: (time) => `تعذّر طبعها، ${time}`,
  },
  printedBy: (name) => `على ${name}`,
  why: {
    drawing: 'تعذّر رسمها.',
    kind: 'لا تستطيع الطابعة طبع صور من هذا النوع.',
    large: 'هي أكبر مما تحتمله الطابعة.',
    network: 'لم تستطع الطابعة جلبها في الوقت المناسب.',
    paper: 'نفد الورق أثناء الطباعة.',
    cover: 'فُتح الغطاء أثناء الطباعة.',
    fault: 'تعطّلت الطابعة أثناء الطباعة.',
    silence: 'جلبتها الطابعة عدة مرات ولم تؤكد طبعها قط.',
  },
  whyCode: (code) => `تقول الطابعة: ${code}`,
  again: 'اطبع من جديد',
  againOf: (slip) => `اطبع من جديد: ${slip}`,
  againDone: (slip) => `تُطبع «${slip}» من جديد بعلامة «طباعة مكرّرة».`,
  letBe: 'اتركها',
  letBeOf: (slip) => `اتركها: ${slip}`,
  letBeDone: (slip) => `لن تُطبع «${slip}».`,

  addressTitle: (name) => `توصيل ${name}`,
  addressOnce: 'لا يظهر العنوان إلا الآن. من عرفه يحصل على أوراق هذا الفرع.',
  address: 'عنوان الطابعة',
  addressHint: 'أو امسح الرمز بالهاتف الذي فُتحت عليه صفحة الطابعة نفسها، والصقه هناك.',
  steps: {
    star: [
      'أطفئ الطابعة، ثم شغّلها وأنت تضغط زر تقديم الورق: تطبع ورقة عليها عنوانها.',
      'افتح ذلك العنوان في متصفح على الشبكة نفسها. المستخدم: root، كلمة المرور: public.',
      `في CloudPRNT اختر Enable. في ${ltr('Server URL')}: العنوان أدناه. ثم ${ltr('Polling Time: 5')}، ثم Submit وSave، وأعد التشغيل.`,
      'اطبع الصفحة التجريبية.',
    ],
    epson: [
      'اطبع من الطابعة صفحة حالة الشبكة: عنوانها عليها.',
      'افتح ذلك العنوان في متصفح على الشبكة نفسها. المستخدم: epson، كلمة المرور: الرقم التسلسلي.',
      `في ${ltr('Server Direct Print')} اختر Enable. في ID: رقم ليس لطابعة أخرى. في ${ltr('URL 1')}: العنوان أدناه. ثم ${ltr('Interval: 5')} و${ltr('URL Encode: Enable')}.`,
      'اطبع الصفحة التجريبية.',
    ],
  },
  waitsForCall: 'في انتظار أول اتصال. يظهر هنا خلال ثوانٍ.',
  renew: 'عنوان جديد',
  renewAsk: (name) => `هل تعطي ${name} عنوانًا جديدًا؟`,
  renewText:
    'يتوقف العنوان القديم فورًا. لا تحصل الطابعة على أوراق حتى يُكتب فيها العنوان الجديد، وما ينتظر يبقى محفوظًا.',
  renewIt: 'أعطها عنوانًا جديدًا',
  withdraw: 'إلغاء الطابعة',
  withdrawAsk: (name) => `هل تلغي ${name}؟`,
  withdrawText: 'يتوقف عنوانها فورًا، وما ينتظرها لا يُطبع. يمكنك إضافتها من جديد في أي وقت.',
  withdrawIt: 'إلغاء الطابعة',
  withdrawn: (name) => `أُلغيت ${name}.`,
}
