// One person's data: what there is of them, as a file, and erased when they ask for it (SAFE-4).
import { type SubmitEvent, useState } from 'react'
import { searchLeast } from '#domain/guests/retention/person.ts'
import { isPersonalDays, personalDays } from '#domain/guests/retention/personal-days.ts'
import { may } from '#domain/people/staff.ts'
import { linkTo } from '#web/data/address/location.ts'
import { useObservable } from '#web/data/observable.ts'
import type { Member } from '#web/data/session/session.ts'
import { type DaysKept, readDaysKept, useDaysKept, usePerson, useSetDays } from '#web/data/staff/guest-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { EditForm, EditNotices } from '#web/office/forms/edit-form.tsx'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { useBranches } from '#web/office/staff/branch/my-branches.ts'
import { soughtPerson } from '#web/office/staff/find/sought-person.ts'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { searchIcon } from '#web/ui/icons/icons.ts'
import { usePersonsText } from '#web/words/owner/index.ts'
import { FoundRecords } from './found.tsx'

export function Persons() {
  const sought = useObservable(soughtPerson)
  return <StaffPage page="persons">{(member) => <Search key={sought} sought={sought} member={member} />}</StaffPage>
}

function Search({ sought, member }: { sought: string; member: Member }) {
  const { t } = usePersonsText()
  const branches = useBranches(member, 'persons.see') ?? []
  useStaffUpdates(branches.map(({ id }) => id))
  const [typed, setTyped] = useState(sought)
  const [search, setSearch] = useState(sought)
  const [isTooShort, setTooShort] = useState(false)

  function find(event: SubmitEvent) {
    event.preventDefault()
    const wish = typed.trim()
    setTooShort(wish.length < searchLeast)
    if (wish.length >= searchLeast) setSearch(wish)
  }

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_min(24rem,40%)] lg:items-start">
      <div className="grid gap-6">
        <p className="max-w-prose text-ink-2">{t.hint}</p>
        <search>
          <form onSubmit={find} noValidate className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
            <TextField
              label={t.search}
              hint={t.searchHint}
              error={isTooShort ? t.tooShort : undefined}
              type="search"
              autoComplete="off"
              maxLength={100}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit" className="sm:mt-6.5">
              {t.find}
            </Button>
          </form>
        </search>
        {search !== '' && <Results key={search} search={search} branches={branches} />}
      </div>
      <DaysCard member={member} />
    </div>
  )
}

type ResultsProps = { search: string; branches: Parameters<typeof FoundRecords>[0]['branches'] }

function Results({ search, branches }: ResultsProps) {
  const { t } = usePersonsText()
  const found = usePerson(search)
  if (!found.data) return <Unread of={found} />
  if (found.data.records.length === 0)
    return (
      <EmptyState icon={searchIcon} title={t.noneFound}>
        {t.noneFoundHint}
      </EmptyState>
    )
  return <FoundRecords records={found.data.records} more={found.data.more} branches={branches} />
}

export function DaysCard({ member }: { member: Member }) {
  const { t } = usePersonsText()
  const read = useDaysKept()
  const kept = read.data
  if (kept === undefined) return read.isError ? <Unread of={read} /> : null
  return (
    <Card className="grid max-w-3xl gap-3 md:p-5">
      <h2 className="text-lg">{t.days}</h2>
      <p className="text-ink-2">{t.daysNow(kept.days)}</p>
      {may(member, 'legal.edit') && <DaysForm kept={kept} />}
    </Card>
  )
}

function DaysForm({ kept }: { kept: DaysKept }) {
  const { t } = usePersonsText()
  const send = sendBy(useSetDays())
  const form = useEditForm<{ typed: string }, DaysKept>({
    name: 'days kept',
    stored: kept,
    fieldsOf: (now = kept) => ({ typed: String(now.days) }),
    check: ({ typed }) => (isPersonalDays(daysIn(typed)) ? [] : [{ problem: 'days_wrong', field: 'typed' }]),
    send: ({ typed }, { version } = kept) => send({ days: daysIn(typed), version }),
    latest: readDaysKept,
    wishOf: ({ typed }) => daysIn(typed),
    told: () => showToast(t.daysSaved),
  })
  return (
    <EditForm form={form} className="grid gap-3">
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
        <TextField
          label={t.daysLabel}
          hint={t.daysHint}
          error={form.problems.length > 0 ? t.daysWrong : undefined}
          type="number"
          inputMode="numeric"
          min={personalDays.least}
          max={personalDays.most}
          value={form.fields.typed}
          onChange={({ target }) => form.change({ typed: target.value })}
        />
        <Button type="submit" variant="quiet" className="sm:mt-6.5" busy={form.busy}>
          {t.save}
        </Button>
      </div>
      <EditNotices form={form} />
      <p className="text-sm text-ink-2">{t.daysLegal}</p>
      <LinkButton href={linkTo('/legal-edit')} variant="text" className="justify-self-start">
        {t.toLegal}
      </LinkButton>
    </EditForm>
  )
}

const daysIn = (typed: string): number => Number(typed.trim() === '' ? Number.NaN : typed)
