// Arabic: what owners read: alerts, branches, the brand, legal pages, the log, customers’ data.

import { branchLimits } from '#domain/branch/branch-settings.ts'
import { regionLimits } from '#domain/branch/regions.ts'
import { imageWordsLimit } from '#domain/shared/picture.ts'
import { brandLimits } from '#domain/shop/brand/brand.ts'
import { companyLimit } from '#domain/shop/legal/company.ts'
import { legalTextLimit } from '#domain/shop/legal/legal-text.ts'
import { glossary } from '../glossary/ar.ts'
import { plural } from '../plural.ts'
import { staffWords } from '../staff/ar.ts'
import type { AlertsText, BeginText, BranchText, BrandWords, LegalEditWords, LogText, PersonsText } from './en.ts'

const counted = plural('ar')

export const alerts: AlertsText = {
  ...staffWords,
  lead: 'عندما تصل طلبات ولا يراها أحد، نقول ذلك هنا ولكل من هم أدناه.',
  boards: 'اللوحات الآن',
  boardOpen: (n) => (n === 1 ? 'لوحة مفتوحة' : `لوحات مفتوحة: ${n}`),
  noBoard: 'لا توجد لوحة مفتوحة',
  boardSeen: (at) => `آخر ظهور ${at}`,
  boardUnseen: 'لا شيء خلال آخر 24 ساعة',
  pauses: (branch) => `إيقاف الطلبات في ${branch} عندما لا يتابع أحد`,
  server: 'الخادم',
  serverHint: 'عندما يكاد القرص يمتلئ أو تنقص نسخة احتياطية أو لا تُرسل الرسائل، نقول ذلك هنا ولكل من هو مذكور أدناه.',
  conditions: { well: 'سليم', ill: 'يحتاج إلى انتباه', off: 'غير معدّ' },
  overAt: (at) => `انتهى ${at}`,
  past: 'آخر التنبيهات',
  empty: 'لا تنبيهات حتى الآن',
  emptyText: 'تظهر عندما يكون الفرع مفتوحا ولديه طلبات، ولا توجد لوحة مفتوحة منذ دقيقتين أو ينتظر طلب منذ ثلاث دقائق.',
  noBoardAlert: 'لم يتابع أحد الطلبات',
  tillAlert: 'لم يستجب صندوق النقد',
  tillAlerts: {
    'till-near': 'ما أُكل هنا: 80 % من حدّ الصندوق المسجّل',
    'till-reached': 'ما أُكل هنا: بُلغ حدّ الصندوق المسجّل',
  },
  unheardAlert: (order) => `لم ير أحد الطلب ${order}`,
  since: (at) => `منذ ${at}`,
  open: 'لم ينته بعد',
  ended: {
    'board-open': 'فُتحت لوحة',
    'no-orders': 'لم يبق أي طلب',
    'closing-time': 'أغلق الفرع',
    heard: 'لم يعد الطلب ينتظر',
    'day-over': 'لم يبدأ به أحد في ذلك اليوم',
    'till-again': 'وصل كل شيء إلى صندوق النقد',
    'not-linked': 'لم يعد الفرع مرتبطًا',
    'till-settled': 'سنة جديدة، أو صندوق مسجّل',
  },
  endedAt: (why, at) => `${why}، ${at}`,
  mailTo: (list) => `تُرسل التنبيهات بالبريد إلى ${list} وإلى عنوان الفرع نفسه.`,
  noMail: 'لا تُرسل التنبيهات بالبريد: لم يُضبط خادم البريد بعد.',
  hooks: 'خطافات الويب',
  hooksHint: 'عناوين يخبرها المحل فورا: برنامج لك، أو تطبيق ntfy على هاتفك.',
  noHooks: 'لا يوجد خطاف ويب بعد.',
  add: 'إضافة خطاف ويب',
  urlHint: 'لتطبيق ntfy، مع موضوع خاص بك لا يخمنه أحد:',
  events: 'أخبره عن',
  eventNames: {
    'alert.opened': 'التنبيهات',
    'alert.closed': 'انتهاء التنبيهات',
    'order.placed': 'الطلبات الجديدة',
    'order.accepted': 'الطلبات المقبولة',
    'order.ready': 'الطلبات الجاهزة',
    'order.out': 'الطلبات المسلمة',
    'order.refused': 'الطلبات المرفوضة',
    'order.cancelled': 'الطلبات الملغاة',
    'order.not-collected': 'الطلبات التي لم تُستلم',
    test: 'تجربة',
  },
  language: 'لغة رسائله',
  problems: {
    hook_url_missing: 'اكتب العنوان.',
    hook_url_invalid: 'يجب أن يبدأ العنوان بـ \u2066https://\u2069 دون اسم أو كلمة مرور فيه.',
    hook_url_too_long: 'العنوان طويل جدا.',
    hook_events_missing: 'اختر واحدا على الأقل.',
  },
  secretTitle: 'أُضيف خطاف الويب',
  secret: 'مفتاحه السري',
  secretHint: 'يظهر الآن فقط. يتحقق برنامجك به من أن الرسالة من هذا المحل، ولا يحتاجه ntfy.',
  copyByHand: 'هذا المتصفح لا يسمح لنا بالنسخ. حدد النص وانسخه بنفسك.',
  done: 'تم',
  test: 'إرسال تجربة',
  testing: 'تجربة في الطريق.',
  removeOf: (url) => `حذف ${url}`,
  testOf: (url) => `إرسال تجربة إلى ${url}`,
  removeTitle: 'حذف خطاف الويب هذا؟',
  removeText: 'لن يُرسل إليه شيء بعد الآن، ولن يعود مفتاحه السري.',
  removed: 'حُذف.',
  neverSent: 'لم يُرسل إليه شيء بعد.',
  delivered: (what, at) => `وصل ${at}: ${what}`,
  underWay: (what) => `في الطريق: ${what}`,
  failing: (what, at) => `لم يصل بعد: ${what}. المحاولة التالية ${at}.`,
  givenUp: (what, at) => `توقفنا بعد 24 ساعة: ${what}، ${at}.`,
}

