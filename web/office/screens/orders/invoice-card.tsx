// The invoice of an order: who it is for, its files, and the form with which a member makes one at the counter
// (BOOK-4).
import { type FormEvent, useState } from 'react'
import type { Output, StaffOrder } from '#contract/index.ts'
import { invoiceFields, invoiceProblems, type TypedInvoice } from '#domain/money/invoice-wish.ts'
import { type Locale, locales } from '#domain/shared/locale.ts'
import { recordOf } from '#domain/shared/record.ts'
import { InvoiceFiles } from '#web/customer/legal/invoice-files.tsx'
import { InvoiceFields } from '#web/customer/ordering/invoice-fields.tsx'
import { linkTo } from '#web/data/address/location.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { invoiceFile, useAskInvoice, useOrderInvoices } from '#web/data/staff/invoice-api.ts'
import { AllowedOnly } from '#web/office/staff/allowed-only.tsx'
import { RefusedNotice, Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'
import { useInvoiceText } from '#web/words/invoice/index.ts'
import { languageNames } from '#web/words/language-names.ts'
import { useRefusalText } from '#web/words/order/index.ts'

type OfOrder = Output<'invoices.read'>

export function OrderInvoice({ order }: { order: StaffOrder }) {
  const { t } = useInvoiceText()
  const read = useOrderInvoices(order.id, order.version)
  return (
    <Card className="no-print grid gap-4 p-5!">
      <h2 className="text-lg">{t.staff.title}</h2>
      {read.data ? <Invoices order={order} of={read.data} /> : <Unread of={read} />}
    </Card>
  )
}

function Invoices({ order, of }: { order: StaffOrder; of: OfOrder }) {
  const { t } = useInvoiceText()
  const [open, setOpen] = useState(false)
  const { invoices, wish, hurdle, offered } = of
  const stands = invoices.at(-1)?.kind === 'invoice'
  const isFallen = hurdle === 'unsold' || hurdle === 'unrated'
  return (
    <>
      {invoices.map((one) => (
        <IssuedRow key={one.id} {...one} />
      ))}
      {stands && wish && (
        <p className="text-ink-2">
          <bdi>{wish.company}</bdi>
        </p>
      )}
      {!stands && wish && !isFallen && <p>{t.staff.waits(wish.company)}</p>}
      {invoices.length === 0 && !wish && <p className="text-ink-2">{isFallen ? t.staff[hurdle] : t.staff.none}</p>}
      {!isFallen && !offered && <NoCompany />}
      {!isFallen && offered && order.archivedAt === undefined && (
        <AllowedOnly act="orders.handle" branch={order.branch}>
          {open ? (
            <AskForm order={order} of={of} onClose={() => setOpen(false)} />
          ) : (
            <Button variant="quiet" size="staff" className="justify-self-start" onClick={() => setOpen(true)}>
              {stands || wish ? t.staff.change : t.staff.ask}
            </Button>
          )}
        </AllowedOnly>
      )}
    </>
  )
}

function NoCompany() {
  const { t } = useInvoiceText()
  return (
    <div className="grid gap-2">
      <p className="text-ink-2">{t.staff.noCompany}</p>
      <LinkButton variant="quiet" size="staff" className="justify-self-start" href={linkTo('/legal-edit')}>
        {t.staff.toLegal}
      </LinkButton>
    </div>
  )
}

function IssuedRow({ id, kind, number }: OfOrder['invoices'][number]) {
  const { t } = useInvoiceText()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="font-semibold">
        <span>{`${t.kinds[kind]} `}</span>
        <bdi dir="ltr">{number}</bdi>
      </p>
      <p className="flex gap-2">
        <InvoiceFiles kind={kind} number={number} addressOf={(format) => invoiceFile(id, format)} />
      </p>
    </div>
  )
}

const blank: TypedInvoice = recordOf(invoiceFields, () => '')

function AskForm({
  order,
  of: { wish, invoices, hurdle },
  onClose,
}: {
  order: StaffOrder
  of: OfOrder
  onClose: () => void
}) {
  const { t, locale } = useInvoiceText()
  const words = useRefusalText().t
  const ask = useAskInvoice()
  const [typed, setTyped] = useState<TypedInvoice>(wish ?? blank)
  const [language, setLanguage] = useState<Locale>(locale)
  const [checked, setChecked] = useState(false)
  const sentenceAt = sentencesAt(checked ? invoiceProblems(typed) : [], words.problems, words.badInput)

  function send(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (invoiceProblems(typed).length > 0) return
    ask.mutate(
      { id: order.id, invoice: typed, lang: language },
      {
        onSuccess: ({ invoices: now }) => {
          const last = now.at(-1)
          showToast(last?.kind === 'invoice' ? t.staff.issued(last.number) : t.staff.saved)
          onClose()
        },
      },
    )
  }
  return (
    <form noValidate onSubmit={send} className="grid max-w-xl gap-4">
      {invoices.at(-1)?.kind === 'invoice' && <p className="text-ink-2">{t.staff.changeHint}</p>}
      <InvoiceFields
        typed={typed}
        errorAt={(field) => sentenceAt(`invoice.${field}`)}
        onChange={(field, text) => setTyped({ ...typed, [field]: text })}
      />
      {invoices.length === 0 && (
        <SelectField
          label={t.staff.language}
          value={language}
          onChange={(event) => setLanguage(event.target.value as Locale)}
        >
          {locales.map((each) => (
            <option key={each} value={each}>
              {languageNames[each]}
            </option>
          ))}
        </SelectField>
      )}
      <RefusedNotice error={ask.error} />
      <div className="flex gap-2">
        <Button type="submit" size="staff" busy={ask.isPending}>
          {hurdle === null ? t.staff.send : t.staff.save}
        </Button>
        <Button variant="quiet" size="staff" onClick={onClose}>
          {t.staff.cancel}
        </Button>
      </div>
    </form>
  )
}
