// Arabic: the menu, the landing page and an item.

import { groupNames, substanceNames } from '#domain/menu/substance-names/ar.ts'
import { glossary } from '../glossary/ar.ts'
import { plural } from '../plural.ts'
import type {
  AllergensText,
  DietText,
  HomeText,
  ItemWords,
  MoreDictionary,
  OptionsText,
  PageDictionary,
  PhotosText,
  SaleWords,
  SharedWords,
  TimesDictionary,
} from './en.ts'

export const words: SharedWords = {
  close: 'إغلاق',
  cancel: 'إلغاء',
  tryAgain: 'حاول مرة أخرى',
  name: 'الاسم',
  address: 'العنوان',
  phone: 'الهاتف',
  email: 'البريد الإلكتروني',
  total: 'المجموع',
  day: 'اليوم',
  note: 'ملاحظة',
  edit: 'تعديل',
  remove: 'حذف',
  order: 'الطلب',
  showMore: 'عرض المزيد',
  loading: 'لحظة من فضلك',
  copied: 'تم النسخ',
  toMenu: 'إلى القائمة',
  change: 'تغيير',
  keptInput: 'ما كتبته محفوظ.',
  tooMany: (seconds) => `محاولات كثيرة متتالية. انتظر ${seconds} ثانية ثم حاول مرة أخرى.`,
  call: (branch) => `اتصل بفرع ${branch}`,
}

const turning = {
  previous: 'السابق',
  next: 'التالي',
  pause: 'أوقف الحركة',
  play: 'شغّل الحركة',
}

export const home: HomeText = {
  hero: {
    title: 'قهوتك جاهزة متى كنت جاهزًا',
    lead: 'اطلب من هاتفك واستلم من الكاونتر.',
    order: 'اطلب الآن',
    track: 'تتبّع طلبك',
    picture: 'فنجان كابتشينو مع بسكويتة على طاولة خشبية في المساء',
    pause: turning.pause,
    play: turning.play,
  },
  shop: { dishes: 'من قائمتنا', whole: 'القائمة كاملة', where: 'أين تجدنا', hours: 'المواعيد والتواصل' },
  offers: {
    title: 'عروضنا الخاصة',
    labels: { ...turning, slide: (n, of) => `العرض ${n} من ${of}` },
  },
  steps: {
    title: 'كيف يتم الطلب',
    order: { title: 'حضّر طلبك', text: 'اختر من القائمة وقل لنا لمن الطلب. ستحصل على رمز من ثمانية أحرف وأرقام.' },
    today: (time) => `طلبات اليوم حتى الساعة ${time}، وبعدها ليوم العمل التالي.`,
    todayAnywhere: 'لكل فرع ساعة تنتهي عندها طلبات اليوم، وبعدها يكون الطلب ليوم العمل التالي.',
    check: { title: 'تابع حالته', text: 'اكتب رمزك لترى إلى أين وصلنا.' },
    stages: [glossary.received, glossary.ready, glossary.handedOver],
    pick: { title: 'ادفع واستلم', text: 'تعال إلى الكاونتر، وادفع إن لم تكن قد دفعت عبر الإنترنت، وخذ طلبك وهو ساخن.' },
    track: 'تتبّع طلبك',
  },
  story: {
    title: 'نحضّره عندما تطلب',
    text: [
      'نحضّر كل فنجان عندما تطلبه، ومعه شيء لذيذ، وبلا انتظار.',
      'اطلب وأنت في الطريق، ومن يحضّر قهوتك هو من يقدّمها لك.',
    ],
    more: 'اقرأ قصتنا',
    waffle: 'وافل بالفراولة والكريمة',
    bagel: 'بيغل بالسلمون والبصل الأحمر',
  },
  guests: {
    title: 'ماذا يقول زبائننا',
    labels: { ...turning, slide: (n, of) => `الزبون ${n} من ${of}` },
    inBranch: (branch) => `في ${branch}`,
  },
  tour: {
    title: 'ادخل وانظر حولك',
    lead: 'اسحب الصورة أو استعمل الأسهم.',
    labels: {
      view: 'انظر حولك في المحل',
      hint: 'أسهم لوحة المفاتيح تدير المشهد، والزائد والناقص للتكبير والتصغير.',
      left: 'استدر يسارًا',
      right: 'استدر يمينًا',
      nearer: 'تكبير',
      farther: 'تصغير',
      flat: 'متصفحك يعرضها كصورة عادية',
    },
    places: {
      counter: 'كاونتر التقديم',
      pictures: 'جدار القهوة',
      bench: 'المقعد الطويل',
      windows: 'النوافذ على الشارع',
    },
  },
  posts: {
    title: 'سألتمونا',
    labels: { ...turning, slide: (n, of) => `السؤال ${n} من ${of}` },
  },
  failed: 'لم تصل عروضنا وحكاياتنا.',
  tryAgain: words.tryAgain,
}