export const begin: BeginText = {
  title: 'جهّز متجرك',
  lead: 'من الصفر إلى أول طلب. توقّف متى شئت: كل شيء محفوظ، ويمكنك المتابعة من هنا على أي جهاز.',
  progress: (done, all) => `أُنجزت ${done} من ${all} خطوات`,
  passed: (n) => `وأُجّلت ${n}`,
  states: { open: 'للإنجاز', done: 'تم', passed: 'مؤجّل' },
  needsYou: 'بانتظارك',
  rest: 'تم، أو أُجّل',
  takeUp: 'أعدها إلى القائمة',
  awayHint: 'هل تعرف طريقك؟',
  away: 'لن يذكّرك هذا الدليل بعد الآن.',
  putAway: 'أخفِ الدليل',
  takeOut: 'ذكّرني من جديد',
  steps: {
    name: {
      title: 'الاسم والشعار والألوان',
      text: 'هكذا يعرف الزبائن متجرك: في كل صفحة وفي الرسائل وحيث يُشارَك رابط. الاسم وحده ضروري الآن.',
      pass: 'لاحقًا',
    },
    languages: {
      title: 'اللغات',
      text: 'موقعك يتكلم الإنجليزية والهولندية والفرنسية والعربية. أزل العلامة عمّا لا تريد تقديمه.',
      pass: 'اللغات الأربع مناسبة',
    },
    branch: {
      title: 'فرعك الأول',
      text: 'حيث يستلم الزبائن: العنوان والهاتف وساعات العمل. يبقى مغلقًا إلى أن تفتحه.',
      pass: 'لاحقًا',
    },
    menu: {
      title: 'قائمتك',
      text: 'أصناف قليلة تكفي للبداية. الصور والخيارات ومسببات الحساسية يمكن أن تأتي لاحقًا.',
      pass: 'لاحقًا',
    },
    allergens: {
      title: 'مسببات الحساسية',
      text: 'يوجب القانون أن يستطيع كل زبون معرفة ما يحتويه كل صنف. راجعها واحدًا بعد الآخر.',
      pass: 'لاحقًا',
      without: 'بدون ذلك يقرأ الزبائن أن عليهم سؤالك.',
    },
    vat: {
      title: 'الضريبة',
      text: 'النسب، وما تكونه كل فئة في الضريبة: القهوة على الطاولة لا تخضع لنسبة البيغل نفسها. راجعها مع محاسبك ثم ضع علامة على ذلك.',
      pass: 'لاحقًا',
      without: 'بدونها تحمل الإيصالات نسب المثال، وتكون ملفات المحاسب خاطئة.',
    },
    company: {
      title: 'من البائع',
      text: 'يطلب القانون ذكر اسم شركتك وعنوانها ورقمها على الموقع. الصفحات القانونية جاهزة كمسودات لتقرأها وتؤكدها.',
      pass: 'لاحقًا',
      without: 'بدونها لا يعرف الزبائن من البائع، ولا توجد فواتير.',
    },
    legal: {
      title: 'الصفحات القانونية',
      text: 'مسوداتها جاهزة. اقرأ كل صفحة باللغات التي تقدّمها وأكّدها.',
      pass: 'لاحقًا',
      without: 'بدونها يرى من يقرؤها أنها مسودات.',
    },
    capacity: {
      title: 'كم يمكنك أن تُعدّ',
      text: 'يحصل الضيوف على مواعيد يمكنك الوفاء بها.',
      pass: 'نستطيع دائمًا',
      without: 'بدونها قد يطلب الجميع للدقيقة نفسها، ولا تُحفظ المواعيد عند الظهر.',
    },
    payment: {
      title: 'الدفع عبر الإنترنت',
      text: 'يدفع الضيوف قبل مجيئهم عبر Mollie.',
      pass: 'عند الكاونتر فقط',
      without: 'بدونه يدفع الجميع عند الكاونتر، ويبقى الطلب الذي لا يستلمه أحد غير مدفوع.',
    },
    printer: {
      title: 'طابعة إيصالات',
      text: 'تذاكر المطبخ والملصقات والإيصالات، من اللوحة أو بطابعة تطلبها بنفسها.',
      pass: 'بلا طابعة',
      without: 'بدونها لا تظهر الطلبات إلا على اللوحة.',
    },
    pictures: {
      title: 'الصور',
      text: 'يختار الزبائن بعيونهم. تكفي صورة واحدة لكل صنف، تلتقطها بهاتفك.',
      pass: 'لاحقًا',
      without: 'بدونها يعرض الصنف رسم فئته.',
    },
    colleague: {
      title: 'زميلك الأول',
      text: 'سلّم هذا الرابط. يختار زميلك اسمًا وكلمة مرور، وأنت تحدد ما يُسمح له به.',
      pass: 'أعمل وحدي',
    },
    test: {
      title: 'طلب تجريبي',
      text: 'شاهد ما يحدث حين يطلب أحد، قبل أن يفعل أول زبون.',
      pass: 'لاحقًا',
    },
  },
  moreBrand: 'النصوص والروابط وغيرها',
  look: 'عرض أو تعديل',
  addBranch: 'أضف فرعك الأول',
  anotherBranch: 'أضف فرعًا آخر',
  menu: {
    count: (n) => `عدد الأصناف في قائمتك: ${n}.`,
    type: { title: 'اكتبها', text: 'صنفًا صنفًا، بالاسم والسعر.', go: 'أضف أصنافًا' },
    sheet: { title: 'من جدول بيانات', text: 'ملف إكسل أو ملف نصي. ترى كل تغيير قبل أن يتم.', go: 'اختر ملفًا' },
    demo: {
      title: 'ابدأ بمثال',
      text: 'قائمة كاملة من القهوة والبيغل والوافل مع صورها، لتعدّلها وتحذف منها.',
      go: 'خذ المثال',
    },
  },
  ledTo: {
    allergens: 'صرّح بمسببات الحساسية',
    vat: 'راجع الضريبة',
    legal: 'اقرأ وأكّد',
    payment: 'جهّز الدفع عبر الإنترنت',
    printer: 'أضف طابعة',
    pictures: 'أضف صورًا',
  },
  undeclared: (n) => `أصناف أو خيارات لم تذكر مسببات الحساسية بعد: ${n}.`,
  withoutPicture: (n) => `أصناف بلا صورة حتى الآن: ${n}.`,
  capacityOf: (branch) => `طاقة ${branch}`,
  needsBranch: 'تحتاج إلى فرع أولًا.',
  toCompany: 'أدخل بيانات شركتك',
  toPeople: 'قرّر',
  waiting: (n) => `حسابات تنتظر موافقتك: ${n}.`,
  test: {
    needs: 'تحتاج لهذا إلى فرع وصنف واحد على الأقل.',
    where: 'في أي فرع؟',
    place: 'أرسل طلبًا تجريبيًا',
    again: 'مرة أخرى',
    code: 'طلب تجريبي',
    phases: {
      placed: 'إنه يرن الآن على اللوحة.',
      accepted: `${glossary.accepted}.`,
      making: `${glossary.making}.`,
      ready: 'جاهز للاستلام.',
      out: `${glossary.handedOver}.`,
      refused: `${glossary.refused}.`,
      cancelled: `${glossary.cancelled}.`,
      'not-collected': `${glossary.notCollected}.`,
      awaiting: 'ينتظر الدفع.',
      lapsed: 'لم يُدفع في الوقت.',
    },
    how: (name) => `اسمه على اللوحة «${name}». اقبله، واجعله جاهزًا، وسلّمه، كما ستفعل مع الطلبات الحقيقية.`,
    toBoard: 'إلى اللوحة',
    end: 'أنهِ التجربة',
    endHint: 'إنهاؤها يلغي الطلب: لا يُحسب في أي رقم ولا في أي صندوق.',
    worked: 'انتهى الطلب التجريبي. أُلغي ولا يُحسب في أي مكان.',
  },
  finish: {
    title: 'متجرك جاهز',
    closed: 'افتحه متى كنت مستعدًا. عندها يستطيع الزبائن الطلب.',
    open: 'يستطيع الزبائن الطلب.',
    lacks: (steps) => `لم يكتمل بعد ويوجبه القانون: ${steps}.`,
    openBranch: (name) => `افتح ${name}`,
    asGuest: 'شاهده كزبون',
  },
  demo: {
    title: 'ما زال هذا المتجر يعرض النسخة التجريبية',
    text: 'استلمه: ما لم يغيّره أحد يُزال دفعة واحدة، وما غيّرته أو أضفته يبقى.',
    takeOver: 'استلم المتجر التجريبي',
    ask: 'هل تستلم المتجر التجريبي؟',
    askText: 'اختر مصير ما بقي كما جاء مع النسخة التجريبية. ما يخصك يبقى في كل حال، وكذلك الطلبات السابقة.',
    kinds: {
      branches: 'الفروع',
      items: 'الأصناف',
      texts: 'العروض والمنشورات وكلمات الزبائن',
      reviews: 'التقييمات',
      brand: 'اسم النسخة التجريبية وشعارها ونصوصها',
    },
    counts: (untouched, own) => `${untouched} تجريبي، ${own} لك`,
    choices: { remove: 'إزالة ما جاء مع النسخة التجريبية', hide: 'إبقاء كمسودات مخفية', keep: 'إبقاء' },
    emptied: 'بهذه الاختيارات تصبح القائمة فارغة بعد ذلك. للاحتفاظ بالأصناف وتعديلها اختر «إبقاء» لها.',
    done: 'أُزيلت النسخة التجريبية. المتجر لك.',
    held: (names) => `ليس بعد: ${names.join('، ')}`,
    heldText: 'ما زالت هناك طلبات أو حجوزات مفتوحة. أكملها أو ألغها، أو أبقِ الفروع.',
  },
}

