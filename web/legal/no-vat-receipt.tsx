// That what is read or printed is no receipt of a registered till, in each language, as nobody knows who holds the paper (VAT-4).
import { type Locale, locales } from '../../domain/shared/locale.ts'
import { useObservable } from '../api/observable.ts'
import { localeStore } from '../i18n/page-locale.ts'

const sentences: Readonly<Record<Locale, string>> = {
  en: 'This is not a VAT receipt from a registered till.',
  nl: 'Geen btw-kasticket.',
  fr: 'Ceci n’est pas un ticket TVA.',
  ar: 'هذا ليس إيصالًا ضريبيًا من صندوق مسجّل.',
}

/** First in the language of the page. */
export function NoVatReceipt() {
  const first = useObservable(localeStore)
  return (
    <p className="mt-2 text-sm text-ink-2">
      {[first, ...locales.filter((one) => one !== first)].map((locale) => (
        <bdi key={locale} lang={locale} className="me-2">
          {sentences[locale]}
        </bdi>
      ))}
    </p>
  )
}
