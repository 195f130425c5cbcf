// The owner's figures of a day: orders by hour, promises kept, best sellers, and what was sold out (OFFICE-7).
import { type ReactNode, useState } from 'react'
import type { Output } from '../../../contract/index.ts'
import { addDays, type DateText, localTime } from '../../../domain/branch/hours.ts'
import { csvText, separatorOf } from '../../../domain/shared/csv.ts'
import { localize } from '../../../domain/shared/locale.ts'
import { useNow } from '../../api/http/server-clock.ts'
import { keepFile } from '../../api/keep-file.ts'
import type { Member } from '../../api/session/session.ts'
import { useFigures } from '../../api/staff/order-api.ts'
import { Button, LinkButton } from '../../components/controls/button.tsx'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { Card } from '../../components/display/card.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { chevronDownIcon } from '../../components/icons/icons-more.ts'
import { chartIcon } from '../../components/icons/icons-office.ts'
import { useFiguresText } from '../../i18n/owner/index.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { linkTo } from '../../location.ts'
import { BranchSelect } from '../../staff/fields/branch-select.tsx'
import { StaffPage } from '../../staff/frame.tsx'
import { listBranch, useBranches, useListed } from '../../staff/shop/my-branches.ts'
import { Unread } from '../../staff/states.tsx'

export function FiguresPage() {
  const { t } = useFiguresText()
  return (
    <StaffPage title={t.title} tools={(member) => <Which member={member} />}>
      {(member) => <Days member={member} />}
    </StaffPage>
  )
}

function Which({ member }: { member: Member }) {
  const { frame } = useStaffText().t
  const branches = useBranches(member, 'days.see') ?? []
  const branch = useListed(branches)
  if (branches.length < 2) return null
  return <BranchSelect branches={branches} branch={branch} all={frame.allBranches} onChoose={listBranch} />
}

function Days({ member }: { member: Member }) {
  const { t } = useFiguresText()
  const branches = useBranches(member, 'days.see') ?? []
  const branch = useListed(branches)
  const { timeZone } = branches.find(({ id }) => id === branch) ?? branches[0] ?? { timeZone: 'Europe/Brussels' }
  const { date: today, minutes } = localTime(useNow(60_000), timeZone)
  const [chosen, setChosen] = useState<DateText>()
  const day = chosen ?? today
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end gap-2">
        <IconButton
          icon={chevronDownIcon}
          label={t.dayBefore}
          onClick={() => setChosen(addDays(day, -1))}
          className="[&_svg]:rotate-90 rtl:[&_svg]:-rotate-90"
        />
        <TextField
          label={t.day}
          type="date"
          value={day}
          onChange={({ target: { value } }) => setChosen(/^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined)}
        />
        <IconButton
          icon={chevronDownIcon}
          label={t.dayAfter}
          onClick={() => setChosen(addDays(day, 1))}
          className="[&_svg]:-rotate-90 rtl:[&_svg]:rotate-90"
        />
        <p className="ms-2 self-center text-ink-2 max-sm:ms-0">{t.lead}</p>
      </div>
      <Figures branch={branch} day={day} until={day === today ? Math.floor(minutes / 60) : undefined} />
    </>
  )
}

type Read = Output<'figures.read'>
type Day = Read['of']

/** `until`: the hour that is running, if it is today. */
function Figures({ branch, day, until }: { branch: string; day: DateText; until: number | undefined }) {
  const { t, locale, number } = useFiguresText()
  const figures = useFigures(branch, day)
  if (!figures.data) return <Unread of={figures} />
  const { of, before } = figures.data
  const sold = (some: Day, to = 23) => some.hours.reduce((sum, { hour, orders }) => sum + (hour <= to ? orders : 0), 0)
  const fallen = ({ refused, cancelled, notCollected }: Day) => refused + cancelled + notCollected
  const timesOut = ({ soldOut }: Day) => soldOut.reduce((sum, { amount }) => sum + amount, 0)
  /** A whole day is compared with a whole day alone. */
  const whole = (value: string) => (until === undefined ? t.weekBefore(value) : undefined)
  if (of.orders + fallen(of) + timesOut(of) + before.orders === 0)
    return (
      <EmptyState icon={chartIcon} title={t.none} action={<LinkButton href={linkTo('/board')}>{t.toBoard}</LinkButton>}>
        {t.noneHint}
      </EmptyState>
    )
  const share = ({ kept, late }: Day) =>
    kept + late === 0
      ? '–'
      : new Intl.NumberFormat(locale, { style: 'percent', numberingSystem: 'latn' }).format(kept / (kept + late))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Headline name={t.orders} value={number(of.orders)}>
          {until === undefined ? t.weekBefore(number(before.orders)) : t.byNow(number(sold(before, until)))}
        </Headline>
        <Headline name={t.kept} value={share(of)} hint={t.keptHint}>
          {whole(share(before))}
        </Headline>
        <Headline
          name={t.notSold}
          value={number(fallen(of))}
          hint={t.parts(number(of.refused), number(of.cancelled), number(of.notCollected))}
        >
          {whole(number(fallen(before)))}
        </Headline>
        <Headline name={t.soldOut} value={number(timesOut(of))} hint={t.soldOutHint}>
          {whole(number(timesOut(before)))}
        </Headline>
      </ul>
      <Hours of={of} before={before} day={day} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
        <Items title={t.best} items={of.items} none={t.none} />
        <Items title={t.out} items={of.soldOut} none={t.noneOut} />
      </div>
    </div>
  )
}

