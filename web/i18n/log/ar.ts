// Arabic words of the staff log.
import type { LogText } from './en.ts'

const content: Readonly<Record<string, string>> = { offer: 'عرض', post: 'منشور', testimonial: 'شهادة' }
const status: Readonly<Record<string, string>> = { received: 'مستلَم', ready: 'جاهز', served: 'مُسلَّم' }
const steps: Readonly<Record<string, string>> = {
  accept: 'قُبل',
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

export const ar: LogText = {
  title: 'السجل',
  hint: 'ما غيّره فريقك والمتجر نفسه خلال السنة الماضية.',
  search: 'بحث',
  searchHint: 'اسم أو صنف أو رقم طلب',
  who: 'الشخص',
  everybody: 'الجميع',
  where: 'الفرع',
  everywhere: 'كل الفروع',
  kind: 'ماذا',
  everything: 'الكل',
  from: 'من',
  to: 'إلى',
  more: 'عرض الأقدم',
  empty: 'لا شيء هنا بعد',
  emptyHint: 'يظهر هنا ما يغيّره فريقك.',
  noneFound: 'لم يُعثر على شيء',
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
    'orders.setLineStatus': ({ who, where, data, count }) =>
      `غيّر ${who} حالة الطلب ${data.order} في ${where} إلى «${status[String(data.status)]}» (عدد السطور: ${count('lines')})`,
    'orders.step': ({ who, where, data }) =>
      `${who}: الطلب ${data.order} في ${where} ${steps[String(data.step)] ?? ''}`,
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
    'guard.setRules': ({ who, data }) =>
      data.on ? `حدد ${who} ما يمكن للزبائن طلبه دون كلمة` : `سمح ${who} لجميع الزبائن بالطلب دون كلمة`,
    'orders.enter': ({ who, where, data }) => `أدخل ${who} الطلب ${data.order} في ${where}`,
    'orders.change': ({ who, where, data }) => `غيّر ${who} الطلب ${data.order} في ${where}`,
    'orders.postpone': ({ who, where, data }) => `نقل ${who} موعد الطلب ${data.order} في ${where}`,
    'orders.clear': ({ who, where, count }) => `نقل ${who} طلبات ${where} إلى الأرشيف (العدد: ${count('orders')})`,
    'archives.bringBack': ({ who, where, data }) => `أعاد ${who} الطلب ${data.order} في ${where} من الأرشيف`,
    'archives.restore': ({ who, where, count }) => `أعاد ${who} طلبات ${where} من الأرشيف (العدد: ${count('orders')})`,
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
      if (data.change === 'resume') return `أنهى ${who} توقف ${where}`
      return data.change === 'extra'
        ? `أضاف ${who} ${data.minutes} دقيقة إلى الطلبات الجديدة في ${where} لمدة نصف ساعة`
        : `أنهى ${who} الدقائق المضافة في ${where}`
    },
    'shop.setMessage': ({ who, data }) => (data.shown ? `حدّد ${who} رسالة التوصيل` : `أخفى ${who} رسالة التوصيل`),
    'items.add': ({ who, what }) => `أضاف ${who} ${what} إلى القائمة`,
    'items.save': ({ who, what, data }) =>
      data.declared === undefined
        ? `عدّل ${who} ${what}`
        : data.declared
          ? `عدّل ${who} ما يحتوي عليه ${what}`
          : `سحب ${who} ما أُعلن عن محتوى ${what}`,
    'items.remove': ({ who, what }) => `أزال ${who} ${what} من القائمة`,
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
    'guide.placeTest': ({ who, where, data }) => `أرسل ${who} الطلب التجريبي ${data.order} في ${where}`,
    'guide.endTest': ({ who, where, data }) => `ألغى ${who} الطلب التجريبي ${data.order} في ${where}`,
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
    'displays.add': ({ who, where, data }) => `أضاف ${who} شاشة الضيوف «${data.display}» في ${where}`,
    'displays.withdraw': ({ who, where, data }) => `ألغى ${who} شاشة الضيوف «${data.display}» في ${where}`,
    'staff.appoint': ({ who, what, where, data }) => {
      if (data.state === 'locked') return `قفل ${who} حساب ${what}`
      if (data.owner) return `جعل ${who} ${what} مالكًا`
      return where ? `عيّن ${who} ${what} في ${where}` : `سحب ${who} كل الفروع من ${what}`
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
