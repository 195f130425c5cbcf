// What an order comes to at each VAT rate, and what of it meal vouchers may pay for (VAT-4, PAY-8).
import type { StaffOrder } from '#contract/index.ts'
import { noVatReceipt } from '#domain/money/no-vat-sentence.ts'
import type { ReceiptSums } from '#domain/money/receipt-sums.ts'
import { mealVoucherPart } from '#domain/money/vat.ts'
import { useObservable } from '#web/data/observable.ts'
import { localeStore } from '#web/data/page/page-locale.ts'
import { formatRate } from '#web/words/format-more.ts'
import { useVatText } from '#web/words/money/index.ts'

/** With the words that it is no receipt of a registered till, which must stand on whatever is printed. */
type VatSplitProps = Pick<StaffOrder, 'lines'> & { vat: ReceiptSums['vat'] }

export function VatSplit({ lines, vat }: VatSplitProps) {
  const { t, locale, money } = useVatText()
  const vouchers = mealVoucherPart(lines)
  const cell = 'py-1 ps-1 text-end tabular-nums wrap-anywhere sm:ps-3'
  return (
    <div className="mt-3 text-sm">
      {vat.length > 0 && (
        <table className="w-full border-t border-line">
          <caption className="sr-only">{t.split.title}</caption>
          <thead className="text-ink-2">
            <tr>
              <th scope="col" className="py-1 text-start font-medium">
                {t.split.title}
              </th>
              <th scope="col" className={`${cell} font-medium`}>
                {t.split.net}
              </th>
              <th scope="col" className={`${cell} font-medium`}>
                {t.split.tax}
              </th>
              <th scope="col" className={`${cell} font-medium`}>
                {t.split.gross}
              </th>
            </tr>
          </thead>
          <tbody>
            {vat.map(({ rate, net, tax, gross }) => (
              <tr key={rate}>
                <th scope="row" className="py-1 text-start font-normal">
                  {rate === null ? t.split.unknown : formatRate(rate, locale)}
                </th>
                <td className={cell}>{rate === null ? '' : money(net)}</td>
                <td className={cell}>{rate === null ? '' : money(tax)}</td>
                <td className={cell}>{money(gross)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {vouchers > 0 && <p className="no-print mt-2 text-ink-2">{t.split.vouchers(money(vouchers))}</p>}
      <NoVatReceipt />
    </div>
  )
}

/** That what is read or printed is no receipt of a registered till, in each language (VAT-4). */
function NoVatReceipt() {
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
