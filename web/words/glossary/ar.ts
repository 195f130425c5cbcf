// Arabic: the words for the states of orders, items and branches. Texts with the word alone
// refer to them; sentences inflect it and have their own.
import type { Glossary } from './en.ts'

export const glossary: Glossary = {
  received: 'استلمناه',
  accepted: 'قُبل',
  making: 'قيد التحضير',
  ready: 'جاهز',
  partReady: 'جاهز',
  handedOver: 'سُلّم',
  refused: 'مرفوض',
  cancelled: 'ملغى',
  notCollected: 'لم يُستلم',
  notPaid: 'غير مدفوع',
  soldOut: 'نفد',
  open: 'مفتوح',
  closed: 'مغلق',
}
