// Arabic: when a branch has things ready, and what a pause or a full hour means.
import type { TimesDictionary } from './en.ts'

export const ar: TimesDictionary = {
  both: (now, then) => `${now}، ${then}`,
  ready: (time) => `جاهز ${time}`,
  readyShort: (time) => `جاهز ${time}`,
  back: (time) => `نعود ${time}`,
  full: (time) => `ممتلئ حتى ${time}`,
  orderFor: (time) => `اطلب الآن لموعد ${time}`,
  nothingLeft: 'لا مواعيد متبقية اليوم',
  pauses: {
    busy: 'ازدحام شديد',
    break: 'استراحة قصيرة',
    fault: 'عطل في أحد الأجهزة',
    staff: 'نقص في العاملين',
    other: 'متوقف مؤقتًا',
  },
}
