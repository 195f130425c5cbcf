// The bars of a chart as one drawing, as wide as there is room. It is one stop for the keyboard, from which the arrows
// go from pair to pair; each pair says its numbers, and shows them above the bars while it has the focus or the
// pointer.
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useFiguresText } from '#web/words/figures/index.ts'
import type { BarRow, ChartNames } from './chart-rows.ts'

type ChartDrawingProps = {
  /** The id of its heading. */
  titled: string
  rows: readonly BarRow[]
  names: ChartNames
  show: (value: number) => string
  mark: (value: number) => string
}

/** In widths of a letter 'm' of the page, so that it grows with the text. */
const size = { height: 16.5, baseline: 14.5, tallest: 12.75, widest: 2.25 } as const

export function ChartDrawing({ titled, rows, names, show, mark }: ChartDrawingProps) {
  const { t, dir } = useFiguresText()
  const hint = useId()
  const { frame, width, em } = useRoom()
  const [stop, setStop] = useState(() =>
    Math.max(
      0,
      rows.findLastIndex(({ now }) => now > 0),
    ),
  )
  const [shown, setShown] = useState<number>()
  const said = ({ name, now, earlier, running }: BarRow): string => {
    const here = t.compared(names.now, show(now))
    return [name, running ? `${here} (${t.running})` : here, t.compared(names.earlier, show(earlier))].join(' · ')
  }
  const go = (event: KeyboardEvent<SVGSVGElement>) => {
    const at = rows.length === 0 ? -1 : Math.min(stop, rows.length - 1)
    const [back, on] = dir === 'rtl' ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight']
    const next = { [back]: at - 1, [on]: at + 1, Home: 0, End: rows.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll<SVGGElement>('[tabindex]')[next]?.focus()
  }
  const read = shown === undefined ? undefined : rows[shown]
  const along = shown === undefined ? 0 : (100 * (shown + 0.5)) / rows.length
  return (
    <div ref={frame} className="relative pt-6">
      {read && (
        <p
          aria-hidden="true"
          className="pointer-events-none absolute bottom-[calc(100%-1.5rem)] w-max max-w-full rounded-small bg-ink px-3 py-1 text-sm text-card tabular-nums"
          style={{ insetInlineStart: `${along}%`, translate: `${dir === 'rtl' ? along : -along}%` }}
        >
          {said(read)}
        </p>
      )}
      {width > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset
        <svg
          role="group"
          aria-labelledby={titled}
          aria-describedby={hint}
          height={size.height * em}
          className="block w-full overflow-visible tabular-nums"
          onKeyDown={go}
        >
          <desc id={hint}>{t.barsHint}</desc>
          <Pairs
            rows={rows}
            mark={mark}
            width={width}
            em={em}
            said={said}
            isMirrored={dir === 'rtl'}
            stop={Math.min(stop, rows.length - 1)}
            onStop={setStop}
            onShow={setShown}
          />
        </svg>
      )}
    </div>
  )
}

