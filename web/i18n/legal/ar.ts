// Arabic: the words around the legal pages, and of whoever sells.
import type { LegalWords } from './en.ts'

export const ar: LegalWords = {
  fields: {
    name: 'الشركة',
    legalForm: 'الشكل القانوني',
    address: 'المقر',
    number: 'رقم المؤسسة',
    vat: 'رقم ضريبة القيمة المضافة',
    court: 'سجل الأشخاص الاعتباريين',
    email: 'البريد الإلكتروني',
    phone: 'الهاتف',
    host: 'الاستضافة',
    dataContact: 'جهة الاتصال بشأن البيانات',
  },
  draft: 'هذه مسودة. لم يؤكدها المحل بعد، ولم يقرأها محامٍ.',
  version: (version, day) => `الإصدار ${version} بتاريخ ${day}`,
  missing: (field) => `ناقص: ${field}`,
  forOwner: 'ترى هذا بصفتك صاحب المحل: ما هو معلَّم ناقص. لا يرى الزبائن هذه السطور.',
  edit: 'تعديل',
  print: 'طباعة أو حفظ',
  all: 'الصفحات القانونية',
  again: 'حاول مجددًا',
  soldBy: 'البائع',
}
