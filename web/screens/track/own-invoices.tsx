// The invoices of an order, for the customer who holds its token (BOOK-4).
import type { TrackedOrder } from '../../../contract/index.ts'
import { invoiceFormats, ownInvoiceAddress } from '../../../contract/payment-addresses.ts'
import { LinkButton } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { downloadIcon } from '../../components/icons/icons-staff.ts'
import { useInvoiceText } from '../../i18n/invoice/index.ts'

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
            {t.kinds[kind]} <bdi dir="ltr">{number}</bdi>
          </p>
          <p className="flex gap-2">
            {invoiceFormats.map((format) => (
              <LinkButton
                key={format}
                variant="quiet"
                size="staff"
                href={ownInvoiceAddress(token, number, format)}
                download
                aria-label={t.fileOf(t.kinds[kind], number, t[format])}
              >
                <Icon of={downloadIcon} />
                {t[format]}
              </LinkButton>
            ))}
          </p>
        </div>
      ))}
    </Card>
  )
}