export const photos: PhotosText = {
  bar: 'آلة الإسبريسو على كاونتر من الرخام',
  'pastry-case': 'كعك وكرواسون خلف زجاج الكاونتر',
  'window-seat': 'فنجان قهوة على طاولة صغيرة قرب النافذة',
  bench: 'المقعد الطويل تحت اللوحات وأمامه طاولة',
  'table-morning': 'طاولة فطور عليها كرواسون وبيض وقهوة',
  'table-lunch': 'طاولة غداء عليها بيغل وسلطة وليموناضة',
  'table-evening': 'طاولة في المساء عليها سبريتز ونبيذ وطبق أجبان',
  'offer-free-waffle': 'وافل لييج وفنجان قهوة قرب بطاقة عليها عشرة أختام',
  'offer-cake-coffee': 'قطعة من كعكة التفاح مع فنجان قهوة صغير',
  'offer-student': 'بانيني وكولا قرب دفتر',
  'post-our-name': 'فنجان قهوة صغير ووعاء من البندق',
  'post-waffles': 'وافل بروكسل إلى جانب وافل لييج',
  'post-noon': 'كيس ورقي على الكاونتر تحت ساعة تشير إلى الثانية عشرة',
  'post-no-milk': 'بيغل بالحمص وشاي بالنعناع وإبريق صغير من حليب الشوفان',
  'branch-antwerpen': 'محلنا في أنتويرب، في بيت ضيق من الطوب بواجهة مدرّجة',
  'branch-merksem': 'محلنا في ميركسم، على زاوية الشارع، بنافذة عريضة',
  'branch-etterbeek': 'محلنا في إتربيك، في بيت أبيض بنافذة مقوّسة بارزة',
}

export const times: TimesDictionary = {
  both: (now, then) => `${now}، ${then}`,
  ready: (time) => `${glossary.ready} ${time}`,
  readyShort: (time) => `${glossary.ready} ${time}`,
  readyFrom: (time) => `${glossary.ready} ابتداءً من ${time}`,
  readyFromShort: (time) => `${glossary.ready} ابتداءً من ${time}`,
  back: (time) => `نعود ${time}`,
  full: (time) => `ممتلئ حتى ${time}`,
  orderFor: (time) => `اطلب الآن لموعد ${time}`,
  nothingLeft: 'لا مواعيد متبقية اليوم',
  workAhead: (n) => `${n} د من العمل قبلك`,
  kept: (percent, n) => `صدق ${percent}% من ${n} موعد هذا الشهر`,
  pauses: {
    busy: 'ازدحام شديد',
    break: 'استراحة قصيرة',
    fault: 'عطل في أحد الأجهزة',
    staff: 'نقص في العاملين',
    other: 'متوقف مؤقتًا',
  },
}

