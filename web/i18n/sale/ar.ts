// Arabic: where and when something is sold.
import type { SaleWords } from './en.ts'

export const ar: SaleWords = {
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
