// Arabic: what a customer avoids, and what fits.
import type { DietText } from './en.ts'

export const ar: DietText = {
  title: 'ماذا تتجنب؟',
  lead: 'قلها مرة واحدة، فتعرض القائمة ما يناسبك.',
  diets: {
    title: 'الحمية',
    names: { vegetarian: 'نباتي', vegan: 'نباتي صرف', halal: 'حلال', 'no-alcohol': 'بلا كحول' },
  },
  allergens: 'مسببات الحساسية',
  byName: 'بعض الحبوب أو المكسرات فقط',
  done: 'عرض القائمة',
  close: 'إغلاق',
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
  callUs: (branch) => `اتصل بفرع ${branch}`,
  addAnyway: 'أضفه رغم ذلك',
  doesNotFit: 'لا يناسب ما تتجنبه',
  someDoNotFit: (n) => `أصناف قد لا تناسب ما تتجنبه: ${n}`,
}
