// A month as a grid of days: one is chosen by finger or keyboard, and unavailable days are crossed out.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { chevronIcon } from '../icons/icons.ts'

type GridDay = {
  id: string
  /** '5' */
  text: string
  /** 'Thursday 5 March', and why it is unavailable. */
  label: string
  off: boolean
}

type MonthGridProps = {
  /** 'March 2026' */
  title: string
  /** From the first day of the week on. */
  weekdays: readonly { short: string; long: string }[]
  /** The column of the first day, 0 to 6. */
  offset: number
  days: readonly GridDay[]
  value: string | null
  onChange: (id: string) => void
  /** Called when someone chooses a crossed-out day: say why it is unavailable. */
  onOff: (id: string) => void
  onMonth: (step: -1 | 1) => void
  has: { previous: boolean; next: boolean }
  labels: { previous: string; next: string }
  /** The id of a text that explains or says what is wrong. */
  describedBy?: string | undefined
}

export function MonthGrid(props: MonthGridProps) {
  const { title, weekdays, offset, days, value, onChange, onOff, onMonth, has, labels, describedBy } = props
  const [place, setPlace] = useState<number>()
  const grid = useRef<HTMLTableElement>(null)
  /** The day to focus once the next month is shown; counted from its end if negative. */
  const wanted = useRef<number>(undefined)
  const chosen = days.findIndex(({ id }) => id === value)
  const firstFree = days.findIndex(({ off }) => !off)
  const entry = place ?? (chosen >= 0 ? chosen : Math.max(0, firstFree))

  // biome-ignore lint/correctness/useExhaustiveDependencies: the title identifies the month.
  useEffect(() => {
    const next = wanted.current
    wanted.current = undefined
    setPlace(undefined)
    if (next !== undefined) focusDay(next < 0 ? days.length + next : Math.min(next, days.length - 1))
  }, [title])

  function focusDay(next: number) {
    setPlace(next)
    grid.current?.querySelectorAll<HTMLElement>('button')[next]?.focus()
  }

  function move(event: KeyboardEvent) {
    const step = gridStepOf(event.key, {
      place: entry,
      offset,
      count: days.length,
      mirrored: getComputedStyle(event.currentTarget).direction === 'rtl',
    })
    if (step === undefined) return
    event.preventDefault()
    if ('month' in step) {
      if (!(step.month < 0 ? has.previous : has.next)) return
      wanted.current = step.to
      onMonth(step.month)
    } else focusDay(step.to)
  }

  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <IconButton
          icon={{ ...chevronIcon, d: 'M15 5.5L8.5 12l6.5 6.5' }}
          label={labels.previous}
          disabled={!has.previous}
          onClick={() => onMonth(-1)}
        />
        <p aria-live="polite" className="text-md font-semibold">
          {title}
        </p>
        <IconButton icon={chevronIcon} label={labels.next} disabled={!has.next} onClick={() => onMonth(1)} />
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that is navigated by keyboard.
        role="grid"
        aria-label={title}
        aria-describedby={describedBy}
        onKeyDown={move}
        className="mt-1 w-full table-fixed border-collapse"
      >
        <thead>
          <tr>
            {weekdays.map(({ short, long }) => (
              <th key={long} scope="col" className="h-9 p-0 text-sm font-medium text-ink-2">
                <span aria-hidden="true">{short}</span>
                <span className="sr-only">{long}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days, offset).map((week) => (
            <tr key={week.find((cell) => cell)?.day.id}>
              {week.map((cell, column) => (
                <td key={weekdays[column]?.long} className="p-0 text-center">
                  {cell && (
                    <button
                      type="button"
                      tabIndex={cell.place === entry ? 0 : -1}
                      aria-label={cell.day.label}
                      aria-disabled={cell.day.off || undefined}
                      aria-pressed={cell.day.off ? undefined : cell.day.id === value}
                      onFocus={() => setPlace(cell.place)}
                      onClick={() => (cell.day.off ? onOff : onChange)(cell.day.id)}
                      className={`min-h-12 w-full max-w-14 rounded-small border-2 border-card ${lookOf(cell.day, value)}`}
                    >
                      {cell.day.text}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function lookOf(day: GridDay, value: string | null): string {
  if (day.off) return 'text-ink-2 line-through'
  return day.id === value ? 'bg-ink font-semibold text-paper' : 'bg-leaf-soft font-semibold hover:bg-honey'
}

type Cell = { day: GridDay; place: number } | undefined

/** The days in rows of seven, the first one in its column. */
function weeksOf(days: readonly GridDay[], offset: number): Cell[][] {
  const cells: Cell[] = [...Array<Cell>(offset).fill(undefined), ...days.map((day, place) => ({ day, place }))]
  while (cells.length % 7 > 0) cells.push(undefined)
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7))
}

interface Standing {
  /** The index of the day that has the focus, 0 first. */
  readonly place: number
  /** The column of the month's first day, 0 to 6. */
  readonly offset: number
  readonly count: number
  /** Right to left: the arrows swap. */
  readonly mirrored: boolean
}

/** A day of this month, or a move to the month before or after; then negative days count from that month's end. */
type Step = { readonly to: number } | { readonly month: -1 | 1; readonly to: number }

/** Arrows move by days and weeks, Home and End to the ends of the week, Page Up and Down by months. */
export function gridStepOf(key: string, { place, offset, count, mirrored }: Standing): Step | undefined {
  if (key === 'PageUp') return { month: -1, to: place }
  if (key === 'PageDown') return { month: 1, to: place }
  const column = (place + offset) % 7
  const ahead = mirrored ? -1 : 1
  const by: Readonly<Record<string, number>> = {
    ArrowLeft: -ahead,
    ArrowRight: ahead,
    ArrowUp: -7,
    ArrowDown: 7,
    Home: Math.max(-column, -place),
    End: Math.min(6 - column, count - 1 - place),
  }
  const step = by[key]
  if (step === undefined) return undefined
  const to = place + step
  if (to < 0) return { month: -1, to }
  return to >= count ? { month: 1, to: to - count } : { to }
}
