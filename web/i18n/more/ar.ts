// Arabic, modern standard: the words of what opens over the menu or beside it: navigation, cart, search.

import { plural } from '../plural.ts'
import type { MoreDictionary } from './en.ts'

const count = plural('ar')

const items = (n: number) =>
  count(n, { zero: 'لا أصناف', one: 'صنف واحد', two: 'صنفان', few: `${n} أصناف`, many: `${n} صنفًا`, other: `${n} صنف` })

export const ar: MoreDictionary = {
  nav: {
    main: 'القائمة الرئيسية',
    close: 'إغلاق',
    home: 'الرئيسية',
    about: 'من نحن',
    contact: 'اتصل بنا',
    menu: 'قائمة الطعام',
    allItems: 'كل الأصناف',
    track: 'تتبع طلبك',
    review: 'الآراء',
    reservation: 'حجز طاولة',
    signIn: 'تسجيل الدخول',
    signOut: 'تسجيل الخروج',
    allOrders: 'كل الطلبات',
    board: 'لوحة الطلبات',
    days: 'الأيام',
    menuEdit: 'تعديل القائمة',
    reviewAdmin: 'كل الآراء',
    reservations: 'الحجوزات',
    messages: 'الرسائل',
    begin: 'جهّز متجرك',
    brand: 'هوية متجرك',
    siteEdit: 'نصوص الموقع',
    branches: 'الفروع',
    alerts: 'التنبيهات',
    fakeOrders: 'الطلبات الوهمية',
    people: 'فريق العمل',
    persons: 'بيانات الزبائن',
    log: 'السجل',
    password: 'حسابي',
    cancel: 'إلغاء',
    footer: 'قهوة ووجبات خفيفة تستلمها بنفسك.',
    staff: 'للموظفين',
    legal: 'إشعار قانوني',
    terms: 'شروط البيع',
    privacy: 'الخصوصية',
    accessibility: 'إمكانية الوصول',
    legalEdit: 'الصفحات القانونية',
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
    tryAgain: 'حاول مرة أخرى',
  },
  cart: {
    branchTitle: 'اختر فرعك',
    title: 'طلبك',
    view: 'عرض الطلب',
    empty: 'لا شيء هنا بعد',
    emptyText: 'اختر شيئًا من القائمة وسيظهر هنا.',
    total: 'المجموع',
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
    change: 'تغيير',
    listComma: '، ',
    lookAgain: 'تغير شيء منذ اختيارك. انظر إلى الأصناف المعلّمة.',
    pickUpAt: (branch) => `الاستلام من ${branch}`,
  },
  note: {
    label: 'ملاحظة',
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
  },
  line: {
    gone: 'لا يوجد اتصال',
    old: 'قد يكون ما تراه قديمًا.',
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