export const sale: SaleWords = {
  until: (time) => `حتى ${time}`,
  from: (time) => `من ${time}`,
  over: (time) => `حتى ${time} فقط`,
  fromDay: (day) => `ابتداءً من ${day}`,
  onlyIn: (branches) => `في ${branches} فقط`,
  hours: {
    until: (time) => `حتى ${time}`,
    from: (time) => `من ${time}`,
    between: (from, until) => `من ${from} حتى ${until}`,
    and: ' و',
  },
  notThen: (hours) => `نبيع هذا ${hours}، وطلبك لوقت آخر.`,
  notThatDay: 'لا نبيع هذا في يوم طلبك.',
  notHere: (branch) => `لا يُباع هذا في ${branch}.`,
  overNow: 'لم يعد ممكنًا طلب هذا لذلك اليوم.',
}

export const pages: PageDictionary = {
  toMenu: words.toMenu,
  notFound: {
    title: 'أهلًا بك',
    lead: 'لا شيء في هذا العنوان، لكن القائمة قريبة.',
  },
}

const count = plural('ar')
const items = (n: number) =>
  count(n, { zero: 'لا أصناف', one: 'صنف واحد', two: 'صنفان', few: `${n} أصناف`, many: `${n} صنفًا`, other: `${n} صنف` })

