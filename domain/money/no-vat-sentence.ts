// That what is read or printed is no receipt of a registered till, in each language, as nobody knows who holds the
// paper (VAT-4).
import { type FullText, type Locale, locales } from '../shared/locale.ts'

const sentences: FullText = {
  en: 'This is not a VAT receipt from a registered till.',
  nl: 'Geen btw-kasticket.',
  fr: 'Ceci n’est pas un ticket TVA.',
  ar: 'هذا ليس إيصالًا ضريبيًا من صندوق مسجّل.',
}

/** First in the language of the reader. */
export const noVatReceipt = (first: Locale): { readonly locale: Locale; readonly text: string }[] =>
  [first, ...locales.filter((one) => one !== first)].map((locale) => ({ locale, text: sentences[locale] }))
