// Arabic, modern standard: the words of the first load, which are the menu and its frame.

import type { Dictionary } from './en.ts'
import { glossary } from './glossary/ar.ts'
import { plural } from './plural.ts'

const count = plural('ar')

const items = (n: number) =>
  count(n, { zero: 'لا أصناف', one: 'صنف واحد', two: 'صنفان', few: `${n} أصناف`, many: `${n} صنفًا`, other: `${n} صنف` })

export const first: Dictionary = {
  nav: {
    skip: 'إلى المحتوى',
    menuButton: 'افتح القائمة الجانبية',
    cart: (n) => `السلة، ${items(n)}`,
    language: 'اللغة',
    search: 'ابحث في القائمة',
  },
  branch: {
    question: 'من أين تود استلام طلبك؟',
    welcome: 'اختر الفرع الأقرب إليك، وسنتذكره في المرة القادمة.',
    change: 'تغيير',
    choose: (name) => `اختر ${name}`,
    openUntil: (time) => `مفتوح حتى ${time}`,
    openNow: 'مفتوح',
    opensAt: (time) => `يفتح عند ${time}`,
    opensOn: (day, time) => `يفتح يوم ${day} عند ${time}`,
    closed: glossary.closed,
    ordersUntil: (time) => `نستقبل طلبات اليوم حتى ${time}`,
    ordersToday: 'نستقبل طلبات اليوم',
    ordersForDay: (day) => `نستقبل طلبات يوم ${day}`,
    noOrders: 'لا نستقبل طلبات حاليًا',
  },
  menu: {
    title: 'ماذا نحضّر لك؟',
    categories: 'الأقسام',
    all: 'الكل',
    noDelivery: 'لا يوجد توصيل حاليًا (الاستلام من الفرع فقط). شكرًا!',
    unavailable: 'غير متوفر حاليًا',
    addToCart: 'أضف إلى السلة',
    fromPrice: (price) => `من ${price}`,
    oneMore: 'زد واحدًا',
    oneLess: 'أنقص واحدًا',
    diet: 'حساسية أو حمية',
    loading: 'القائمة في الطريق',
  },
  day: {
    cutOffPassed: (time) => `كنا نستقبل طلبات اليوم حتى ${time}.`,
    dayClosed: 'لم نعد نستقبل طلبات لهذا اليوم.',
    notOffered: 'لم نعد نستقبل طلبات لذلك اليوم.',
    orderFor: (day) => `طلبك ليوم ${day}.`,
    closedTitle: (name) => `فرع ${name} مغلق`,
    closedText: 'يمكنك تصفح القائمة، لكننا لا نستقبل الطلبات هنا حاليًا.',
  },
  screen: {
    menu: 'قائمة الطعام',
    loading: 'لحظة من فضلك',
    brokenTitle: 'لم تُفتح هذه الصفحة',
    brokenText: 'ربما السبب اتصالك بالإنترنت. طلبك محفوظ.',
    brokenOffline: 'ستُفتح من تلقاء نفسها حالما يعود اتصالك. طلبك محفوظ.',
    reload: 'أعد التحميل',
  },
}