type HeadlineProps = { name: string; value: string; hint?: string; children: ReactNode }

function Headline({ name, value, hint, children }: HeadlineProps) {
  return (
    <li>
      <Card className="grid h-full content-start gap-1">
        <h2 className="font-text text-base font-semibold tracking-normal">{name}</h2>
        <p className="font-heading text-2xl font-semibold tabular-nums">
          <bdi>{value}</bdi>
        </p>
        {hint && <p className="text-sm text-ink-2">{hint}</p>}
        {children && <p className="text-sm font-medium">{children}</p>}
      </Card>
    </li>
  )
}

/** Bars from the first busy hour to the last: the day is solid, the week before an outline. The table says the same. */
function Hours({ of, before, day }: { of: Day; before: Day; day: DateText }) {
  const { t, number, locale } = useFiguresText()
  const busy = [...of.hours, ...before.hours].map(({ hour }) => hour)
  if (busy.length === 0) return null
  const first = Math.min(...busy)
  const rows = Array.from({ length: Math.max(...busy) - first + 1 }, (_, place) => {
    const at = (some: Day) => some.hours.find(({ hour }) => hour === first + place)?.orders ?? 0
    return { hour: `${String(first + place).padStart(2, '0')}:00`, now: at(of), earlier: at(before) }
  })
  const most = Math.max(...rows.flatMap(({ now, earlier }) => [now, earlier]))
  const high = (amount: number) => ({ blockSize: `${(100 * amount) / most}%` })
  const takeOut = () =>
    keepFile(
      csvText(
        [
          [t.hour, day, addDays(day, -7)],
          ...rows.map(({ hour, now, earlier }) => [hour, String(now), String(earlier)]),
        ],
        separatorOf(locale),
      ),
      `figures-${day}.csv`,
      'text/csv',
    )
  return (
    <Card className="p-5!">
      <h2>{t.byHour}</h2>
      <div aria-hidden="true" className="mt-4 flex gap-1 overflow-hidden">
        {rows.map(({ hour, now, earlier }) => (
          <div key={hour} className="grid min-w-0 flex-1 justify-items-center gap-1">
            <span className="text-sm font-semibold tabular-nums">{now > 0 ? number(now) : ''}</span>
            <div className="flex h-40 w-full max-w-16 items-end gap-0.5 border-b border-edge">
              <span
                className={`flex-1 rounded-t-small border-edge ${earlier > 0 ? 'border-2 border-b-0' : ''}`}
                style={high(earlier)}
              />
              <span className="flex-2 rounded-t-small bg-ink" style={high(now)} />
            </div>
            <span className="text-xs text-ink-2 tabular-nums">{hour.slice(0, 2)}</span>
          </div>
        ))}
      </div>
      <p aria-hidden="true" className="mt-3 flex flex-wrap gap-4 text-sm">
        <span className="flex items-center gap-2">
          <span className="size-3.5 bg-ink" />
          {t.thisDay}
        </span>
        <span className="flex items-center gap-2">
          <span className="size-3.5 border-2 border-edge" />
          {t.aWeekBefore}
        </span>
      </p>
      <details className="mt-4 rounded-control border border-line">
        <summary className="flex min-h-12 items-center rounded-control px-4 font-medium">{t.asTable}</summary>
        <table className="mx-4 mb-4 text-start">
          <thead>
            <tr>
              {[t.hour, t.thisDay, t.aWeekBefore].map((head) => (
                <th key={head} scope="col" className="pe-6 text-start text-sm font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ hour, now, earlier }) => (
              <tr key={hour} className="tabular-nums">
                <th scope="row" className="pe-6 text-start font-medium">
                  {hour}
                </th>
                <td className="pe-6">{number(now)}</td>
                <td>{number(earlier)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <Button size="staff" variant="quiet" className="mt-3" onClick={takeOut}>
        {t.takeOut}
      </Button>
    </Card>
  )
}

function Items({ title, items, none }: { title: string; items: Day['items']; none: string }) {
  const { t, locale, number } = useFiguresText()
  return (
    <Card className="p-5!">
      <h2 className="mb-3">{title}</h2>
      {items.length === 0 ? (
        <p className="text-ink-2">{none}</p>
      ) : (
        <ol className="divide-y divide-line">
          {items.map(({ item, name, amount }) => (
            <li key={item} className="flex min-h-11 items-center justify-between gap-4">
              <bdi className="min-w-0 wrap-anywhere">{localize(name, locale) || t.deleted}</bdi>
              <span className="font-semibold tabular-nums">{number(amount)}×</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