export const branches: BranchText = {
  ...staffWords,
  title: 'الفروع',
  add: 'أضف فرعًا',
  newTitle: 'فرع جديد',
  newHint: 'يبقى مغلقًا أمام الزبائن حتى تفتحه.',
  like: 'مثل أي فرع؟',
  likeHint: 'أوقاته وعطلاته وقواعد الطلب فيه مملوءة هنا، وتُنقل سعته وقائمته وأسعاره عند إضافة الفرع.',
  likeNone: 'لا شيء: الإعدادات المعتادة',
  unknown: 'لم نجد هذا الفرع.',
  unknownHint: 'ربما كان الرابط غير كامل.',
  languagesHint: 'إذا بقيت لغة فارغة، يقرأ الزبائن لغة أخرى.',
  contact: 'التواصل',
  phoneHint: 'الرقم بلا + يُعد رقمًا بلجيكيًا.',
  image: 'صورة الفرع',
  imageHint: 'تظهر في صفحة التواصل. صورة الواجهة تساعد الزبائن على الوصول إليك.',
  hours: 'ساعات العمل',
  hoursHint: 'اكتب وقتًا مثل 7 أو 0730 أو 19:00، أو اختره من القائمة. 24:00 هي نهاية اليوم.',
  closed: glossary.closed,
  from: (day) => `${day}، مفتوح من`,
  to: (day) => `${day}، مفتوح حتى`,
  until: 'حتى',
  addHours: 'أضف ساعات',
  addHoursOn: (day) => `أضف ساعات يوم ${day}`,
  removeHours: (day, from, to) => `${day}: احذف من ${from} حتى ${to}`,
  copyDay: (day) => `نسخ ساعات ${day}`,
  copyTitle: (day) => `انسخ ${day} إلى`,
  copyDone: 'انسخ إلى هذه الأيام',
  exceptions: 'العطل والأيام الأخرى',
  exceptionsHint: 'في هذه التواريخ لا تسري ساعات الأسبوع.',
  noExceptions: 'لا يوم يختلف عن الأسبوع.',
  folded: {
    picture: 'توجد صورة',
    noPicture: 'بلا صورة',
    days: (n) => `ما يختلف عن الأسبوع: ${n}`,
    onMap: 'على الخريطة',
    noMap: 'ليس على الخريطة',
    asked: 'ما يُطلب عند الاستلام',
    askedNow: (address, phone) => `العنوان: ${address} · الهاتف: ${phone}`,
  },
  addException: 'أضف يومًا',
  newDay: 'يوم جديد',
  removeException: (day) => `احذف ${day}`,
  past: (count) => `أيام مضت (${count})`,
  cutOff: 'ينتهي الطلب عبر الإنترنت ليوم ما',
  cutOffNone: 'عندما يغلق الفرع',
  cutOffAt: 'في ساعة محددة من ذلك اليوم',
  cutOffTime: 'آخر وقت للطلب',
  daysAhead: 'الأيام مقدمًا',
  daysAheadHint: `يمكن للزبائن الطلب لكل يوم عمل حتى هذا العدد من الأيام بعد اليوم، ${branchLimits.daysAhead} على الأكثر. مع 0: اليوم ويوم العمل التالي.`,
  prep: 'دقائق تحضير الطلب',
  forms: 'كيف يطلب الزبائن',
  formNames: { 'pick-up': 'استلام', table: 'على الطاولة' },
  tables: 'عدد الطاولات',
  tablesHint: 'أرقامها تبدأ من 1.',
  addressField: 'العنوان عند الاستلام',
  addressFields: { hidden: 'لا يُطلب', optional: 'اختياري', required: 'إلزامي' },
  phoneField: 'رقم الهاتف عند الاستلام',
  phoneFields: { hidden: 'لا يُطلب', optional: 'اختياري', required: 'إلزامي' },
  place: 'الوقت والمكان',
  timeZone: 'المنطقة الزمنية',
  latitude: 'خط العرض',
  longitude: 'خط الطول',
  mapHint:
    'حيث تعرض الخريطة الفرع، وكم يبعد عن الزبون. ألصق ما نسخته من الخريطة في أي من الحقلين، أو اتركهما فارغين إن لم ترد خريطة.',
  seeMap: 'شاهده على الخريطة',
  adding: 'أضف الفرع',
  saved: (name) => `حُفظ ${name}، والزبائن يرونه الآن.`,
  added: (name) => `أُضيف ${name}، ويبقى مغلقًا حتى تفتحه.`,
  opened: (name) => `${name} مفتوح.`,
  open: 'افتح الفرع',
  closedNow: 'هذا الفرع مغلق ولا نستقبل أي طلب.',
  closeHint: 'لإغلاقه بعض الوقت اذهب إلى صفحة تعديل القائمة.',
  changedMeanwhile: 'حفظ شخص آخر هذا الفرع قبل قليل',
  previewNow: 'يقرأ الزبائن الآن',
  previewSoon: 'بعد الحفظ يقرأ الزبائن',
  previewLine: (words) => `بعد الحفظ يقرأ الزبائن: ${words}`,
  previewBroken: 'صحح الأوقات والأرقام المعلمة لترى ذلك.',
  nextDay: (day, hours) => `يوم العمل القادم: ${day}، ${hours}`,
  noNextDay: 'لا يوم عمل خلال الأيام الستين القادمة.',
  region: 'المنطقة',
  regions: {
    title: 'المناطق',
    hint: 'يقع الفرع في منطقة واحدة أو خارج المناطق. تختارها حيث تعدّل الفرع.',
    firstHint: 'فروع كثيرة؟',
    first: 'اجمعها في مناطق',
    nth: (place: number) => `المنطقة ${place}`,
    none: 'بلا منطقة',
    add: 'إضافة منطقة',
    save: 'حفظ المناطق',
    saved: 'حُفظت المناطق.',
    empty: 'لا فرع فيها.',
    branches: (branches: number) =>
      counted(branches, {
        one: 'فرع واحد',
        two: 'فرعان',
        few: `${branches} فروع`,
        many: `${branches} فرعًا`,
        other: `${branches} فرع`,
      }),
    members: (members: number) =>
      counted(members, {
        one: 'زميل واحد',
        two: 'زميلان',
        few: `${members} زملاء`,
        many: `${members} زميلًا`,
        other: `${members} زميل`,
      }),
    things: (n: number) => `أصناف وفئات: ${n}`,
    inUse: (what: string) => `يتبعها: ${what}. انقل ذلك أولًا لتحذفها.`,
    removeOf: (name: string) => `حذف ${name}`,
    problems: {
      region_name_missing: 'أعطِ المنطقة اسمًا بلغة واحدة على الأقل.',
      region_name_too_long: `لا يزيد الاسم على ${regionLimits.name} حرفًا.`,
      region_name_taken: 'هناك منطقة أخرى بهذا الاسم. اختر اسمًا آخر.',
      region_unknown: 'حذف أحدهم هذه المنطقة. احذفها هنا أيضًا أو أضفها من جديد.',
      regions_too_many: `يمكن أن يكون هناك ${regionLimits.regions} منطقة على الأكثر.`,
    },
  },
  sight: {
    remove: staffWords.remove,
    hide: 'إخفاء',
    show: 'إظهار من جديد',
    back: 'استعادة',
    ask: (deed: string) => `${deed}؟`,
    of: {
      hide: (name: string) => `إخفاء ${name}`,
      remove: (name: string) => `حذف ${name}`,
    },
    hideText: 'لن يرى الزبائن هذا الفرع ولن يمكنهم الطلب منه، ويبقى ظاهرًا لفريق العمل. يمكنك إظهاره من جديد متى شئت.',
    removeText: 'يختفي الفرع من كل القوائم. تبقى طلباته السابقة وتقييماته وأرشيفه محفوظة، ويمكنك استعادته من هنا.',
    hidden: 'لا يرى الزبائن هذا الفرع.',
    removed: 'الفروع المحذوفة',
    removedHint: 'طلباتها السابقة محفوظة. الفرع المستعاد يكون مخفيًا ومغلقًا في البداية.',
    refused: (name: string) => `يبقى ${name} كما هو`,
    done: {
      hide: (name: string) => `أُخفي ${name} عن الزبائن.`,
      show: (name: string) => `يرى الزبائن ${name} من جديد.`,
      remove: (name: string) => `حُذف ${name}.`,
      back: (name: string) => `عاد ${name} مخفيًا ومغلقًا.`,
    },
  },
  problems: {
    name_missing: 'أدخل اسم الفرع بلغة واحدة على الأقل.',
    name_too_long: `لا يزيد الاسم على ${branchLimits.name} حرفًا.`,
    address_missing: 'أدخل العنوان بلغة واحدة على الأقل.',
    address_too_long: `لا يزيد العنوان على ${branchLimits.address} حرف.`,
    phone_missing: 'أدخل رقم الهاتف الذي يتصل به الزبائن.',
    phone_invalid: 'لا نعرف هذا الرقم. ابدأ الرقم الأجنبي بعلامة + ثم رمز البلد.',
    email_missing: 'أدخل البريد الإلكتروني للفرع.',
    email_invalid: 'يبدو أن هذا البريد غير صحيح.',
    image_missing: 'لم تعد الصورة هنا. اخترها من جديد.',
    image_wrong: 'اختر ملف صورة، أو عنوانًا يبدأ بـ \u2066https://\u2069.',
    image_words_too_long: `يمكن أن يبلغ وصف الصورة ${imageWordsLimit} حرفًا على الأكثر.`,
    time_unreadable: 'أدخل الوقتين، من 00:00 إلى 24:00، مثل 07:30.',
    period_reversed:
      'وقت الإغلاق يأتي بعد وقت الفتح. لما بعد منتصف الليل، انتهِ عند 24:00 وأضف الباقي إلى اليوم التالي.',
    period_overlaps: 'هذه الساعات تتداخل مع ما فوقها. عدل إحداها أو احذفها.',
    too_many_periods: `لا يزيد اليوم على ${branchLimits.periods} فترات.`,
    date_invalid: 'اختر تاريخًا.',
    date_twice: 'هذا التاريخ في القائمة من قبل. أبقِ واحدًا منهما.',
    days_reversed: 'لا يمكن أن يسبق اليوم الأخير اليوم الأول.',
    days_name_too_long: 'هذا أطول من اللازم: 60 حرفًا على الأكثر.',
    too_many_exceptions: `لا تزيد هذه الأيام على ${branchLimits.exceptions}. احذف بعض ما مضى منها.`,
    cut_off_unreadable: 'أدخل وقتًا من 00:01 إلى 24:00، مثل 12:00.',
    prep_invalid: `أدخل دقائق كاملة، من 0 إلى ${branchLimits.prepMinutes}.`,
    forms_missing: 'اختر واحدًا منهما على الأقل.',
    days_ahead_invalid: `أدخل عددًا صحيحًا من 0 إلى ${branchLimits.daysAhead}.`,
    phone_field_unknown: 'اختر واحدًا من الثلاثة.',
    address_field_unknown: 'اختر واحدًا من الثلاثة.',
    tables_invalid: `أدخل عددًا كاملًا، من 0 إلى ${branchLimits.tables}.`,
    tables_missing: 'للطلب على الطاولة لا بد من طاولة واحدة على الأقل.',
    time_zone_unknown: 'لا نعرف هذه المنطقة الزمنية. اختر واحدة من القائمة.',
    time_zone_kept: 'سُجّلت طلبات هنا، وأيامها محسوبة بالمنطقة الزمنية السابقة. اخترها من جديد.',
    latitude_invalid: 'أدخل رقمًا من -90 إلى 90، مثل 51.2185.',
    longitude_invalid: 'أدخل رقمًا من -180 إلى 180، مثل 4.4010.',
    region_unknown: 'لم تعد هذه المنطقة موجودة. اختر منطقة أخرى.',
  },
}

