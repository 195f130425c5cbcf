// That what is read or printed is no receipt of a registered till, in each language (VAT-4).
import { noVatReceipt } from '../../domain/money/no-vat-sentence.ts'
import { useObservable } from '../api/observable.ts'
import { localeStore } from '../i18n/page-locale.ts'

export function NoVatReceipt() {
  const first = useObservable(localeStore)
  return (
    <p className="mt-2 text-sm text-ink-2">
      {noVatReceipt(first).map(({ locale, text }) => (
        <bdi key={locale} lang={locale} className="me-2">
          {text}
        </bdi>
      ))}
    </p>
  )
}
