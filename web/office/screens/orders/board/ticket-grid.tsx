// The tickets in columns, side by side; only the columns in sight are drawn, however many orders there are (BOARD-6).
import { memo, type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react'
import { Icon } from '#web/ui/icons/icon.tsx'
import { backIcon, chevronIcon } from '#web/ui/icons/icons.ts'
import { useBoardText } from '#web/words/board/index.ts'
import { isOpened } from './board-state.ts'
import { type Ticket, ticketUrgency } from './ticket.ts'
import { TicketCard } from './ticket-card.tsx'
import { layColumns } from './ticket-columns.ts'
import { isClosing, type TicketPlace, useTicketPlaces } from './ticket-places.ts'

type TicketGridProps = {
  tickets: readonly Ticket[]
  now: number
  station: string | null
  soldOut: ReadonlySet<string>
}

/** In rem: four columns on a tablet of 1024 px. */
const narrowest = 12.75
const gap = 0.25
const foot = 3.25

export const TicketGrid = memo(function TicketGrid({ tickets, now, station, soldOut }: TicketGridProps) {
  const { dir } = useBoardText()
  const [room, box] = useRoom()
  const { places, now: moment, handlers, moved } = useTicketPlaces(tickets)
  const [first, setFirst] = useState(0)
  const [away, setAway] = useState(false)
  const shape = box && shapeOf(box)
  const { columns, measure } = useColumns(places, moment, box, shape?.columns ?? 1)
  const step = shape ? shape.width + shape.gap : 0

  const draw = (place: TicketPlace<Ticket>) => (
    <div
      key={place.id}
      data-place={place.id}
      className={`pb-1 ${place.leftAt === null ? '' : 'invisible'} ${isClosing(place, moment) ? 'closing-place' : ''}`}
      style={place.leftAt === null ? undefined : { height: isClosing(place, moment) ? 0 : measure.heightOf(place.id) }}
      inert={place.leftAt !== null}
    >
      <TicketCard ticket={place.ticket} {...ticketUrgency(place.ticket, now)} station={station} soldOut={soldOut} />
    </div>
  )

  const inSight = shape?.columns ?? 0
  const sooner = columns.slice(0, first).flat()
  const late = sooner.filter(({ ticket }) => ticketUrgency(ticket, now).urgency === 'late').length
  const after = columns.slice(first + inSight).flat().length
  const back = () => {
    room.current?.scrollTo({ left: 0 })
    moved()
  }
  useReturn(away, back)
  return (
    <div className="relative min-h-0 min-w-0 flex-1" {...handlers}>
      <div
        ref={room}
        tabIndex={-1}
        onScroll={({ currentTarget }) => {
          // Negative from right to left.
          const scrolled = Math.abs(currentTarget.scrollLeft)
          setAway(scrolled > 1)
          if (step > 0) setFirst(Math.floor((scrolled + 1) / step))
        }}
        className={`h-full ${inSight > 1 ? 'overflow-x-auto overflow-y-hidden' : 'overflow-y-auto'} overscroll-contain`}
      >
        {shape && inSight === 1 && <div className="tickets-in-one">{places.map(draw)}</div>}
        {shape && inSight > 1 && (
          <div ref={measure.box} className="relative h-full" style={{ width: columns.length * step - shape.gap }}>
            {columns.map((column, at) =>
              at < first - 1 || at > first + inSight ? null : (
                <div
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                  key={at}
                  className={`absolute inset-y-0 ${measure.isTall(column) ? 'overflow-y-auto overscroll-contain' : ''}`}
                  style={{ insetInlineStart: at * step, width: shape.width }}
                >
                  {column.map(draw)}
                </div>
              ),
            )}
          </div>
        )}
      </div>
      {inSight > 1 && (
        <SideCounts
          sooner={sooner.length}
          late={late}
          after={after}
          onBack={back}
          onMore={() => room.current?.scrollBy({ left: step * inSight * (dir === 'rtl' ? -1 : 1) })}
        />
      )}
    </div>
  )
})

function shapeOf({ width, rem }: Box) {
  const columns = Math.max(1, Math.floor((width + gap * rem) / ((narrowest + gap) * rem)))
  return { columns, gap: gap * rem, width: (width - gap * rem * (columns - 1)) / columns }
}

/** The places in their columns, by the heights of tickets that are drawn and an estimate for the others. */
function useColumns(places: readonly TicketPlace<Ticket>[], moment: number, box: Box | undefined, inSight: number) {
  const heights = useRef(new Map<number, number>())
  const before = useRef<ReadonlyMap<number, number>>(new Map())
  const drawn = useRef<HTMLDivElement>(null)
  const sizeBefore = useRef('')
  const [, again] = useReducer((count: number) => count + 1, 0)
  const heightOf = (id: number) => heights.current.get(id)
  const sized = places.map((place) => ({
    id: place.id,
    height: isClosing(place, moment) ? 0 : (heightOf(place.id) ?? guess(place.ticket, box?.rem ?? 16)),
  }))
  const laid = layColumns(sized, before.current, {
    height: (box?.height ?? 0) + 1,
    columns: inSight,
    foot: foot * (box?.rem ?? 16),
  })
  const columns: TicketPlace<Ticket>[][] = []
  for (const [at, place] of places.entries()) {
    const column = laid[at] ?? 0
    columns[column] ??= []
    columns[column].push(place)
  }

  const size = `${box?.width} ${box?.height} ${box?.rem}`
  useLayoutEffect(() => {
    if (sizeBefore.current !== size) {
      // After a change of size nothing has a column yet.
      sizeBefore.current = size
      before.current = new Map()
      heights.current.clear()
      again()
      return
    }
    let changed = false
    for (const element of drawn.current?.querySelectorAll<HTMLElement>('[data-place]:not([inert])') ?? []) {
      const id = Number(element.dataset.place)
      // Not rounded, so that nothing moves where a ticket has left its place empty.
      const { height } = element.getBoundingClientRect()
      if (heights.current.get(id) === height) continue
      heights.current.set(id, height)
      changed = true
    }
    if (changed) again()
    // Columns that follow from a guess are not kept.
    else before.current = new Map(places.map(({ id }, at) => [id, laid[at] ?? 0]))
  })

  // Every column that can scroll costs time in each frame, and only a ticket taller than the screen needs it.
  const tall = new Set(sized.filter(({ height }) => height > (box?.height ?? 0) + 1).map(({ id }) => id))
  const isTall = (column: readonly TicketPlace<Ticket>[]) => column.some(({ id }) => tall.has(id))
  return { columns: Array.from(columns, (column = []) => column), measure: { box: drawn, heightOf, isTall } }
}

/** In pixels, for a ticket that has not been drawn yet. */
const guess = ({ lines }: Ticket, rem: number): number =>
  rem *
  Math.max(
    6.5,
    lines.reduce((sum, { line }) => sum + (line.notes ? 4.6 : 3) + (line.person ? 1.8 : 0), 0.4),
  )

type SideCountsProps = {
  /** Tickets to begin before the visible ones, and how many of them are late. */
  sooner: number
  late: number
  /** Tickets to begin after the visible ones. */
  after: number
  onBack: () => void
  onMore: () => void
}

/** How many tickets lie beyond each edge of the screen. Both buttons stand where the columns leave room for them. */
function SideCounts({ sooner, late, after, onBack, onMore }: SideCountsProps) {
  const { t } = useBoardText()
  return (
    <div className="absolute end-0 bottom-0 flex gap-2">
      {sooner > 0 && (
        <button type="button" onClick={onBack} className={`${look} ${late > 0 ? 'bg-cherry' : 'bg-ink'} ps-3 pe-4`}>
          <Icon of={backIcon} className="size-5" />
          <span>{t.sooner(sooner, late)}</span>
        </button>
      )}
      {after > 0 && (
        <button type="button" onClick={onMore} className={`${look} bg-ink ps-4 pe-3`}>
          <span>{t.hidden(after)}</span>
          <Icon of={chevronIcon} className="size-5" />
        </button>
      )}
    </div>
  )
}

const look = 'flex min-h-12 items-center gap-2 rounded-control font-semibold whitespace-nowrap text-paper shade-bar'

interface Box {
  readonly width: number
  readonly height: number
  /** The pixels of one rem, which is more where text is larger. */
  readonly rem: number
}

function useRoom(): [RefObject<HTMLDivElement | null>, Box | undefined] {
  const ref = useRef<HTMLDivElement>(null)
  const [box, setBox] = useState<Box>()
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setBox({ width: element.clientWidth, height: element.clientHeight, rem })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, box]
}

export const gridQuietMs = 20_000

const signs = ['pointerdown', 'pointermove', 'wheel', 'keydown', 'scroll'] as const
const touches = ['touchstart', 'touchend', 'touchcancel'] as const

function useReturn(away: boolean, back: () => void): void {
  const latest = useRef(back)
  useEffect(() => {
    latest.current = back
  })
  useEffect(() => {
    if (!away) return
    let fingers = 0
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => (fingers > 0 || isOpened() ? wait() : latest.current()), gridQuietMs)
    }
    // A finger that scrolls sends no more pointer events, but is still a touch.
    const touched = ({ touches: on }: TouchEvent) => {
      fingers = on.length
      wait()
    }
    const watching = new AbortController()
    const options = { capture: true, passive: true, signal: watching.signal }
    for (const sign of signs) addEventListener(sign, wait, options)
    for (const touch of touches) addEventListener(touch, touched, options)
    wait()
    return () => {
      clearTimeout(timer)
      watching.abort()
    }
  }, [away])
}
