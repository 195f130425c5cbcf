// In or out of stock, of an item or an option, at one branch or at all of the member's; a press is saved at once.

import { hoursNear } from '#domain/branch/branch.ts'
import { addDays, type Instant, instantOf, localTime } from '#domain/branch/hours.ts'
import { type OutUntil, type OutWish, outUnlessSaid, outUntil } from '#domain/menu/stock.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { useReach } from '#web/office/staff/branch/my-branches.ts'
import { useSaveAtOnce } from '#web/office/staff/save-at-once.ts'
import { showToast } from '#web/office/staff/toasts.tsx'
import { ChoicePills } from '#web/ui/controls/choice-pills.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { chevronDownIcon } from '#web/ui/icons/icons.ts'
import { useStaffText } from '#web/words/staff/index.ts'

/** The branches at which it is out of stock, and until when at those where it comes back by itself. */
interface Stock {
  readonly out: readonly string[]
  readonly until: Readonly<Record<string, number>>
}

interface StockChoice {
  readonly branches: string[]
  readonly stock: 'in' | 'out'
  readonly until: OutWish
}

type Save = (wish: StockChoice, told: { onSuccess: () => void; onError: (error: Error) => void }) => void

type StockSwitchProps = {
  /** Unique on the page. */
  id: string
  name: string
  stock: Stock
  /** The member's branches, of which it sets one or all. */
  branches: readonly StaffBranch[]
  save: Save
}

export function useStockSwitch({ id, name, stock, branches, save }: StockSwitchProps) {
  const reached = useReach(branches)
  const saveAtOnce = useSaveAtOnce<StockChoice, void>({ mutate: save }, name)
  const { t } = useStaffText()
  const outHere = reached.filter((branch) => stock.out.includes(branch.id)).length
  const mixed = outHere > 0 && outHere < reached.length
  const allOut = reached.length > 0 && outHere === reached.length

  function set(wish: 'in' | 'out', until: OutWish = wish === 'out' ? outUnlessSaid : null) {
    saveAtOnce({ branches: reached.map((branch) => branch.id), stock: wish, until }, () => {
      const { outInAll, inInAll } = t.stock
      if (reached.length > 1) showToast((wish === 'out' ? outInAll : inInAll)(name, reached.length))
    })
  }

  return {
    /** At every branch that it sets. */
    allOut,
    choice: (
      <fieldset className="flex min-w-0 rounded-control border border-edge p-0.5">
        <legend className="sr-only">{t.stock.of(name)}</legend>
        {(['in', 'out'] as const).map((state) => (
          <label
            key={state}
            className={`grid min-h-11 flex-auto place-items-center rounded-small px-2 text-sm font-semibold text-ink-2 has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-ink ${state === 'in' ? 'has-checked:bg-leaf-soft' : 'has-checked:bg-cherry-soft'}`}
          >
            <input
              type="radio"
              className="sr-only"
              name={`stock-${id}`}
              checked={!mixed && state === (outHere > 0 ? 'out' : 'in')}
              onChange={() => set(state)}
            />
            <span>{state === 'in' ? t.stock.available : t.stock.out}</span>
          </label>
        ))}
      </fieldset>
    ),
    /** The same two as one switch; where branches differ, both stay in sight. */
    toggle: mixed ? undefined : (
      <StockToggle name={t.stock.of(name)} group={`stock-${id}`} state={outHere > 0 ? 'out' : 'in'} onChange={set} />
    ),
    until: allOut && (
      <StockUntil item={id} branches={reached} ends={stock.until} onChoose={(until) => set('out', until)} />
    ),
  }
}

type StockToggleProps = { name: string; group: string; state: 'in' | 'out'; onChange: (state: 'in' | 'out') => void }

