// العربية: الطابعات المتعطلة، ومطبوعات الطلب.
import { plural } from '../plural.ts'
import type { OrderPaperText } from './en.ts'

const count = plural('ar')

export const slips: OrderPaperText = {
  conditions: {
    new: 'لم تتصل بعد',
    ready: 'جاهزة',
    'low-paper': 'الورق يوشك أن ينفد',
    'no-paper': 'لا ورق',
    'cover-open': 'الغطاء مفتوح',
    fault: 'عطل',
    silent: 'لا تتصل',
  },
  since: (time) => `منذ ${time}`,
  waiting: (n) =>
    count(n, {
      zero: 'لا شيء ينتظر',
      one: 'مطبوعة واحدة تنتظر',
      two: 'مطبوعتان تنتظران',
      few: `${n} مطبوعات تنتظر`,
      many: `${n} مطبوعة تنتظر`,
      other: `${n} مطبوعة تنتظر`,
    }),
  takesOver: (printer) => `تنوب عنها ${printer}`,
  help: {
    'low-paper': 'جهّز لفافة جديدة.',
    'no-paper': 'ضع لفافة جديدة، فيُطبع ما ينتظر تلقائيًا.',
    'cover-open': 'أغلق الغطاء، فيُطبع ما ينتظر تلقائيًا.',
    fault: 'انظر إلى الطابعة، أو أطفئها وشغّلها من جديد.',
    silent: 'إنها مطفأة أو بلا شبكة.',
  },
  several: (n) =>
    count(n, {
      one: 'طابعة واحدة لا تطبع',
      two: 'طابعتان لا تطبعان',
      few: `${n} طابعات لا تطبع`,
      other: `${n} طابعة لا تطبع`,
    }),
  givenUp: (n) =>
    count(n, {
      zero: 'طُبع كل شيء',
      one: 'مطبوعة واحدة لم تُطبع',
      two: 'مطبوعتان لم تُطبعا',
      few: `${n} مطبوعات لم تُطبع`,
      many: `${n} مطبوعة لم تُطبع`,
      other: `${n} مطبوعة لم تُطبع`,
    }),
  look: 'عرض',
  allWell: 'كل الطابعات تعمل.',
  kinds: { kitchen: 'تذكرة المطبخ', receipt: 'الإيصال', label: 'الملصقات', test: 'صفحة تجريبية' },
  marks: { changed: 'معدّلة', cancelled: 'ملغاة', reprint: 'مكرّرة' },
  notPrinted: (slip, printer) => `${slip}: لم تتم الطباعة، ${printer}`,
  why: {
    drawing: 'تعذّر رسمها.',
    kind: 'لا تستطيع الطابعة طبع صور من هذا النوع.',
    large: 'هي أكبر مما تحتمله الطابعة.',
    network: 'لم تستطع الطابعة جلبها في الوقت المناسب.',
    paper: 'نفد الورق أثناء الطباعة.',
    cover: 'فُتح الغطاء أثناء الطباعة.',
    fault: 'تعطّلت الطابعة أثناء الطباعة.',
    silence: 'أخذتها الطابعة ولم تؤكد طباعتها. ربما هي على الورق.',
    other: (code) => `تقول الطابعة: ${code}`,
  },
  title: 'على الورق',
  none: 'لم يُطبع شيء بعد.',
  states: {
    queued: (printer) => `في انتظار ${printer}`,
    offered: (printer) => `تجري الطباعة، ${printer}`,
    printed: (printer, time) => `طُبع ${time}، ${printer}`,
    failed: (printer) => `لم تتم الطباعة، ${printer}`,
  },
  print: { kitchen: 'اطبع تذكرة المطبخ', receipt: 'اطبع الإيصال', label: 'اطبع الملصقات' },
  again: 'اطبع من جديد',
  letBe: 'اتركها',
  sentTo: (printers) => `أُرسل إلى ${printers}`,
}