export const brand: BrandWords = {
  lead: 'هكذا يعرف الزبائن متجرك: في كل صفحة، وفي الرسائل، وفي محركات البحث، وحيث يُشارَك رابط.',
  nameAndLogo: 'الاسم والشعار',
  name: 'اسم المتجر',
  nameHint: 'كما هو فوق بابك. وبلا اسم يظهر «متجرنا» مكانه.',
  logo: 'الشعار',
  logoHint: 'ملف SVG أو PNG، والأفضل أن يكون عرضه قريبًا من ارتفاعه. منه تُصنع الأيقونات وصورة الروابط المشاركة.',
  logoUsual: 'بلا شعار يظهر فنجان بسيط بألوانك.',
  media: 'الفيلم والصور والجولة',
  mediaHint: 'ما يراه الزبائن إلى جانب قائمتك. الشعار الجديد لا يغيّر شيئًا منه.',
  places: {
    hero: 'أعلى الصفحة الرئيسية',
    story: 'الصفحة الرئيسية: إلى جانب الكلام عن متجرك',
    panorama: 'الصفحة الرئيسية: جولة في المكان',
    about: 'صفحة «من نحن»',
    account: 'إلى جانب تسجيل الدخول',
  },
  sources: { own: 'صورنا', demo: 'صور العرض التجريبي', none: 'لا شيء' },
  film: 'فيلم فوق الصورة',
  filmLine: 'أضف فيلمًا',
  tourLine: 'دع الضيوف يتجولون في المتجر',
  filmHint: 'MP4 أو WebM، 20 ميغابايت على الأكثر، بلا صوت. تبقى الصورة حتى يبدأ، ولمن يوفّر في استهلاك البيانات.',
  heroHint: 'صورة واحدة، والأفضل أن يكون عرضها 1600 بكسل على الأقل؛ ويمكن أن يُعرض فيلم فوقها.',
  panoramaHint: 'صورة لكل ما حولك، عرضها ضعف ارتفاعها.',
  picturesMost: (n) => (n === 1 ? 'صورة واحدة.' : `${n} صور على الأكثر.`),
  picture: (n) => `الصورة ${n}`,
  removePicture: (n) => `احذف الصورة ${n}`,
  colours: 'الألوان',
  ownColours: 'اختر ألوانك الخاصة',
  usualNow: 'الألوان المعتادة',
  coloursHint: 'خمسة ألوان، وبقية الألوان تُشتق منها.',
  typeface: 'الخطوط',
  typefaceHint: 'خط للعناوين وخط للنصوص، وللعربية خطوطها الخاصة.',
  typefaceNames: { warm: 'دافئ', clear: 'واضح', classic: 'كلاسيكي' },
  colourNames: {
    ground: 'خلفية الصفحة',
    ink: 'النص',
    accent: 'لون التمييز',
    button: 'الزر',
    buttonInk: 'النص على الزر',
  },
  hardToRead: {
    newsOnGround: 'يصعب على هذه الخلفية قراءة الرسائل الخضراء والحمراء والزرقاء.',
    inkOnGround: 'يصعب قراءة النص على خلفية الصفحة.',
    inkOnNews: 'يصعب قراءة النص على أخضر الرسائل وأحمرها.',
    inkOnAccent: 'يصعب قراءة النص على لون التمييز.',
    buttonText: 'يصعب قراءة النص على الزر.',
  },
  contrast: (is) => `تباينه ⁦${is} : 1⁩ والمطلوب ⁦4.5 : 1⁩.`,
  picker: (name) => `${name}: اختر من لوحة ألوان`,
  take: (colour) => `خذ ⁦${colour}⁩`,
  usual: 'العودة إلى الألوان المعتادة',
  preview: staffWords.preview,
  previewTitle: 'قهوتك جاهزة متى كنت جاهزًا',
  previewItem: 'كابتشينو',
  previewNote: 'بحليب الشوفان',
  previewNews: 'جاهز في 12:10',
  previewButton: 'أضف إلى السلة',
  words: 'النصوص',
  otherTexts: 'كلمات صفحة «من نحن» وأسفل الصفحات',
  wordsHint: 'ما تتركه فارغًا يبقى كما هو الآن. واللغة التي لا نص لها تعرض نص لغة أخرى.',
  texts: {
    heroTitle: 'الرئيسية: العنوان',
    heroLead: 'الرئيسية: السطر تحت العنوان',
    story: 'الرئيسية: عن متجرك',
    aboutLead: 'من نحن: السطور الأولى',
    about: 'من نحن: النص',
    foot: 'أسفل كل صفحة',
  },
  paragraphs: 'السطر الفارغ يبدأ فقرة جديدة.',
  linksAndLanguages: 'الروابط واللغات',
  links: 'صفحاتك في مواقع أخرى',
  link: (n) => `العنوان ${n}`,
  linksHint: 'مثل ⁦https://instagram.com/...⁩. تظهر أسفل كل صفحة.',
  addLink: 'أضف عنوانًا',
  removeLink: (n) => `احذف العنوان ${n}`,
  languages: 'لغات الزبائن',
  languagesHint: 'لغة واحدة على الأقل. ومن ليست لغته بينها يقرأ الإنجليزية، وإلا فأول لغة.',
  saved: 'حُفظ. وكل صفحة تعرضه الآن.',
  meanwhile: 'غيّر مالك آخر الهوية للتو',
  problems: {
    colour_wrong: 'هذا ليس لونًا. اكتبه هكذا: ⁦#1f6b4a⁩.',
    contrast_too_low: 'هذا صعب القراءة: يحتاج النص إلى تباين ⁦4.5 : 1⁩.',
    name_too_long: `${brandLimits.name} حرفًا على الأكثر.`,
    text_too_long: 'هذا أطول مما يجب في لغة واحدة على الأقل.',
    link_wrong: 'لا يبدو هذا عنوانًا. يجب أن يبدأ بـ ⁦https://⁩',
    links_too_many: `${brandLimits.links} عناوين على الأكثر.`,
    languages_none: 'اختر لغة واحدة على الأقل.',
    image_wrong: 'اختر ملفًا.',
    image_missing: 'لم تعد الصورة هنا. اخترها من جديد.',
    picture_missing: 'اختر صورة أولًا، أو اعرض شيئًا آخر هنا.',
    pictures_too_many: 'عدد الصور أكبر من المسموح.',
    film_wrong: 'اختر الفيلم من جديد.',
    image_words_too_long: 'هذا الوصف طويل جدًا في لغة واحدة على الأقل.',
  },
}

