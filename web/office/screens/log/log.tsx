// The staff log: who changed what, where and when; the owner searches it (LIFE-7).
import { useDeferredValue, useState } from 'react'
import type { LogEntry } from '#contract/index.ts'
import { clockText, localTime, usualTimeZone } from '#domain/branch/hours.ts'
import { type LogKind, logKindNames } from '#domain/people/staff-log.ts'
import { csvText, separatorOf } from '#domain/shared/csv.ts'
import { BranchField } from '#web/customer/branch/branch-field.tsx'
import { keepFile } from '#web/data/keep-file.ts'
import type { Member } from '#web/data/session/session.ts'
import { type LogWish, mostTakenOut, readWholeLog, useAccounts, useLog } from '#web/data/staff/accounts.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { useBranches } from '#web/office/staff/branch/my-branches.ts'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { MoreButton } from '#web/office/staff/more-button.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { showWarning } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { SelectField, TextField } from '#web/ui/fields/field.tsx'
import { searchIcon } from '#web/ui/icons/icons.ts'
import { useLogText } from '#web/words/owner/index.ts'
import { actSentence, actsOf } from './sentence.ts'

const nothingTyped: TypedLogWish = { search: '', staff: '', branch: '', kind: '', from: '', to: '' }

export const LogPage = () => <StaffPage page="log">{(member) => <Search member={member} />}</StaffPage>

function Search({ member }: { member: Member }) {
  const { t } = useLogText()
  const [typed, setTyped] = useState(nothingTyped)
  const branches = useBranches(member, 'log.see') ?? []
  return (
    <div className="grid gap-6">
      <p className="text-ink-2">{t.hint}</p>
      <LogFilters typed={typed} branches={branches} onType={(part) => setTyped({ ...typed, ...part })} />
      <Entries
        typed={useDeferredValue(typed)}
        timeZone={branches.find(({ id }) => id === typed.branch)?.timeZone ?? branches[0]?.timeZone}
        onShowAll={() => setTyped(nothingTyped)}
      />
    </div>
  )
}

type EntriesProps = { typed: TypedLogWish; timeZone: string | undefined; onShowAll: () => void }

