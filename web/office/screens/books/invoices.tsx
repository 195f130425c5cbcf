// The invoices and credit notes of a month, with their files (BOOK-4).
import { useState } from 'react'
import { InvoiceFiles } from '#web/customer/legal/invoice-files.tsx'
import { linkTo } from '#web/data/address/location.ts'
import { invoiceFile, type ListedInvoice, useInvoices } from '#web/data/staff/invoice-api.ts'
import type { ListedPlace } from '#web/data/staff/listed-place.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { Unread } from '#web/office/staff/states.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { type Column, DataTable } from '#web/ui/display/data-table.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { invoiceIcon } from '#web/ui/icons/icons-staff.ts'
import { formatMonth } from '#web/words/format-more.ts'
import { useInvoiceText } from '#web/words/invoice/index.ts'

type InvoicesProps = { month: string; place: ListedPlace; branches: readonly StaffBranch[] }

export function Invoices({ month, place, branches }: InvoicesProps) {
  const { t, locale } = useInvoiceText()
  return (
    <Card className="p-4!">
      <section aria-labelledby="invoices" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="invoices" className="scroll-mt-16 text-lg">
          {`${t.list.title} · ${formatMonth(month, locale)}`}
        </h2>
        <p className="text-sm text-ink-2">{t.list.hint}</p>
        <Pages key={`${month} ${place}`} month={month} place={place} branches={branches} />
      </section>
    </Card>
  )
}

function Pages({ month, place, branches }: InvoicesProps) {
  const { t } = useInvoiceText()
  const [earlier, setEarlier] = useState<readonly ListedInvoice[]>([])
  const [before, setBefore] = useState<number>()
  const read = useInvoices({ month, branch: place, before })
  if (!read.data) return <Unread of={read} />
  const { invoices, next, offered, mails } = read.data
  const rows = read.isPlaceholderData ? earlier : [...earlier, ...invoices]
  function more() {
    setEarlier(rows)
    setBefore(next ?? undefined)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {!offered && (
        <Notice kind="warning">
          <p>{t.staff.noCompany}</p>
          <a className="font-semibold underline" href={linkTo('/legal-edit')}>
            {t.staff.toLegal}
          </a>
        </Notice>
      )}
      {offered && !mails && <Notice compact>{t.list.noMails}</Notice>}
      {rows.length === 0 ? (
        <EmptyState icon={invoiceIcon} title={t.list.empty}>
          {t.list.emptyHint}
        </EmptyState>
      ) : (
        <Table rows={rows} branches={branches} mails={mails} />
      )}
      {next !== null && (
        <Button variant="quiet" size="staff" className="justify-self-center" busy={read.isFetching} onClick={more}>
          {t.list.more}
        </Button>
      )}
    </div>
  )
}

const shortNames = { xml: 'UBL', pdf: 'PDF' } as const

type TableProps = { rows: readonly ListedInvoice[]; branches: readonly StaffBranch[]; mails: boolean }

function Table({ rows, branches, mails }: TableProps) {
  const { t, money, date: dateText } = useInvoiceText()
  const names = new Map(branches.map(({ id, name }) => [id, name]))
  const columns: Column<ListedInvoice>[] = [
    {
      id: 'number',
      header: t.list.number,
      onCard: 'col-span-3',
      cell: ({ kind, number, corrects, date }) => (
        <>
          <bdi dir="ltr" className="font-semibold whitespace-nowrap">
            {number}
          </bdi>
          <span className="block text-sm text-ink-2">{dateText(date)}</span>
          {kind === 'credit' && (
            <span className="grid text-sm text-ink-2">
              <span>{t.kinds.credit}</span>
              {corrects && <span className="whitespace-nowrap">{t.list.corrects(`\u2066${corrects}\u2069`)}</span>}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'company',
      header: t.list.company,
      onCard: 'col-span-4 row-start-2',
      cell: ({ company, reference, branch }) => (
        <>
          <bdi className="wrap-anywhere">{company}</bdi>
          <span className="block text-sm text-ink-2">
            <span>{`${t.list.order} `}</span>
            <bdi dir="ltr">{reference}</bdi>
            {branches.length > 1 && <bdi>{` · ${names.get(branch) ?? branch}`}</bdi>}
          </span>
        </>
      ),
    },
    {
      id: 'total',
      header: t.list.total,
      numeric: true,
      onCard: 'self-start',
      cell: ({ total }) => <bdi className="font-semibold whitespace-nowrap">{money(total)}</bdi>,
    },
    ...(mails
      ? [
          {
            id: 'mail',
            header: t.list.mail,
            onCard: 'col-span-4',
            cell: ({ mail }: ListedInvoice) => (
              <span className="text-sm whitespace-nowrap" title={mail?.error || undefined}>
                {mail ? t.list.mails[mail.state] : t.list.erased}
              </span>
            ),
          },
        ]
      : []),
    {
      id: 'files',
      header: t.list.files,
      headerHidden: true,
      onCard: 'col-span-4',
      cell: ({ id, kind, number }) => (
        <span className="flex gap-2 max-md:py-1 md:justify-end">
          <InvoiceFiles
            kind={kind}
            number={number}
            addressOf={(format) => invoiceFile(id, format)}
            nameOf={(format) => shortNames[format]}
          />
        </span>
      ),
    },
  ]
  return <DataTable caption={t.list.title} columns={columns} rows={rows} rowKey={({ id }) => id} />
}