export const legalEdit: LegalEditWords = {
  lead: 'يطلب القانون هذه الصفحات. تبدأ كمسودات تناسب هذا البرنامج. لم يقرأها محامٍ: اقرأها وعدّلها واطلب مراجعتها ثم أكّد كل واحدة.',
  company: 'من هو المحل',
  companyHint: 'تُملأ الصفحات بهذه البيانات. لا يرى الزبائن سطرًا ينقصه شيء.',
  hints: {
    number: 'من بنك المؤسسات البلجيكي.',
    vat: 'اتركه فارغًا إن لم يكن للمحل رقم.',
    court: 'اختياري: اسم المحكمة التي سُجّلت الشركة لديها.',
    host: 'اسم وعنوان الشركة التي يعمل هذا على خادمها.',
    dataContact: 'من يسأله الزبائن عن بياناتهم: اسم أو عنوان.',
  },
  problems: {
    too_long: `${companyLimit} حرف على الأكثر.`,
    number_wrong: 'هذا ليس رقم مؤسسة بلجيكيًا. راجع الأرقام العشرة، مثل 0417.497.106.',
    vat_wrong: 'هذا ليس رقم ضريبة بلجيكيًا. راجع الأرقام العشرة، مثل BE 0417.497.106.',
    email_wrong: 'هذا ليس عنوان بريد إلكتروني.',
    phone_wrong: 'هذا ليس رقم هاتف.',
    text_missing: 'اكتب شيئًا أو أعد المسودة.',
    text_too_long: `${legalTextLimit} حرف على الأكثر.`,
    slot_unknown: 'توجد كلمة بين قوسين معقوفين لا يمكن ملؤها. الكلمات الممكنة تحت الحقل.',
  },
  texts: 'النصوص',
  draft: 'مسودة',
  confirmed: 'مؤكد',
  left: (drafts, all) => (drafts === 0 ? 'كل النصوص مؤكدة.' : `غير المؤكد بعد: ${drafts} من ${all}.`),
  back: 'كل الصفحات القانونية',
  look: 'كما يراها الزبائن',
  text: 'النص',
  marks:
    'السطر الذي يبدأ بـ # عنوان، وبـ ## عنوان أصغر، وبـ - جزء من قائمة. وكل سطر آخر فقرة. وتصبح العناوين الإلكترونية روابط.',
  slots: 'يُملأ من «من هو المحل»:',
  preview: staffWords.preview,
  saveDraft: 'حفظ كمسودة',
  saveConfirmed: 'حفظ وتأكيد',
  confirm: 'تأكيد هذا النص',
  unconfirm: 'سحب التأكيد',
  confirmMeans: 'بالتأكيد تقول إن النص صحيح لمحلك. وعندها لا يقرأ الزبائن أنه مسودة.',
  restore: 'ضع المسودة هنا',
  saved: 'تم الحفظ. يقرؤه الزبائن الآن.',
}

const content: Readonly<Record<string, string>> = { offer: 'عرض', post: 'منشور', testimonial: 'شهادة' }
const status: Readonly<Record<string, string>> = {
  received: glossary.received,
  ready: glossary.ready,
  served: glossary.handedOver,
}
const tillDuties: Readonly<Record<string, string>> = { none: 'غير مطلوب', 'by-hand': 'إدخال يدوي', linked: 'مربوط' }

const steps: Readonly<Record<string, string>> = {
  accept: glossary.accepted,
  refuse: 'رُفض',
  cancel: 'أُلغي',
  collectNot: 'لم يُستلم',
  bringBack: 'أُعيد',
  pay: 'دُفع',
  unpay: 'لم يعد مدفوعًا',
  agree: 'وافق على التغيير',
  decline: 'رفض التغيير',
}
const legalPages: Readonly<Record<string, string>> = {
  legal: 'الإشعار القانوني',
  terms: 'شروط البيع',
  privacy: 'بيان الخصوصية',
  accessibility: 'بيان إمكانية الوصول',
}
const languages: Readonly<Record<string, string>> = {
  en: 'الإنجليزية',
  nl: 'الهولندية',
  fr: 'الفرنسية',
  ar: 'العربية',
}
const reaches: Readonly<Record<string, string>> = {
  nobody: 'لا أحد',
  owners: 'أصحاب المحل',
  managers: 'أصحاب المحل والمسؤولون',
}