function Entries({ typed, timeZone, onShowAll }: EntriesProps) {
  const { t, locale, date, time } = useLogText()
  const wish = wishOf(typed)
  const log = useLog(wish)
  if (!log.data) return <Unread of={log} />
  const acts = actsOf(log.data.pages.flatMap(({ entries }) => entries))
  const zone = timeZone ?? usualTimeZone
  const days = byDay(acts, zone)
  if (acts.length === 0) return <Nothing searched={Object.keys(wish).length > 0} onShowAll={onShowAll} />
  return (
    <div className="grid gap-6">
      <TakeOut wish={wish} timeZone={zone} />
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="mb-2 text-lg">
            {date(day)}
          </h2>
          <ul className="grid divide-y divide-line rounded-card bg-card px-4 shade-card">
            {ofDay.map((act) => (
              <li key={act[0]?.id} className="flex gap-4 py-3">
                <span className="shrink-0 text-ink-2 tabular-nums">{time(act[0]?.at ?? 0, zone)}</span>
                <span className="min-w-0 wrap-anywhere">{actSentence(act, { t, locale, timeZone: zone })}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <MoreButton list={log}>{t.more}</MoreButton>
    </div>
  )
}

function byDay(acts: readonly LogEntry[][], timeZone: string): Map<string, LogEntry[][]> {
  const days = new Map<string, LogEntry[][]>()
  for (const act of acts) {
    const { date } = localTime(act[0]?.at ?? 0, timeZone)
    days.set(date, [...(days.get(date) ?? []), act])
  }
  return days
}

function Nothing({ searched, onShowAll }: { searched: boolean; onShowAll: () => void }) {
  const { t } = useLogText()
  if (!searched)
    return (
      <EmptyState icon={searchIcon} title={t.empty}>
        {t.emptyHint}
      </EmptyState>
    )
  const all = (
    <Button size="staff" variant="quiet" onClick={onShowAll}>
      {t.showAll}
    </Button>
  )
  return (
    <EmptyState icon={searchIcon} title={t.noneFound} action={all}>
      {t.noneFoundHint}
    </EmptyState>
  )
}

const wishOf = ({ search, staff, branch, kind, from, to }: TypedLogWish): LogWish => ({
  ...(search.trim() && { search: search.trim() }),
  ...(staff && { staff: Number(staff) }),
  ...(branch && { branch }),
  ...(kind && { kind }),
  ...(from && { from }),
  ...(to && { to }),
})

function TakeOut({ wish, timeZone }: { wish: LogWish; timeZone: string }) {
  const { t, locale } = useLogText()
  const [isBusy, setBusy] = useState(false)

  const takeOut = async () => {
    setBusy(true)
    try {
      const { entries, more } = await readWholeLog(wish)
      const read = { t, locale, timeZone }
      keepFile(csvText([[...t.columns], ...rowsOf(entries, read)], separatorOf(locale)), t.fileName, 'text/csv')
      if (more) showWarning(t.tookSome(mostTakenOut))
    } catch {
      showWarning(t.notTaken)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button size="staff" variant="quiet" className="justify-self-start" busy={isBusy} onClick={() => void takeOut()}>
      {t.takeOut}
    </Button>
  )
}

/** A row for each act: day, time, who, what, and the name of the call. */
const rowsOf = (
  entries: readonly LogEntry[],
  reader: Parameters<typeof actSentence>[1] & { readonly timeZone: string },
): string[][] =>
  actsOf(entries).flatMap((act) => {
    const [first] = act
    if (!first) return []
    const { date, minutes } = localTime(first.at, reader.timeZone)
    const plain = actSentence(act, reader).replace(/[\u2066-\u2069]/g, '')
    return [[date, clockText(minutes), first.staffName, plain, first.act]]
  })

interface TypedLogWish {
  readonly search: string
  readonly staff: string
  readonly branch: string
  readonly kind: LogKind | ''
  readonly from: string
  readonly to: string
}

type LogFiltersProps = {
  typed: TypedLogWish
  branches: readonly StaffBranch[]
  onType: (part: Partial<TypedLogWish>) => void
}

function LogFilters({ typed, branches, onType }: LogFiltersProps) {
  const { t } = useLogText()
  const people = useAccounts(1).data?.accounts.filter(({ state }) => state !== 'pending') ?? []
  return (
    // As many side by side as there is room for, however large the letters are.
    <search className="grid grid-cols-[repeat(auto-fit,minmax(min(9.5rem,100%),1fr))] items-end gap-3">
      <div className="col-span-full">
        <TextField
          label={t.search}
          placeholder={t.searchHint}
          type="search"
          maxLength={100}
          value={typed.search}
          onChange={(event) => onType({ search: event.target.value })}
        />
      </div>
      <Pick
        label={t.who}
        any={t.everybody}
        value={typed.staff}
        choices={people.map(({ id, name }) => [String(id), name])}
        onPick={(staff) => onType({ staff })}
      />
      <BranchField
        label={t.branch}
        none={t.everywhere}
        branches={branches}
        value={typed.branch}
        onPick={(branch) => onType({ branch })}
      />
      <Pick
        label={t.kind}
        any={t.everything}
        value={typed.kind}
        choices={logKindNames.map((kind) => [kind, t.kinds[kind]])}
        onPick={(kind) => onType({ kind: kind as LogKind | '' })}
      />
      <Day label={t.from} value={typed.from} max={typed.to} onPick={(from) => onType({ from })} />
      <Day label={t.to} value={typed.to} min={typed.from} onPick={(to) => onType({ to })} />
    </search>
  )
}

type PickProps = {
  label: string
  /** The word for no choice. */
  any: string
  value: string
  choices: readonly (readonly [value: string, name: string])[]
  onPick: (value: string) => void
}

const Pick = ({ label, any, value, choices, onPick }: PickProps) => (
  <SelectField label={label} value={value} onChange={(event) => onPick(event.target.value)}>
    <option value="">{any}</option>
    {choices.map(([value, name]) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))}
  </SelectField>
)

type DayProps = { label: string; value: string; min?: string; max?: string; onPick: (day: string) => void }

const Day = ({ label, value, min, max, onPick }: DayProps) => (
  <TextField
    label={label}
    type="date"
    min={min || undefined}
    max={max || undefined}
    value={value}
    onChange={(event) => onPick(event.target.value)}
  />
)
