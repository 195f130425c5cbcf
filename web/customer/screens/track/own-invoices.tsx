// The invoices of an order, for the customer who holds its token (BOOK-4).

import { ownInvoiceAddress } from '#contract/customer-addresses.ts'
import type { TrackedOrder } from '#contract/index.ts'
import { InvoiceFiles } from '#web/customer/legal/invoice-files.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { useInvoiceText } from '#web/words/invoice/index.ts'

type OwnInvoicesProps = { token: string; invoices: NonNullable<TrackedOrder['invoices']> }

export function OwnInvoices({ token, invoices }: OwnInvoicesProps) {
  const { t } = useInvoiceText()
  return (
    <Card className="no-print grid gap-3">
      <h2 className="text-lg">{t.title}</h2>
      {invoices.length === 0 && <p className="text-ink-2">{t.comes}</p>}
      {invoices.map(({ kind, number }) => (
        <div key={number} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>
            <span>{`${t.kinds[kind]} `}</span>
            <bdi dir="ltr">{number}</bdi>
          </p>
          <p className="flex gap-2">
            <InvoiceFiles
              kind={kind}
              number={number}
              addressOf={(format) => ownInvoiceAddress(token, number, format)}
              download
            />
          </p>
        </div>
      ))}
    </Card>
  )
}
