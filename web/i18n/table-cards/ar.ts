// Arabic: the words of the page that prints table cards.
import type { TableCardsText } from './en.ts'

export const ar: TableCardsText = {
  title: 'بطاقات الطاولات',
  link: 'طباعة بطاقات الطاولات',
  hint: 'بطاقة لكل طاولة. يمسح الضيوف رمزها ويطلبون إلى طاولتهم ما دام الفرع مفتوحًا.',
  languages: 'لغات البطاقات',
  from: 'من طاولة',
  to: 'إلى طاولة',
  print: (n) => (n === 1 ? 'طباعة بطاقة واحدة' : `طباعة البطاقات (${n})`),
  address: (address) => `تقود البطاقات إلى ${address}`,
  local:
    'هذا العنوان يعمل على هذا الجهاز فقط. اضبط PUBLIC_URL على الخادم، أو افتح هذه الصفحة بعنوان المحل، قبل الطباعة.',
  none: 'لا طاولات في هذا الفرع',
  noneHint: 'يحدد صاحب المحل في إعدادات الفرع عدد الطاولات وإمكانية الطلب إلى الطاولة.',
}