export const more: MoreDictionary = {
  ...words,
  persons: { fewer: 'شخص أقل', more: 'شخص أكثر' },
  nav: {
    main: 'القائمة الرئيسية',
    home: 'الرئيسية',
    about: 'من نحن',
    contact: 'اتصل بنا',
    menu: 'قائمة الطعام',
    allItems: 'كل الأصناف',
    own: 'طلباتك ومفضلاتك وأختامك',
    track: 'تتبع طلبك',
    review: 'الآراء',
    reservation: 'حجز طاولة',
    gift: 'بطاقات الهدايا',
    signIn: 'تسجيل الدخول',
    signOut: 'تسجيل الخروج',
    footer: 'قهوة ووجبات خفيفة تستلمها بنفسك.',
    staff: 'للموظفين',
    legal: 'إشعار قانوني',
    terms: 'شروط البيع',
    privacy: 'الخصوصية',
    accessibility: 'إمكانية الوصول',
  },
  day: {
    forDay: (day) => `اطلب ليوم ${day}`,
    today: 'اطلب لليوم',
  },
  menu: {
    emptyText: 'نعتذر عن ذلك، ويمكنك تصفح بقية الأصناف.',
    begins: {
      title: 'القائمة ليست هنا بعد',
      text: 'ما زلنا نجهّز متجرنا. عُد إلينا قريبًا.',
      noBranch: 'لا يمكن الطلب هنا بعد: ما زلنا نجهّز متجرنا.',
    },
    wholeMenu: 'تصفح القائمة كلها',
    searchLabel: 'عمّ تبحث؟',
    clearSearch: 'امسح البحث',
    nothingFound: (text) => `لا يوجد في قائمتنا ما يطابق «${text}»`,
    found: items,
    failedTitle: 'تعذر الاتصال بالمحل',
    failedText: 'تحقق من اتصالك بالإنترنت. نحن نعيد المحاولة تلقائيًا.',
  },
  cart: {
    branchTitle: 'اختر فرعك',
    title: 'طلبك',
    view: 'عرض الطلب',
    empty: 'لا شيء هنا بعد',
    emptyText: 'اختر شيئًا من القائمة وسيظهر هنا.',
    placeOrder: 'أرسل الطلب',
    items,
    remove: 'حذف',
    removed: (name) => `حُذف ${name} من طلبك.`,
    undo: 'تراجع',
    each: (price) => `${price} للواحد`,
    priceChanged: (before, now) => `تغير السعر من ${before} إلى ${now}.`,
    accept: 'موافق على السعر الجديد',
    outOfStock: (branch) => `غير متوفر الآن في ${branch}.`,
    goneName: 'صنف اخترته من قبل',
    gone: 'لم يعد في قائمتنا.',
    optionOut: (option, branch) => `نفد ${option} الآن في ${branch}.`,
    chooseAgainWhy: 'ما اخترته منه لم يعد متوفرًا بهذا الشكل.',
    chooseAgain: 'اختر من جديد',
    listComma: '، ',
    lookAgain: 'تغير شيء منذ اختيارك. انظر إلى الأصناف المعلّمة.',
    pickUpAt: (branch) => `الاستلام من ${branch}`,
  },
  note: {
    label: words.note,
    add: 'أضف ملاحظة',
    example: 'مثلًا: ساخن جدًا، مقطوع نصفين',
    left: (n) =>
      count(n, {
        one: 'بقي حرف واحد',
        two: 'بقي حرفان',
        few: `بقيت ${n} أحرف`,
        many: `بقي ${n} حرفًا`,
        other: `بقي ${n} حرف`,
      }),
    tooLong: (n) =>
      count(n, {
        one: 'النص أطول بحرف واحد. اختصره من فضلك، فلا يُحذف منه شيء.',
        two: 'النص أطول بحرفين. اختصره من فضلك، فلا يُحذف منه شيء.',
        few: `النص أطول بـ ${n} أحرف. اختصره من فضلك، فلا يُحذف منه شيء.`,
        many: `النص أطول بـ ${n} حرفًا. اختصره من فضلك، فلا يُحذف منه شيء.`,
        other: `النص أطول بـ ${n} حرف. اختصره من فضلك، فلا يُحذف منه شيء.`,
      }),
  },
  line: {
    gone: 'لا يوجد اتصال',
    old: 'قد يكون ما تراه قديمًا.',
    asOf: (time) => `ما تراه يعود إلى ${time}.`,
    back: 'عاد الاتصال.',
    kept: 'طلبك محفوظ. يمكنك إرساله عندما يعود اتصالك.',
    missing: 'لم يُفتح جزء من هذه الصفحة.',
    newer: 'توجد نسخة أحدث من هذه الصفحة.',
    lost: 'سيضيع ما كتبته هنا. أكمله أولًا.',
  },
  seat: {
    iSit: 'أنا جالس إلى طاولة في المحل',
    at: (table) => `طاولة ${table}`,
    atSome: 'إلى طاولة',
    leave: 'مغادرة الطاولة',
    understood: 'فهمت',
    noTables: (branch) => `لا نقدّم الطلبات إلى الطاولات في ${branch}. اطلب هنا واستلم طلبك بنفسك.`,
    unknownTable: (table, branch) =>
      `لا توجد في ${branch} طاولة «${table}». انظر إلى البطاقة على طاولتك مرة أخرى أو اسأل فريقنا.`,
    unknownBranch: (branch) =>
      branch
        ? `رابط البطاقة يذكر فرعًا ليس لدينا: «${branch}». اختر فرعك أو اسأل فريقنا.`
        : 'رابط البطاقة لا يذكر أي فرع. اختر فرعك أو اسأل فريقنا.',
  },
  ask: {
    notAdded: 'لم يُضف إلى طلبك',
    without: 'اتركه',
    costs: (item, branch, price) => `أُضيف ${item} إلى طلبك. سعره في ${branch} هو ${price}.`,
    afterwards: (item) => `ثم نضيف ${item} إلى طلبك.`,
    notHere: (item, branch) => `${item} غير متوفر الآن في ${branch}، لذلك لم يُضف إلى طلبك.`,
    notNow: (item, branch) => `لم يعد فرع ${branch} يستقبل طلبات لذلك اليوم، لذلك لم يُضف ${item} إلى طلبك.`,
  },
  signOut: {
    title: 'هل تريد تسجيل الخروج؟',
    text: 'لن تُحذف أي بيانات، ويمكنك تسجيل الدخول بهذا الحساب متى شئت.',
    failed: 'تعذر الاتصال بالمحل، لذلك ما زلت مسجل الدخول. حاول مرة أخرى.',
  },
}