export const log: LogText = {
  ...staffWords,
  hint: 'ما غيّره فريقك والمتجر نفسه خلال السنة الماضية.',
  searchHint: 'اسم أو صنف أو رقم طلب',
  who: 'الشخص',
  everybody: 'الجميع',
  everywhere: 'كل الفروع',
  kind: 'ماذا',
  everything: 'الكل',
  from: 'من',
  to: 'إلى',
  more: 'عرض الأقدم',
  empty: 'لا شيء هنا بعد',
  emptyHint: 'يظهر هنا ما يغيّره فريقك.',
  noneFoundHint: 'ابحث عن شيء آخر أو اختر أيامًا أخرى.',
  showAll: 'عرض الكل',
  takeOut: 'تنزيل كجدول بيانات',
  columns: ['اليوم', 'الوقت', 'الشخص', 'ماذا', 'الإجراء'],
  fileName: 'سجل.csv',
  tookSome: (most: number) => `في الملف أحدث ${most} قيد. اختر أيامًا للبقية.`,
  notTaken: 'تعذر إنشاء الملف: لم يمكن الوصول إلى المتجر. حاول من جديد.',
  kinds: {
    orders: 'الطلبات',
    stock: 'المخزون',
    shop: 'الفتح والرسالة',
    menu: 'القائمة',
    branches: 'الفروع',
    people: 'فريق العمل',
    reservations: 'الحجوزات',
    guests: 'التقييمات والرسائل',
    hooks: 'خطافات الويب',
    site: 'نصوص الموقع',
    clock: 'تلقائيًا',
  },
  other: (who, act) => `${who}: ${act}`,
  acts: {
    'orders.setLineStatus': ({ who, where, data, count, order }) =>
      `غيّر ${who} حالة الطلب ${order} في ${where} إلى «${status[String(data.status)]}» (عدد السطور: ${count('lines')})`,
    'orders.step': ({ who, where, data, order }) =>
      `${who}: الطلب ${order} في ${where} ${steps[String(data.step)] ?? ''}`,
    'boards.setPausing': ({ who, where, data }) =>
      data.pauses ? `ضبط ${who} أن يتوقف ${where} تلقائيا عندما لا يتابع أحد` : `ضبط ${who} ألا يتوقف ${where} تلقائيا`,
    'hooks.add': ({ who, data }) => `أضاف ${who} خطاف الويب ${data.hook}`,
    'hooks.test': ({ who, data }) => `جرّب ${who} خطاف الويب ${data.hook}`,
    'hooks.remove': ({ who, data }) => `أزال ${who} خطاف الويب ${data.hook}`,
    'orders.block': ({ who, where, data }) =>
      data.wide
        ? `رفض ${who} الطلب ${data.code} في ${where} وكل ما جاء من اتصاله`
        : `رفض ${who} الطلب ${data.code} في ${where} وحظر صاحبه`,
    'guard.answer': ({ who, where, data }) =>
      data.letIn
        ? `سمح ${who} للرقم ${data.code} بالطلب في ${where}`
        : `لم يسمح ${who} للرقم ${data.code} بالطلب في ${where}`,
    'guard.lift': ({ who, where, data }) => `رفع ${who} الحظر عن صاحب ${data.code} في ${where}`,
    'payments.setKey': ({ who, data }) =>
      data.set ? `ضبط ${who} مفتاح الدفع عبر الإنترنت` : `أزال ${who} مفتاح الدفع عبر الإنترنت`,
    'payouts.setKey': ({ who, data }) => (data.set ? `ضبط ${who} مفتاح التحويلات` : `أزال ${who} مفتاح التحويلات`),
    'payments.save': ({ who }) => `ضبط ${who} الدفع عبر الإنترنت`,
    'payments.settleBack': ({ who }) => `سجّل ${who} أن مالًا أُعيد بطريقة أخرى`,
    'gifts.sell': ({ who, where }) => `باع ${who} بطاقة هدية في ${where}`,
    'gifts.take': ({ who, data }) => `قبل ${who} بطاقة هدية للطلب ${data.code}`,
    'gifts.saveRules': ({ who, data }) =>
      data.on ? `غيّر ${who} ما يُباع من بطاقات الهدايا` : `أوقف ${who} بيع بطاقات الهدايا`,
    'gifts.block': ({ who, data }) => (data.blocked ? `أوقف ${who} بطاقة هدية` : `أعاد ${who} تفعيل بطاقة هدية`),
    'gifts.takeOver': ({ who }) => `سجّل ${who} رصيد بطاقات الهدايا المنتهية إيرادًا`,
    'reductions.save': ({ who, what, data }) =>
      data.on ? `حفظ ${who} التخفيض ${what}` : `أوقف ${who} التخفيض ${what}`,
    'reductions.remove': ({ who }) => `حذف ${who} تخفيضًا`,
    'stamps.save': ({ who, data }) => (data.on ? `غيّر ${who} بطاقة الطوابع` : `أوقف ${who} بطاقة الطوابع`),
    'stamps.spend': ({ who, where }) => `قبل ${who} قسيمة من بطاقة الطوابع في ${where}`,
    'guard.setRules': ({ who, data }) =>
      data.on ? `حدد ${who} ما يمكن للزبائن طلبه دون كلمة` : `سمح ${who} لجميع الزبائن بالطلب دون كلمة`,
    'orders.enter': ({ who, where, order }) => `أدخل ${who} الطلب ${order} في ${where}`,
    'orders.change': ({ who, where, order }) => `غيّر ${who} الطلب ${order} في ${where}`,
    'orders.postpone': ({ who, where, order }) => `نقل ${who} موعد الطلب ${order} في ${where}`,
    'invoices.ask': ({ who, where, order }) => `حدد ${who} لمن تصدر فاتورة الطلب ${order} في ${where}`,
    'orders.ringUp': ({ who, where, order }) => `أدخل ${who} الطلب ${order} في الصندوق في ${where}`,
    'orders.ringUpNot': ({ who, where, order }) => `سجّل ${who} أن الطلب ${order} في ${where} لم يُدخل في الصندوق`,
    'orders.setForm': ({ who, where, order }) => `حدد ${who} مكان تناول الطلب ${order} في ${where}`,
    'tills.setDuty': ({ who, where, data }) =>
      `قال ${who} عن صندوق النقد المسجّل في ${where}: ${tillDuties[String(data.duty)] ?? data.duty}`,
    'tills.saveLink': ({ who, where, data }) =>
      data.newSecret ? `ربط ${who} صندوق النقد في ${where} بسرّ جديد` : `حدّد ${who} عنوان صندوق النقد في ${where}`,
    'tills.sendAgain': ({ who, where, data }) =>
      data.reason
        ? `قال ${who} إن الرسالة ${data.number} إلى صندوق النقد في ${where} أُدخلت يدويًا: ${data.reason}`
        : `أعاد ${who} إرسال الرسالة ${data.number} إلى صندوق النقد في ${where}`,
    'vat.save': ({ who }) => `غيّر ${who} نسب ضريبة القيمة المضافة`,
    'books.count': ({ who, where, when }) => `عدّ ${who} نقد ${when('day')} في ${where}`,
    'books.takeOver': ({ who, data }) =>
      data.taken
        ? `دوّن ${who} أن المحاسب استلم دفاتر ${data.month}`
        : `دوّن ${who} أن المحاسب لم يستلم دفاتر ${data.month}`,
    'books.setNumbers': ({ who }) => `غيّر ${who} أرقام حسابات اليومية`,
    'orders.clear': ({ who, where, count }) => `نقل ${who} طلبات ${where} إلى الأرشيف (العدد: ${count('orders')})`,
    'archives.bringBack': ({ who, where, order }) => `أعاد ${who} الطلب ${order} في ${where} من الأرشيف`,
    'archives.restore': ({ who, where, count }) => `أعاد ${who} طلبات ${where} من الأرشيف (العدد: ${count('orders')})`,
    'bake.count': ({ who, what, where, data }) =>
      typeof data.left === 'number'
        ? `عدّ ${who} ما تبقى من ${what} في ${where}: ${data.left}`
        : `سحب ${who} عدّ ${what} في ${where}`,
    'bake.sellLeft': ({ who, where, data }) =>
      typeof data.share === 'number'
        ? `جعل ${who} ما يتبقى في ${where} يُباع قبل الإغلاق بنسبة ${data.share} % من سعره`
        : `جعل ${who} ما يتبقى في ${where} يُباع بسعره المعتاد`,
    'stock.set': ({ who, what, where, data, when }) =>
      data.stock === 'in'
        ? `أعاد ${who} توفير ${what} في ${where}`
        : `سجّل ${who} نفاد ${what} في ${where} حتى ${when('until') || 'إشعار آخر'}`,
    'options.setStock': ({ who, what, where, data, when }) =>
      data.stock === 'in'
        ? `أعاد ${who} توفير ${what} في ${where}`
        : `سجّل ${who} نفاد ${what} في ${where} حتى ${when('until') || 'إشعار آخر'}`,
    'shop.setState': ({ who, where, data, when }) =>
      data.open ? `فتح ${who} ${where}` : `أغلق ${who} ${where} حتى ${when('until') || 'إشعار آخر'}`,
    'pace.save': ({ who, where }) => `حدّد ${who} ما يحضّره ${where} في كل فترة`,
    'pace.set': ({ who, where, data, when }) => {
      if (data.change === 'pause') return `أوقف ${who} ${where} مؤقتًا حتى ${when('until')}`
      if (data.change === 'shift') return `ذكر ${who} أن ${data.hands} في الخدمة في ${where}`
      if (data.change === 'noShift') return `ذكر ${who} أن عدد العاملين كالمعتاد في ${where}`
      if (data.change === 'resume') return `أنهى ${who} توقف ${where}`
      return data.change === 'extra'
        ? `أضاف ${who} ${data.minutes} دقيقة إلى الطلبات الجديدة في ${where} لمدة نصف ساعة`
        : `أنهى ${who} الدقائق المضافة في ${where}`
    },
    'shop.setMessage': ({ who, data }) =>
      data.shown ? `حدّد ${who} الرسالة فوق القائمة` : `أخفى ${who} الرسالة فوق القائمة`,
    'items.add': ({ who, what }) => `أضاف ${who} ${what} إلى القائمة`,
    'items.save': ({ who, what, data }) =>
      data.declared === undefined
        ? `عدّل ${who} ${what}`
        : data.declared
          ? `عدّل ${who} ما يحتوي عليه ${what}`
          : `سحب ${who} ما أُعلن عن محتوى ${what}`,
    'items.remove': ({ who, what }) => `أزال ${who} ${what} من القائمة`,
    'items.sellAt': ({ who, what, where, data }) =>
      data.sold ? `حدد ${who} أن ${what} يباع من جديد في ${where}` : `حدد ${who} أن ${what} لا يباع في ${where}`,
    'items.move': ({ who, what, count }) => `نقل ${who} أصنافًا إلى ${what} (العدد: ${count('items')})`,
    'sheet.apply': ({ who, count }) =>
      `اعتمد ${who} جدولًا (أُضيف: ${count('added')}، وتغيّر: ${count('changed')}، وأُزيل: ${count('removed')})`,
    'prices.one': ({ who, what, where, money }) => {
      const at = where && ` (${where})`
      if (!money('to')) return `أزال ${who} سعرًا لـ${what}${at}: ${money('from')}`
      return money('from')
        ? `غيّر ${who} سعر ${what}${at} من ${money('from')} إلى ${money('to')}`
        : `أعطى ${who} ${what} سعرًا${at}: ${money('to')}`
    },
    'prices.change': ({ who, count }) => `غيّر ${who} أسعارًا دفعة واحدة (العدد: ${count('prices')})`,
    'categories.add': ({ who, what }) => `أضاف ${who} الفئة ${what}`,
    'categories.save': ({ who, what, data }) =>
      data.hidden === undefined
        ? `عدّل ${who} الفئة ${what}`
        : data.hidden
          ? `أخفى ${who} الفئة ${what}`
          : `أظهر ${who} الفئة ${what}`,
    'categories.remove': ({ who, what, count }) => `حذف ${who} الفئة ${what} ونقل أصنافها (العدد: ${count('items')})`,
    'categories.setIndex': ({ who, what, data }) => `وضع ${who} ${what} في المرتبة ${data.index} من القائمة`,
    'groups.add': ({ who, what }) => `أضاف ${who} مجموعة الخيارات ${what}`,
    'groups.save': ({ who, what }) => `عدّل ${who} مجموعة الخيارات ${what}`,
    'groups.remove': ({ who, what }) => `أزال ${who} مجموعة الخيارات ${what}`,
    'groups.use': ({ who, what }) => `اختار ${who} مجموعات خيارات ${what}`,
    'branches.add': ({ who, what }) => `أضاف ${who} الفرع ${what}`,
    'guide.takeMenu': ({ who, count }) => `أخذ ${who} قائمة العرض التجريبي (عدد الأصناف: ${count('items')})`,
    'guide.placeTest': ({ who, where, order }) => `أرسل ${who} الطلب التجريبي ${order} في ${where}`,
    'guide.endTest': ({ who, where, order }) => `ألغى ${who} الطلب التجريبي ${order} في ${where}`,
    'demo.takeOver': ({ who, count }) =>
      `أزال ${who} العرض التجريبي من المتجر (الفروع: ${count('branches')}، الأصناف: ${count('items')}، النصوص: ${count('texts')}، التقييمات: ${count('reviews')})`,
    'brand.save': ({ who }) => `عدّل ${who} هوية المتجر`,
    'branches.save': ({ who, where }) => `عدّل ${who} إعدادات ${where}`,
    'branches.closeDays': ({ who, where, count, when }) =>
      count('days') > 1
        ? `حدّد ${who} أيام إغلاق في ${where}، منها ${when('from')}`
        : `حدّد ${who} أيام إغلاق في ${where}: ${[when('from'), when('to')].filter(Boolean).join(' – ')}`,
    'branches.hide': ({ who, where }) => `أخفى ${who} ${where} عن الزبائن`,
    'branches.show': ({ who, where }) => `أظهر ${who} ${where} للزبائن من جديد`,
    'branches.remove': ({ who, where }) => `أزال ${who} ${where}`,
    'regions.save': ({ who, data }) => `غيّر ${who} المناطق: ${data.regions || 'لا شيء'}`,
    'printers.add': ({ who, where, data }) => `أضاف ${who} الطابعة «${data.printer}» في ${where}`,
    'printers.save': ({ who, where, data }) => `غيّر ${who} الطابعة «${data.printer}» في ${where}`,
    'printers.renew': ({ who, where, data }) => `أعطى ${who} الطابعة «${data.printer}» في ${where} عنوانًا جديدًا`,
    'printers.withdraw': ({ who, where, data }) => `ألغى ${who} الطابعة «${data.printer}» في ${where}`,
    'displays.add': ({ who, where, data }) => `أضاف ${who} شاشة الضيوف «${data.display}» في ${where}`,
    'displays.withdraw': ({ who, where, data }) => `ألغى ${who} شاشة الضيوف «${data.display}» في ${where}`,
    'staff.appoint': ({ who, what, where, data }) => {
      if (data.state === 'locked') return `قفل ${who} حساب ${what}`
      if (data.owner) return `جعل ${who} ${what} مالكًا`
      const places = [where, data.regions].filter(Boolean).join(', ')
      return places ? `عيّن ${who} ${what} في ${places}` : `سحب ${who} كل الفروع من ${what}`
    },
    'account.byProvider': ({ who, where, data }) => {
      const first = data.made ? 'لأول مرة' : data.linked ? 'ولم يعد يدخل بكلمة مرور' : ''
      const began = first ? `دخل ${who} عبر المزوّد ${first}. ` : ''
      if (data.owner) return `${began}جعل المزوّد ${who} مالكًا`
      return where ? `${began}أعطى المزوّد ${who} دورًا في ${where}` : `${began}لم يعد المزوّد يعطي ${who} أي دور`
    },
    'staff.dismiss': ({ who, what }) => `رفض ${who} حساب ${what}`,
    'staff.dismissAll': ({ who, count }) => `رفض ${who} حسابات (العدد: ${count('removed')})`,
    'staff.resetLink': ({ who, what }) => `أنشأ ${who} رابط كلمة مرور لـ ${what}`,
    'passwords.change': ({ who }) => `غيّر ${who} كلمة مروره`,
    'sessions.end': ({ who, data }) => `سجّل ${who} الخروج من جهاز آخر: ${data.agent ?? 'متصفح غير معروف'}`,
    'passwords.useLink': ({ who, data }) =>
      data.factor
        ? `اختار ${who} كلمة مرور جديدة عبر رابط أزال أيضًا العامل الثاني`
        : `اختار ${who} كلمة مرور جديدة عبر رابط`,
    'sessions.endAll': ({ who }) => `سجّل ${who} الخروج من كل مكان آخر`,
    'account.passCode': ({ who, data, count }) =>
      data.wrong
        ? `أدخل شخص يعرف كلمة مرور ${who} رموزًا غير صحيحة`
        : `سجّل ${who} الدخول برمز استرداد؛ الرموز الباقية: ${count('left')}`,
    'factors.setTime': ({ who }) => `أعدّ ${who} الرموز المؤقتة`,
    'factors.removeTime': ({ who }) => `أزال ${who} رموزه المؤقتة`,
    'factors.addPasskey': ({ who, data }) => `أضاف ${who} مفتاح المرور «${data.passkey}»`,
    'factors.removePasskey': ({ who, data }) => `أزال ${who} مفتاح المرور «${data.passkey}»`,
    'factors.renewCodes': ({ who }) => `أنشأ ${who} رموز استرداد جديدة`,
    'factors.setRule': ({ who, data }) => `حدّد ${who} من يجب أن يكون له عامل ثانٍ: ${reaches[String(data.reach)]}`,
    'staff.resetFactor': ({ who, what }) => `أعاد ${who} ضبط العامل الثاني للحساب ${what}`,
    'takings.set': ({ who }) => `غيّر ${who} قواعد الصندوق والدفع`,
    'reservations.cancel': ({ who, where, data, when }) =>
      `ألغى ${who} الحجز ${data.reservation} في ${where} ليوم ${when('date')}`,
    'reservations.cancelMany': ({ who, where, count }) =>
      `ألغى ${who} حجوزات في ${where} (العدد: ${count('cancelled')})`,
    'reservations.setRules': ({ who }) => `عدّل ${who} قواعد الحجز`,
    'reviews.setRule': ({ who, data }) =>
      data.waits ? `جعل ${who} التقييمات التي بلا طلب تنتظر الموافقة` : `جعل ${who} كل تقييم يُحتسب فورًا`,
    'reviews.show': ({ who, count }) => `وافق ${who} على تقييمات عددها ${count('count')}`,
    'reviews.removeMany': ({ who, count }) => `حذف ${who} تقييمات عددها ${count('count')}`,
    'reviews.remove': ({ who, data }) => `أزال ${who} التقييم ${data.review}`,
    'messages.mark': ({ who, data }) =>
      data.read ? `علّم ${who} الرسالة ${data.message} كمقروءة` : `علّم ${who} الرسالة ${data.message} كغير مقروءة`,
    'messages.handOn': ({ who, data }) => `أعاد ${who} إرسال الرسالة ${data.message}`,
    'messages.delete': ({ who, data }) => `حذف ${who} الرسالة ${data.message}`,
    'persons.takeOut': ({ who, data }) => `أخرج ${who} بيانات زبون: ${data.records ?? ''}`,
    'persons.erase': ({ who, count, data }) => `محا ${who} اسم الزبون من ${count('erased')} سجل: ${data.records ?? ''}`,
    'persons.setDays': ({ who, data }) => `ضبط ${who} حفظ أسماء الزبائن على ${data.days} يومًا`,
    'content.save': ({ who, what, data }) =>
      `${data.isNew ? 'أضاف' : 'عدّل'} ${who} ${content[String(data.kind)]} في الصفحة الرئيسية${what && `: ${what}`}`,
    'content.move': ({ who, data }) =>
      `نقل ${who} ${content[String(data.kind)]} في الصفحة الرئيسية إلى المرتبة ${data.place}`,
    'content.remove': ({ who, data }) => `أزال ${who} ${content[String(data.kind)]} من الصفحة الرئيسية`,
    'legal.saveCompany': ({ who }) => `حدّد ${who} من هو المحل قانونيًا`,
    'legal.saveText': ({ who, data }) =>
      `${data.confirmed ? 'أكّد' : 'عدّل'} ${who} ${legalPages[String(data.page)]} بـ${languages[String(data.language)]}`,
    'clock.erase': ({ count }) => {
      if (count('orders') > 0) return `تلقائيًا: مُحيت أسماء من طلبوا، عدد الطلبات: ${count('orders')}`
      if (count('reservations') > 0) return `تلقائيًا: مُحيت حجوزات قديمة، عددها: ${count('reservations')}`
      return `تلقائيًا: مُحيت رسائل قديمة، عددها: ${count('messages')}`
    },
    'clock.forgetLog': ({ count }) =>
      `تلقائيًا: حُذفت من هذا السجل قيود مضى عليها أكثر من سنة، عددها: ${count('entries')}`,
    'clock.inStock': ({ what }) => `تلقائيًا: عاد ${what} إلى المخزون`,
    'clock.open': ({ where }) => `تلقائيًا: فُتح ${where} من جديد`,
    'clock.pause': ({ where, data }) =>
      data.paused ? `تلقائيًا: أُوقف ${where} مؤقتًا لأن لا أحد كان يراقب` : `تلقائيًا: انتهى الإيقاف المؤقت في ${where}`,
    'images.upload': ({ who }) => `رفع ${who} صورة`,
    'films.upload': ({ who }) => `رفع ${who} فيلمًا`,
  },
}

