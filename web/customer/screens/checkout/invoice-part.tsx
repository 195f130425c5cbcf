// 'I need an invoice': the company that the order is invoiced to, folded away until somebody asks for it (BOOK-4).
import { sellerOf } from '#domain/money/invoice-seller.ts'
import { InvoiceFields } from '#web/customer/ordering/invoice-fields.tsx'
import { useAnswer } from '#web/data/answer.ts'
import { Card } from '#web/ui/display/card.tsx'
import { useInvoiceText } from '#web/words/invoice/index.ts'
import type { CheckoutState } from './use-checkout.ts'

/** Nothing, in a shop whose company is not complete: it cannot make invoices. */
export function InvoicePart({ checkout }: { checkout: CheckoutState }) {
  const { t } = useInvoiceText()
  const company = useAnswer('legal.company', {}).value?.company
  const { invoice, invoiced } = checkout.draft
  if (!invoiced && !(company && sellerOf(company))) return null
  return (
    <Card className="grid gap-4">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5.5 shrink-0"
          checked={invoiced}
          onChange={(event) => checkout.change('invoiced', event.target.checked)}
        />
        <span>{t.need}</span>
      </label>
      {invoiced && (
        <>
          <p className="text-sm text-ink-2">{t.needHint}</p>
          <InvoiceFields
            typed={invoice}
            errorAt={(field) => checkout.fieldError(`invoice.${field}`)}
            onChange={checkout.changeInvoice}
          />
        </>
      )}
    </Card>
  )
}