/** The word that holds is read; the other one lies over the whole, so that a press anywhere chooses it. */
function StockToggle({ name, group, state, onChange }: StockToggleProps) {
  const { t } = useStaffText()
  return (
    <fieldset className="relative flex min-w-0 items-center gap-2 rounded-small py-2 has-focus-visible:outline-3 has-focus-visible:outline-ink">
      <legend className="sr-only">{name}</legend>
      <span
        aria-hidden="true"
        className={`flex h-7 w-12 shrink-0 items-center rounded-full p-0.75 ${state === 'in' ? 'justify-end bg-leaf' : 'bg-edge'}`}
      >
        <span className="size-5.5 rounded-full bg-card" />
      </span>
      {(['in', 'out'] as const).map((one) => (
        <label
          key={one}
          className={
            one === state
              ? `text-sm leading-tight font-semibold ${one === 'in' ? 'text-leaf' : 'text-cherry'}`
              : 'absolute inset-0 overflow-hidden opacity-0'
          }
        >
          <input type="radio" className="sr-only" name={group} checked={one === state} onChange={() => onChange(one)} />
          <span>{one === 'in' ? t.stock.available : t.stock.out}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** Where else it is out of stock, and until when; nothing for a member of one branch. */
export function OutAt({ stock, branches }: { stock: Stock; branches: readonly StaffBranch[] }) {
  const { t } = useStaffText()
  const say = useUntilWords()
  const outAt = branches.filter(({ id }) => stock.out.includes(id))
  if (outAt.length === 0 || branches.length < 2) return null
  const withEnd = (branch: StaffBranch): string => {
    const end = stock.until[branch.id]
    return end === undefined ? branch.name : t.stock.placeUntil(branch.name, say(end, branch))
  }
  return <span className="block text-sm font-medium text-cherry">{t.stock.outAt(outAt.map(withEnd).join(', '))}</span>
}

const hour = 3_600_000
const half = hour / 2

type StockUntilProps = {
  item: string
  /** The branches that a tap sets. */
  branches: readonly StaffBranch[]
  /** What is set, by branch; a branch that is missing has no end. */
  ends: Readonly<Record<string, Instant>>
  onChoose: (until: OutWish) => void
}

function StockUntil({ item, branches, ends, onChoose }: StockUntilProps) {
  const { t } = useStaffText()
  const now = useNow(60_000)
  const say = useUntilWords()
  const [first] = branches
  if (!first) return null
  const set = chosen(branches, ends, now)
  const soon = [hour, 2 * hour].map((ahead) => Math.ceil((now + ahead) / half) * half)
  const others = timesToday(first, now).filter((at) => !soon.includes(at))
  const shown = typeof set === 'number' && !soon.includes(set) && !others.includes(set) ? [set, ...others] : others
  return (
    <div className="grid gap-2">
      <ChoicePills
        label={t.stock.until}
        name={`until-${item}`}
        value={set === undefined ? undefined : String(set)}
        choices={[
          { value: 'tomorrow', text: tomorrowWords(branches, now, say) ?? t.stock.nextOpening },
          ...soon.map((at) => ({ value: String(at), text: say(at, first) })),
          { value: 'null', text: t.shop.untilNotice },
        ]}
        onChange={(value) => onChoose(value === 'tomorrow' ? value : value === 'null' ? null : Number(value))}
      />
      {shown.length > 0 && (
        <span className="relative w-fit max-w-full">
          <select
            aria-label={t.stock.otherTime}
            value={typeof set === 'number' && shown.includes(set) ? set : ''}
            onChange={(event) => onChoose(Number(event.target.value))}
            className="min-h-11 w-full appearance-none rounded-control border border-edge bg-card ps-4 pe-11 font-medium"
          >
            <option value="" disabled>
              {t.stock.otherTime}
            </option>
            {shown.map((at) => (
              <option key={at} value={at}>
                {say(at, first)}
              </option>
            ))}
          </select>
          <Icon of={chevronDownIcon} className="pointer-events-none absolute end-3.5 top-3 size-5" />
        </span>
      )}
    </div>
  )
}

type Say = (at: Instant, branch: StaffBranch) => string

/** '14:00', 'tomorrow 07:00' or 'Thursday 5 March 07:00', on the branch's own clock. */
function useUntilWords(): Say {
  const { t, time, date } = useStaffText()
  const today = useNow(60_000)
  return (at, { timeZone }) => {
    const now = localTime(today, timeZone).date
    const day = localTime(at, timeZone).date
    const clock = time(at, timeZone)
    if (day === now) return clock
    return day === addDays(now, 1) ? t.stock.tomorrow(clock) : `${date(day)} ${clock}`
  }
}

/** Undefined if the branches do not open at the same time. */
function tomorrowWords(branches: readonly StaffBranch[], now: Instant, say: Say): string | undefined {
  const words = new Set(branches.map((branch) => say(outUntil('tomorrow', branch, now) ?? now, branch)))
  return words.size === 1 ? [...words][0] : undefined
}

/** What all these branches have in common; undefined if they differ. */
function chosen(branches: readonly StaffBranch[], ends: StockUntilProps['ends'], now: Instant): OutWish | undefined {
  const set = branches.map(({ id }): OutUntil => ends[id] ?? null)
  if (branches.every((branch, index) => set[index] === outUntil('tomorrow', branch, now))) return 'tomorrow'
  return set.every((until) => until === set[0]) ? set[0] : undefined
}

/** Every half hour that is left of today until the branch closes. */
function timesToday(branch: StaffBranch, now: Instant): Instant[] {
  const { date } = localTime(now, branch.timeZone)
  const midnight = instantOf(date, 24 * 60, branch.timeZone)
  const last = hoursNear(branch, now).findLast(({ from }) => from < midnight)?.to ?? now
  const times: Instant[] = []
  for (let at = Math.ceil((now + half / 2) / half) * half; at < last; at += half) times.push(at)
  return times
}