/** How wide the frame is, and its letters, in pixels; 0 until it is there. */
function useRoom() {
  const frame = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, em: 16 })
  useLayoutEffect(() => {
    const element = frame.current
    if (!element) return
    const measure = () =>
      setRoom({ width: element.clientWidth, em: Number.parseFloat(getComputedStyle(element).fontSize) })
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  return { frame, ...room }
}

type PairsProps = Pick<ChartDrawingProps, 'rows' | 'mark'> & {
  width: number
  em: number
  isMirrored: boolean
  said: (row: BarRow) => string
  stop: number
  onStop: (place: number) => void
  onShow: (place: number | undefined) => void
}

function Pairs({ rows, mark, width, em, isMirrored, said, stop, onStop, onShow }: PairsProps) {
  const running = useId()
  const wide = (texts: readonly string[]) => 0.56 * em * Math.max(0, ...texts.map((text) => text.length))
  const markWidth = wide(rows.flatMap(({ now, earlier }) => [mark(now), mark(earlier)]))
  const scale = scaleOf(rows, { width, em, isMirrored, markWidth })
  const { slot, baseline, startAt } = scale
  const labelsEvery = Math.ceil((wide(rows.map(({ short }) => short)) + 0.4 * em) / slot)
  return (
    <>
      <pattern id={running} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="7" height="7" className="fill-card" />
        <rect width="4" height="7" className="fill-ink" />
      </pattern>
      <ScaleLines scale={scale} mark={mark} />
      {rows.map((row, place) => (
        // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a part of a drawing, which says its numbers
        <g
          key={row.name}
          role="img"
          aria-label={said(row)}
          tabIndex={place === stop ? 0 : -1}
          className="group outline-none"
          onFocus={() => {
            onStop(place)
            onShow(place)
          }}
          onBlur={() => onShow(undefined)}
          onPointerEnter={() => onShow(place)}
          onPointerLeave={() => onShow(undefined)}
        >
          <rect
            x={startAt(slot * place, slot) + 1}
            y={2}
            width={slot - 2}
            height={size.height * em - 4}
            rx={8}
            className="fill-transparent stroke-3 group-hover:fill-honey-soft group-focus-visible:fill-honey-soft group-focus-visible:stroke-ink"
          />
          <PairOfBars row={row} place={place} scale={scale} mark={mark} pattern={`url(#${running})`} />
          {place % labelsEvery === 0 && (
            <text
              x={startAt(slot * (place + 0.5), 0)}
              y={baseline + 1.4 * em}
              textAnchor="middle"
              className={`text-sm ${row.running ? 'fill-ink font-bold' : 'fill-ink-2'}`}
            >
              {row.short}
            </text>
          )}
        </g>
      ))}
      <line x1="0" x2={width} y1={baseline} y2={baseline} className="stroke-edge" />
    </>
  )
}

/** Where everything stands in the drawing, in pixels. */
interface ChartScale {
  readonly width: number
  /** Of the longest number above a bar. */
  readonly markWidth: number
  /** The largest value. */
  readonly most: number
  /** How wide the place of a pair is, and one of its bars. */
  readonly slot: number
  readonly thick: number
  readonly baseline: number
  readonly heightOf: (value: number) => number
  /** Where something of this width begins, `start` from the start of the line, which may be on either side. */
  readonly startAt: (start: number, span: number) => number
}

type Measured = Pick<PairsProps, 'width' | 'em' | 'isMirrored'> & Pick<ChartScale, 'markWidth'>

function scaleOf(rows: readonly BarRow[], { width, em, isMirrored, markWidth }: Measured): ChartScale {
  const most = Math.max(1, ...rows.flatMap(({ now, earlier }) => [now, earlier]))
  const slot = width / rows.length
  return {
    width,
    markWidth,
    most,
    slot,
    thick: Math.min(size.widest * em, 0.42 * slot),
    baseline: size.baseline * em,
    heightOf: (value) => Math.max(2, (size.tallest * em * value) / most),
    startAt: (start, span) => (isMirrored ? width - start - span : start),
  }
}

/** Lines at round values, with their numbers where the bars have none. */
function ScaleLines({ scale, mark }: { scale: ChartScale; mark: ChartDrawingProps['mark'] }) {
  return (
    <g>
      {stepsTo(scale.most).map((value) => {
        const y = Math.round(scale.baseline - scale.heightOf(value)) + 0.5
        return (
          <g key={value}>
            <line x1="0" x2={scale.width} y1={y} y2={y} className="stroke-line" />
            {scale.markWidth > scale.slot && (
              <text x={scale.startAt(0, 0)} y={y - 4} className="fill-ink-2 text-xs">
                {mark(value)}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}

/** Some round values up to the largest one. */
function stepsTo(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most / 5)))
  const step = ([1, 2, 5].find((some) => some * power >= most / 5) ?? 10) * power
  return Array.from({ length: Math.floor(most / step) }, (_, place) => step * (place + 1))
}

type PairOfBarsProps = {
  row: BarRow
  place: number
  scale: ChartScale
  mark: ChartDrawingProps['mark']
  /** What fills the bar of a period that still runs. */
  pattern: string
}

function PairOfBars({ row: { now, earlier, running }, place, scale, mark, pattern }: PairOfBarsProps) {
  const { slot, thick, markWidth } = scale
  const middle = slot * (place + 0.5)
  const isMarked = markWidth <= slot
  const isEarlierMarked = now > 0 ? 2 * markWidth + 2 <= slot : isMarked
  return (
    <>
      {now > 0 && (
        <Bar
          value={now}
          start={middle - 1 - thick}
          scale={scale}
          look={running ? 'stroke-ink stroke-[1.5]' : 'fill-ink'}
          fill={running ? pattern : undefined}
          mark={isMarked ? mark(now) : undefined}
          markLook="fill-ink text-sm font-bold"
        />
      )}
      {earlier > 0 && (
        <Bar
          value={earlier}
          start={middle + 1}
          scale={scale}
          look="fill-latte stroke-edge"
          mark={isEarlierMarked ? mark(earlier) : undefined}
          markLook="fill-ink-2 text-sm"
        />
      )}
    </>
  )
}

type BarProps = {
  value: number
  start: number
  scale: ChartScale
  look: string
  fill?: string | undefined
  /** Its number above it, where there is room. */
  mark: string | undefined
  markLook: string
}

function Bar({ value, start, scale, look, fill, mark, markLook }: BarProps) {
  const { thick } = scale
  const height = scale.heightOf(value)
  const x = scale.startAt(start, thick)
  const top = scale.baseline - height
  return (
    <>
      <rect x={x} y={top} width={thick} height={height} rx={Math.min(5, thick / 3)} className={look} fill={fill} />
      {mark !== undefined && (
        <text x={x + thick / 2} y={top - 5} textAnchor="middle" className={markLook}>
          {mark}
        </text>
      )}
    </>
  )
}
