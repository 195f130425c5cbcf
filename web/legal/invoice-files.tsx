// The files of an invoice or credit note, as links (BOOK-4).
import { type InvoiceFormat, invoiceFormats } from '../../contract/payment-addresses.ts'
import { LinkButton } from '../components/controls/button.tsx'
import { Icon } from '../components/icons/icon.tsx'
import { downloadIcon } from '../components/icons/icons-staff.ts'
import { useInvoiceText } from '../i18n/invoice/index.ts'

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
