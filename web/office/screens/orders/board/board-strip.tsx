// The strip below the head, of one fixed height: stations, what is to be made in all, and what is for later (BOARD-2).
import { memo } from 'react'
import { hasWorkAt, type ItemTally, laterBy } from '#domain/order/counter/counter.ts'
import { insteadFirst } from '#domain/order/counter/line-changes.ts'
import { localize } from '#domain/shared/locale.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { useKitchenWords } from '#web/office/staff/lines/line-change-list.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { chevronDownIcon } from '#web/ui/icons/icons.ts'
import { historyIcon } from '#web/ui/icons/icons-staff.ts'
import { useBoardText } from '#web/words/board/index.ts'
import { useLineName } from '../line-name.ts'
import { ShiftStrip } from './board-shift.tsx'
import { type BoardView, chooseStation, showOpened } from './board-state.ts'
import { useDayText } from './order-words.tsx'
import type { Ticket } from './ticket.ts'

export function BoardStrip({ view, branch }: { view: BoardView; branch: StaffBranch }) {
  return (
    <div className="board-strip flex h-15 shrink-0 items-center gap-2 px-2 pt-1.5 max-lg:h-27 max-lg:flex-wrap max-lg:content-center max-lg:gap-y-1">
      <Stations toMake={view.toMake} stations={view.stations} stationNames={view.stationNames} station={view.station} />
      <ShiftStrip branch={branch} />
      <Totals tally={view.tally} tickets={view.toMake} />
      <Later later={view.later} branch={branch} />
    </div>
  )
}

type StationsProps = Pick<BoardView, 'toMake' | 'stations' | 'stationNames' | 'station'>

const Stations = memo(function Stations({ toMake, stations, stationNames, station }: StationsProps) {
  const { t, locale } = useBoardText()
  const called = (id: string) => localize(stationNames.find((one) => one.id === id)?.name ?? {}, locale) || id
  const count = (name: string | null) =>
    toMake.filter(({ lines }) => lines.some((line) => hasWorkAt(line, name))).length
  // The chosen one stays, so that there is always a way back to all.
  const names = [null, ...new Set([...stations, ...(station === null ? [] : [station])])]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this switches a view.
    <div
      role="group"
      aria-label={t.stations}
      className="flex h-12 max-w-full min-w-0 shrink-0 overflow-x-auto max-sm:max-w-[calc(100%-9.75rem)] rounded-control bg-card p-0.5 shade-card max-lg:shrink"
    >
      {names.map((name) => (
        <button
          key={name ?? ''}
          type="button"
          aria-pressed={name === station}
          onClick={() => chooseStation(name)}
          className="inline-flex shrink-0 items-center gap-1.5 rounded-small px-3 text-md font-semibold first-letter:uppercase aria-pressed:bg-ink aria-pressed:text-paper"
        >
          <span>{`${name === null ? t.all : called(name)} `}</span>
          <span className="font-medium opacity-75">{count(name)}</span>
        </button>
      ))}
    </div>
  )
})

/** So many options of an item are said; of more, only how many. */
const mostApart = 3

/** As many as there is room for; the rest fades out. */
const Totals = memo(function Totals({ tally, tickets }: { tally: readonly ItemTally[]; tickets: readonly Ticket[] }) {
  const { t } = useBoardText()
  const nameOf = useLineName()
  const kitchen = useKitchenWords()
  const all = tickets.flatMap((ticket) => ticket.lines)
  const parts = all.flatMap(({ line }) => line.parts ?? [])
  type Named = Parameters<ReturnType<typeof useLineName>>[0]
  const lines = new Map<string, Named>([
    ...parts.map((part) => [part.item, part] as const),
    ...all.map(({ item, line }) => [item, line] as const),
  ])
  const chosen = [...parts, ...all.map(({ line }) => line)].flatMap((one) => one.options)
  const options = new Map(chosen.map((option) => [option.option, option] as const))
  return (
    <ul
      aria-label={t.tally}
      className="fade-end flex h-11 min-w-0 flex-1 overflow-hidden max-lg:order-3 max-lg:basis-full"
    >
      {tally.slice(0, 12).map(({ item, quantity, apart }) => {
        const line = lines.get(item)
        const made = apart.flatMap(({ option: id, quantity: ofThese }) => {
          const option = options.get(id)
          return option ? [{ ...option, quantity: 1, ofThese }] : []
        })
        return (
          <li key={item} className="shrink-0 border-e border-latte px-3 leading-tight whitespace-nowrap first:ps-1">
            <span className="block text-base font-semibold text-ink-soft">
              {line ? nameOf({ ...line, options: [] }) : item}
            </span>
            <b className="text-xl leading-none font-extrabold">{quantity}</b>
            {insteadFirst(made)
              .slice(0, mostApart)
              .map(({ ofThese, ...option }) => (
                <span key={option.option} className="ms-1.5 rounded-small bg-honey-soft px-1.5 text-base font-semibold">
                  <bdi>{kitchen.say(option)}</bdi>
                  <span>{` ${ofThese}`}</span>
                </span>
              ))}
            {made.length > mostApart && (
              <span dir="ltr" className="ms-1.5 text-base font-semibold">{`+${made.length - mostApart}`}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
})

const Later = memo(function Later({ later, branch }: { later: readonly Ticket[]; branch: StaffBranch }) {
  const { t, time } = useBoardText()
  const dayText = useDayText(branch.timeZone)
  const [first, ...rest] = laterBy(later, branch.timeZone)
  const isToday = (group: { readonly date: string }) => group.date === dayText.today
  const parts: { at: number; words: string; count: number }[] = []
  if (first) {
    const words = isToday(first) ? time(first.at, branch.timeZone) : dayText.of(first.at)
    parts.push({ at: first.at, words, count: first.orders })
  }
  if (rest[0]) {
    const words = isToday(rest[0]) ? t.later.toLowerCase() : dayText.of(rest[0].at)
    parts.push({ at: rest[0].at, words, count: rest.reduce((all, { orders }) => all + orders, 0) })
  }
  return (
    <button
      type="button"
      onClick={() => showOpened({ kind: 'later' })}
      className="flex h-12 shrink-0 items-center gap-2 rounded-control bg-card ps-3 pe-2.5 text-start whitespace-nowrap shade-card max-lg:ms-auto"
    >
      <Icon of={historyIcon} className="size-5" />
      <span className="leading-tight">
        <span className="block text-sm text-ink-2">
          <span>{t.later}</span>
          <b className="ps-1.5 text-base text-ink sm:hidden">{later.length}</b>
        </span>
        <span className="text-base max-sm:hidden">
          {parts.length > 0
            ? parts.map(({ at, words, count }) => (
                <span key={at} className="not-first:before:content-['_·_']">
                  <span>{`${words} `}</span>
                  <b>{`(${count})`}</b>
                </span>
              ))
            : t.laterNone}
        </span>
      </span>
      <Icon of={chevronDownIcon} className="size-4.5" />
    </button>
  )
})
