// The files of an invoice or credit note, as links (BOOK-4).
import { type InvoiceFormat, invoiceFormats } from '#contract/customer-addresses.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { downloadIcon } from '#web/ui/icons/icons-staff.ts'
import { useInvoiceText } from '#web/words/invoice/index.ts'

type InvoiceFilesProps = {
  kind: 'invoice' | 'credit'
  number: string
  addressOf: (format: InvoiceFormat) => string
  nameOf?: (format: InvoiceFormat) => string
  download?: boolean
}

export function InvoiceFiles({ kind, number, addressOf, nameOf, download }: InvoiceFilesProps) {
  const { t } = useInvoiceText()
  return invoiceFormats.map((format) => (
    <LinkButton
      key={format}
      variant="quiet"
      size="staff"
      href={addressOf(format)}
      download={download}
      aria-label={t.fileOf(t.kinds[kind], number, t[format])}
    >
      <Icon of={downloadIcon} />
      <span>{nameOf ? nameOf(format) : t[format]}</span>
    </LinkButton>
  ))
}
