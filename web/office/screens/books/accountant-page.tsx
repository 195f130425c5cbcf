// What the accountant gets of a period: the journal, UBL and a summary, and the account numbers behind them (BOOK-3).
import { useState } from 'react'
import type { Output, Problem } from '#contract/index.ts'
import { localTime, usualTimeZone } from '#domain/branch/hours.ts'
import { isAccountNumber, journalAccounts } from '#domain/money/journal.ts'
import { may } from '#domain/people/staff.ts'
import { linkTo } from '#web/data/address/location.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import type { Member } from '#web/data/session/session.ts'
import { bookFile, useNumbers, useSetNumbers } from '#web/data/staff/book-api.ts'
import { placeAsked } from '#web/data/staff/listed-place.ts'
import { askStaff, sendBy } from '#web/data/staff/staff-api.ts'
import { EditFoot, EditForm } from '#web/office/forms/edit-form.tsx'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { useBranches, useListedPlace } from '#web/office/staff/branch/my-branches.ts'
import { PlaceSelect } from '#web/office/staff/fields/place-select.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { downloadIcon } from '#web/ui/icons/icons-staff.ts'
import { useBookPages } from '#web/words/books/index.ts'
import { useOfficeText } from '#web/words/staff/index.ts'
import { monthAfter } from './month-choice.tsx'

export function AccountantPage() {
  const title = useOfficeText().t.pages.accountant
  return (
    <StaffPage title={title}>
      {(member) => (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <Files member={member} />
          <Numbers edits={may(member, 'branches.edit')} />
        </div>
      )}
    </StaffPage>
  )
}

function Files({ member }: { member: Member }) {
  const { t: all, locale } = useBookPages()
  const t = all.accountant
  const office = useOfficeText().t
  const branches = useBranches(member, 'days.see') ?? []
  const place = useListedPlace(branches)
  const today = localTime(useNow(60_000), branches[0]?.timeZone ?? usualTimeZone).date
  const before = monthAfter(today.slice(0, 7), -1)
  const [from, setFrom] = useState(`${before}-01`)
  const [to, setTo] = useState(lastDayOf(before))
  const numbers = useNumbers()
  const wish = { from, to, ...placeAsked(place), lang: locale }
  const wrong = from > to
  const files = [
    { name: t.journal, hint: t.journalHint, href: bookFile('journal.csv', wish), missing: false },
    { name: t.ubl, hint: t.ublHint, href: bookFile('sales-ubl.zip', wish), missing: numbers.data?.company === false },
    { name: t.summary, hint: t.summaryHint, href: bookFile('summary.pdf', wish), missing: false },
  ]
  return (
    <Card className="p-5!">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-2">{t.hint}</p>
        <LinkButton variant="quiet" size="staff" href={linkTo('/invoices')}>
          {office.pages.invoices}
        </LinkButton>
      </div>
      <div className="mb-4 flex flex-wrap items-end gap-3">
        {branches.length > 1 && <PlaceSelect branches={branches} place={place} />}
        <TextField label={t.from} type="date" value={from} onChange={({ target }) => setFrom(target.value || from)} />
        <TextField
          label={t.to}
          type="date"
          value={to}
          error={wrong && t.wrongPeriod}
          onChange={({ target }) => setTo(target.value || to)}
        />
      </div>
      <ul className="divide-y divide-line">
        {files.map(({ name, hint, href, missing }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
            <div className="min-w-0 flex-[1_1_18rem]">
              <h2 className="font-text text-base font-semibold tracking-normal">{name}</h2>
              <p className="text-sm text-ink-2">{missing ? t.noCompany : hint}</p>
            </div>
            {missing ? (
              <LinkButton variant="quiet" href={linkTo('/legal-edit')}>
                {t.toLegal}
              </LinkButton>
            ) : (
              !wrong && (
                <LinkButton variant="quiet" size="staff" href={href} aria-label={name}>
                  <Icon of={downloadIcon} />
                </LinkButton>
              )
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The last day of a month such as '2026-11'. */
function lastDayOf(month: string): string {
  const next = Date.parse(`${monthAfter(month, 1)}-01T12:00:00Z`)
  return new Date(next - 24 * 3_600_000).toISOString().slice(0, 10)
}

function Numbers({ edits }: { edits: boolean }) {
  const read = useNumbers()
  if (!read.data) return <Unread of={read} />
  return <NumbersForm kept={read.data} edits={edits} />
}

type KeptNumbers = Pick<Output<'books.readNumbers'>, 'numbers' | 'version'>
type TypedNumbers = KeptNumbers['numbers']

const wrongNumbers = (typed: TypedNumbers): Problem[] =>
  journalAccounts
    .filter((account) => !isAccountNumber(typed[account]))
    .map((account) => ({ problem: 'bad_input', field: account }))

function NumbersForm({ kept, edits }: { kept: KeptNumbers; edits: boolean }) {
  const t = useBookPages().t.accountant
  const send = sendBy(useSetNumbers())
  const form = useEditForm<TypedNumbers, KeptNumbers>({
    name: 'book numbers',
    stored: kept,
    fieldsOf: (read = kept) => read.numbers,
    check: wrongNumbers,
    send: async (numbers, { version } = kept) => {
      const saved = await send({ numbers, version })
      return saved.ok ? { ok: true, value: { numbers, version: saved.value.version } } : saved
    },
    latest: () => askStaff('books.readNumbers', {}),
    told: () => showToast(t.saved),
  })
  return (
    <Card className="p-5!">
      <EditForm form={form} className="grid gap-4">
        <h2>{t.numbers}</h2>
        <Notice compact>{t.numbersHint}</Notice>
        {journalAccounts.map((account) => (
          <TextField
            key={account}
            label={t.accounts[account]}
            inputMode="numeric"
            maxLength={10}
            readOnly={!edits}
            value={form.fields[account]}
            error={!isAccountNumber(form.fields[account]) && t.wrongNumber}
            onChange={({ target }) => form.change({ [account]: target.value.trim() })}
          />
        ))}
        {edits && (
          <EditFoot form={form} words={{ fields: t.accounts }}>
            <Button type="submit" size="staff" busy={form.busy}>
              {t.save}
            </Button>
          </EditFoot>
        )}
      </EditForm>
    </Card>
  )
}
