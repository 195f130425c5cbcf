// What narrows the order list: a state with its count, and folded away a payment and a past period (OFF-2).
import { useState } from 'react'
import type { Output } from '#contract/index.ts'
import { addDays, type DateText, localTime } from '#domain/branch/hours.ts'
import { type ListPayment, type ListState, listPayments, listStates } from '#domain/order/list-states.ts'
import { halfTypedIn } from '#web/data/forms/mistakes.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import { useShopZone } from '#web/office/staff/branch/my-branches.ts'
import { MomentField } from '#web/office/staff/fields/moment-field.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'
import { useStaffText } from '#web/words/staff/index.ts'

const periodNames = ['list', 'today', 'yesterday', 'week', 'own'] as const
type PeriodName = (typeof periodNames)[number]

/** The days of a period, by the shop's clock. */
export interface PastDays {
  readonly from: DateText
  readonly to: DateText
}

export interface ListFilter {
  /** How the period was chosen. */
  readonly days: PeriodName
  readonly state?: ListState | undefined
  readonly payment?: ListPayment | undefined
  /** Undefined: what is on the list. */
  readonly period?: PastDays | undefined
}

const chip =
  'inline-flex min-h-control items-center gap-1.5 rounded-control border border-line bg-card px-3 font-semibold whitespace-nowrap aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper'

type StateChipsProps = {
  state: ListState | undefined
  /** Of the list; null for a period, undefined until it is read. */
  counts: Output<'orders.list'>['counts'] | undefined
  onChoose: (state: ListState | undefined) => void
}

export function StateChips({ state, counts, onChoose }: StateChipsProps) {
  const { t, number } = useStaffText()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this narrows a list.
    <div role="group" aria-label={t.list.filter} className="flex flex-wrap gap-2 max-md:contents">
      {(['all', ...listStates] as const).map((name) => {
        const count = counts?.[name]
        const colour = name === 'late' && count ? 'text-cherry' : 'text-ink-2'
        return (
          <button
            key={name}
            type="button"
            aria-pressed={name === (state ?? 'all')}
            onClick={() => onChoose(name === 'all' ? undefined : name)}
            className={chip}
          >
            <span>{t.list.states[name]}</span>
            {count !== undefined && (
              <b className={`${colour} in-aria-pressed:text-honey`}>
                <span>{` ${number(count)}`}</span>
              </b>
            )}
          </button>
        )
      })}
    </div>
  )
}

type PastPanelProps = { filter: ListFilter; onChange: (filter: ListFilter) => void }

/** The period and the payment. */
export function PastPanel({ filter, onChange }: PastPanelProps) {
  const { t } = useStaffText()
  const zone = useShopZone()

  const choose = (days: PeriodName) => onChange(renewed({ ...filter, days }, zone))

  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3 rounded-control bg-card p-4 shade-card">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this narrows a list. */}
      <div role="group" aria-label={t.list.past.period} className="mt-6.5 flex flex-wrap gap-2 max-md:mt-0">
        {periodNames.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === filter.days}
            onClick={() => choose(one)}
            className={chip}
          >
            {t.list.past.periods[one]}
          </button>
        ))}
      </div>
      {filter.days === 'own' && (
        <OwnPeriod shown={filter.period} onChoose={(period) => onChange({ ...filter, period })} />
      )}
      <div className="min-w-40">
        <SelectField
          label={t.list.payment}
          value={filter.payment ?? ''}
          onChange={({ target: { value } }) =>
            onChange({ ...filter, payment: listPayments.find((one) => one === value) })
          }
        >
          <option value="">{t.list.past.anyPayment}</option>
          {listPayments.map((one) => (
            <option key={one} value={one}>
              {t.list.payments[one]}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}

/** As it was chosen: 'yesterday' is another day tomorrow. */
export function renewed(filter: ListFilter, zone: string): ListFilter {
  const { days } = filter
  return days === 'own' ? filter : { ...filter, period: daysOf(days, localTime(serverNow(), zone).date) }
}

function daysOf(name: Exclude<PeriodName, 'own'>, today: DateText): PastDays | undefined {
  if (name === 'list') return undefined
  if (name === 'week') return { from: addDays(today, -6), to: today }
  const day = name === 'today' ? today : addDays(today, -1)
  return { from: day, to: day }
}

type Wrong = { readonly from?: string; readonly to?: string }

/** The first and the last day; what is wrong is said at its field. */
type OwnPeriodProps = { shown: PastDays | undefined; onChoose: (period: PastDays) => void }

function OwnPeriod({ shown, onChoose }: OwnPeriodProps) {
  const { past } = useStaffText().t.list
  const [from, setFrom] = useState(shown?.from ?? '')
  const [to, setTo] = useState(shown?.to ?? '')
  const [wrong, setWrong] = useState<Wrong>({})

  function show() {
    const found: Wrong = {
      ...(from === '' && { from: past.fromMissing }),
      ...(to === '' ? { to: past.toMissing } : from > to && { to: past.reversed }),
    }
    setWrong(found)
    if (!found.from && !found.to) onChoose({ from, to })
  }

  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (!halfTypedIn(event.currentTarget)) show()
      }}
    >
      <MomentField
        label={past.from}
        type="date"
        min="2000-01-01"
        max="2099-12-31"
        value={from}
        error={wrong.from}
        onChange={({ target: { value } }) => setFrom(value)}
      />
      <MomentField
        label={past.to}
        type="date"
        min="2000-01-01"
        max="2099-12-31"
        value={to}
        error={wrong.to}
        onChange={({ target: { value } }) => setTo(value)}
      />
      <Button type="submit" variant="dark" size="staff" className="mt-6.5 text-base!">
        {past.show}
      </Button>
    </form>
  )
}
