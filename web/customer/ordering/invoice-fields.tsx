// The fields of the company that an order is invoiced to, at the checkout and on the page of an order.
import { type InvoiceField, invoiceLimit, type TypedInvoice } from '#domain/money/invoice-wish.ts'
import { emailLimit } from '#domain/shared/email.ts'
import { TextField } from '#web/ui/fields/field.tsx'
import { useInvoiceText } from '#web/words/invoice/index.ts'

type InvoiceFieldsProps = {
  typed: TypedInvoice
  errorAt: (field: InvoiceField) => string | undefined
  onChange: (field: InvoiceField, text: string) => void
}

export function InvoiceFields({ typed, errorAt, onChange }: InvoiceFieldsProps) {
  const { t } = useInvoiceText()
  const field = (name: InvoiceField) => ({
    label: t.fields[name],
    name: `invoice-${name}`,
    required: true,
    most: invoiceLimit,
    value: typed[name],
    error: errorAt(name),
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(name, event.target.value),
  })
  return (
    <>
      <TextField {...field('number')} hint={t.numberHint} inputMode="text" autoComplete="off" dir="ltr" />
      <TextField {...field('company')} autoComplete="organization" />
      <TextField {...field('street')} autoComplete="street-address" />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField {...field('postcode')} inputMode="numeric" autoComplete="postal-code" dir="ltr" />
        <TextField {...field('city')} autoComplete="address-level2" />
      </div>
      <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" most={emailLimit} dir="ltr" />
    </>
  )
}
