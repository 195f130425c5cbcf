// Until when an item is out of stock, as pills: a second tap on the card decides it (TIME-6).
import { addDays, type Instant, instantOf, localTime, periodsOn } from '../../../domain/branch/hours.ts'
import { type OutUntil, type OutWish, outUntil } from '../../../domain/menu/stock.ts'
import { useNow } from '../../api/http/clock.ts'
import type { BranchName } from '../../api/staff/branches/shop.ts'
import { ChoicePills } from '../../components/controls/choice-pills.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { chevronDownIcon } from '../../components/icons/icons-more.ts'
import { useStaffText } from '../../i18n/staff/index.ts'

const hour = 3_600_000
const half = hour / 2

type StockUntilProps = {
  item: string
  /** The branches that a tap sets. */
  places: readonly BranchName[]
  /** What is set, by branch; a branch that is missing has no end. */
  ends: Readonly<Record<string, Instant>>
  onChoose: (until: OutWish) => void
}

export function StockUntil({ item, places, ends, onChoose }: StockUntilProps) {
  const { t } = useStaffText()
  const now = useNow(60_000)
  const say = useUntilWords()
  const [first] = places
  if (!first) return null
  const set = chosen(places, ends, now)
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
          { value: 'tomorrow', text: tomorrowWords(places, now, say) ?? t.stock.nextOpening },
          ...soon.map((at) => ({ value: String(at), text: say(at, first) })),
          { value: 'null', text: t.stock.notice },
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

type Say = (at: Instant, place: BranchName) => string

/** '14:00', 'tomorrow 07:00' or 'Thursday 5 March 07:00', on the branch's own clock. */
export function useUntilWords(): Say {
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
function tomorrowWords(places: readonly BranchName[], now: Instant, say: Say): string | undefined {
  const words = new Set(places.map((place) => say(outUntil('tomorrow', place, now) ?? now, place)))
  return words.size === 1 ? [...words][0] : undefined
}

/** What all these branches have in common; undefined if they differ. */
function chosen(places: readonly BranchName[], ends: StockUntilProps['ends'], now: Instant): OutWish | undefined {
  const set = places.map(({ id }): OutUntil => ends[id] ?? null)
  if (places.every((place, index) => set[index] === outUntil('tomorrow', place, now))) return 'tomorrow'
  return set.every((until) => until === set[0]) ? set[0] : undefined
}

/** Every half hour that is left of today until the branch closes. */
function timesToday(place: BranchName, now: Instant): Instant[] {
  const { date } = localTime(now, place.timeZone)
  const end = periodsOn(place, date).at(-1)?.to
  if (end === undefined) return []
  const last = instantOf(date, end, place.timeZone)
  const times: Instant[] = []
  for (let at = Math.ceil((now + half / 2) / half) * half; at < last; at += half) times.push(at)
  return times
}