export const persons: PersonsText = {
  ...staffWords,
  reservation: staffWords.reservationNumber,
  hint: 'إذا سأل زبون عمّا لديكم عنه أو أراد محوه، فابحث عنه هنا.',
  search: 'الاسم أو رقم الهاتف أو البريد الإلكتروني أو رمز المتابعة',
  searchHint:
    'ثلاثة أحرف على الأقل. ويشمل البحث الطلبات المؤرشفة. أما ما قبل آخر 2000 طلب فاكتب أول الاسم أو الرقم أو الرمز.',
  find: staffWords.search,
  tooShort: 'اكتب ثلاثة أحرف على الأقل.',
  noneFoundHint: 'ما مُحي، تلقائيًا أو على يدك، لا يُعثر عليه بالاسم بعد ذلك.',
  found: (n) => `نتائج البحث: ${n}`,
  more: 'هناك أكثر مما يظهر. ابحث بدقة أكبر، مثلًا برقم الهاتف.',
  check: 'قد يحمل عدة أشخاص الاسم نفسه. لا تختر إلا ما يخصّه.',
  all: 'اختيار الكل',
  order: (id) => `الطلب ${id}`,
  message: (id) => `الرسالة ${id}`,
  review: (id) => `التقييم ${id}`,
  gift: (id) => `بطاقة هدية ${id}`,
  notOver: {
    order: 'لم ينتهِ بعد: يمكن محوه بعد تسليمه أو انتهائه.',
    reservation: 'لم يحن موعده بعد: يمكن محوه بعد يومه أو بعد إلغائه.',
  },
  takeOutText: 'تنزيل للقراءة',
  takeOutJson: 'تنزيل بصيغة JSON',
  fileName: 'بياناتك',
  fileTitle: (shop) => `ما يحفظه ${shop} عنك`,
  erase: (n) => `محو المختار (${n})`,
  eraseTitle: (n) => `هل تمحو المختار نهائيًا (${n})؟`,
  eraseText:
    'من الطلبات يُمحى الاسم ورقم الهاتف والعنوان والملاحظات. ويبقى ما طُلب والمبالغ والدفع ورمز المتابعة لأن قانون الضرائب يطلب ذلك. تُمحى الحجوزات والرسائل كلها، ويحتفظ التقييم بنجومه. لا يمكن التراجع عن هذا.',
  eraseDo: 'محو',
  erased: (n) => `تم المحو (${n})`,
  stayed: (n) => `بقي ما لم ينتهِ بعد (${n}).`,
  backups: 'يختفي من النسخ الاحتياطية بعد نحو أربعة أسابيع، والنسخة المستعادة يُمحى منها من جديد قبل أن يفتح المتجر.',
  days: 'مدة حفظ الأسماء',
  daysLabel: 'عدد الأيام بعد الاستلام أو يوم الطاولة أو وصول الرسالة',
  daysHint: 'من 7 إلى 365. أما الأصناف والمبالغ فتبقى دائمًا عشر سنوات.',
  daysWrong: 'اختر عددًا صحيحًا من 7 إلى 365.',
  daysNow: (days) =>
    `تُمحى الأسماء وأرقام الهواتف والعناوين والملاحظات تلقائيًا بعد الاستلام أو يوم الطاولة أو وصول الرسالة، وعدد الأيام: ${days}.`,
  daysSaved: 'تم الحفظ',
  daysLegal: 'هل ما زال بيان الخصوصية يذكر العدد نفسه؟ النص الذي غيّرته أو أكّدته لا يتبع من تلقاء نفسه.',
  toLegal: 'إلى الصفحات القانونية',
}
