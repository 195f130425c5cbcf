// How a VAT rate is called on screen.
import { localeTags } from '#domain/shared/locale.ts'
import { useBookWords } from '#web/words/books/index.ts'

/** '6 %' for 600. Show it in <bdi dir="ltr">, so that the sign stays behind the number in Arabic too. */
export function useRateName(): (rate: number | null) => string {
  const { t, locale } = useBookWords()
  const number = new Intl.NumberFormat(localeTags[locale], { maximumFractionDigits: 2 })
  return (rate) => (rate === null ? t.noRate : `${number.format(rate / 100)} %`)
}