export const diet: DietText = {
  ...words,
  title: 'ماذا تتجنب؟',
  lead: 'قلها مرة واحدة، فتعرض القائمة ما يناسبك.',
  diets: {
    title: 'الحمية',
    names: { vegetarian: 'نباتي', vegan: 'نباتي صرف', halal: 'حلال', 'no-alcohol': 'بلا كحول' },
  },
  allergens: 'مسببات الحساسية',
  byName: 'بعض الحبوب أو المكسرات فقط',
  done: 'عرض القائمة',
  suited: 'معروض بما يناسبك',
  clear: 'مسح',
  more: 'إضافة',
  without: (name) => `بلا ${name}`,
  remove: (name) => `إزالة: ${name}`,
  rest: 'الباقي',
  restTitle: 'ما لا يناسبك',
  shown: { grey: 'رمادي', hide: 'إخفاء' },
  hidden: (n) => `عدد الأصناف المخفية لأنها لا تناسبك: ${n}`,
  device: 'محفوظ على هذا الجهاز فقط. إن كانت حساسيتك شديدة فأخبرنا أيضًا عند الكاونتر.',
  searched: {
    contains: 'مُبيَّن: ما يحتوي عليه، وما قد توجد فيه آثار منه.',
    suits: 'ما أُعلن أنه يناسب.',
  },
  fits: 'يناسبك',
  withThat: (name) => `مع ${name}`,
  // Isolated: the sign of the price stays before it.
  dearer: (how, price) => `${how}، \u2066${price}\u2069`,
  fitsWith: (how) => `يناسبك ${how}`,
  fitsChosen: 'يناسبك إن اخترت ما يناسبك',
  traces: (list) => `قد توجد آثار من ${list}`,
  tracesWith: (how, list) => `يناسبك ${how}، لكن قد توجد آثار من ${list}`,
  ask: 'اسألنا',
  askTitle: (name) => `ماذا يحتوي ${name}؟`,
  askText: 'لم يُعلن بعد ما يحتوي عليه. اتصل بنا أو اسأل عند الكاونتر قبل أن تطلبه.',
  addAnyway: 'أضفه رغم ذلك',
  doesNotFit: 'لا يناسب ما تتجنبه',
  someDoNotFit: (n) => `أصناف قد لا تناسب ما تتجنبه: ${n}`,
}

export const allergens: AllergensText = {
  title: 'المكونات المسببة للحساسية',
  names: substanceNames,
  groups: groupNames,
  withGluten: (cereal) => `${cereal} (غلوتين)`,
  contains: (list) => `يحتوي على ${list}`,
  traces: (list) => `قد يحتوي على آثار من ${list}`,
  none: 'لا شيء من مسببات الحساسية الـ14 الواجب ذكرها',
  partsNotDeclared: (n) =>
    count(n, {
      one: 'أحد الأصناف لم يُعلن بعد',
      two: 'صنفان لم يُعلنا بعد',
      few: `${n} أصناف لم تُعلن بعد`,
      many: `${n} صنفًا لم يُعلن بعد`,
      other: `${n} صنف لم يُعلن بعد`,
    }),
  notDeclared: 'لم يُعلن بعد',
  askUs: 'يرجى أن تسألنا عما يحتويه.',
  age: (years) => `من سن ${years} فما فوق: أحضر بطاقة هويتك معك.`,
}

export const item: ItemWords = {
  ...words,
  chooseOne: 'اختر واحدًا',
  ifYouLike: 'إن أردت',
  upTo: (most) => `حتى ${most}`,
  atLeast: (least) => `${least} على الأقل`,
  between: (least, most) => `من ${least} إلى ${most}`,
  included: (units) => `${units} ضمن السعر`,
  inPrice: 'ضمن السعر',
  asItComes: 'كما هو',
  soldOut: glossary.soldOut,
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
  depends: 'قد يضيف إليها ما ستختاره بعد.',
  full: 'في طلبك 99 منه بالفعل، ولا يمكن إضافة المزيد.',
}

const pieces = (n: number) =>
  count(n, { one: 'قطعة واحدة', two: 'قطعتان', few: `${n} قطع`, many: `${n} قطعة`, other: `${n} قطعة` })

export const options: OptionsText = {
  without: (name) => `بدون ${name}`,
  times: (quantity, name) => `${quantity} × ${name}`,
  sized: (name, count) => `${name}، ${pieces(count)}`,
}
