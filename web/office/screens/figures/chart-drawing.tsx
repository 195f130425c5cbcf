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
  const most = Math.max(1, ...rows.flatMap(({ now, earlier }) => [now, earlier]))
  const slot = width / rows.length
  const baseline = size.baseline * em
  const heightOf = (value: number) => Math.max(2, (size.tallest * em * value) / most)
  const wide = (texts: readonly string[]) => 0.56 * em * Math.max(0, ...texts.map((text) => text.length))
  const markWidth = wide(rows.flatMap(({ now, earlier }) => [mark(now), mark(earlier)]))
  const labelsEvery = Math.ceil((wide(rows.map(({ short }) => short)) + 0.4 * em) / slot)
  const isMarked = markWidth <= slot
  const thick = Math.min(size.widest * em, 0.42 * slot)
  /** From the start of the line, on either side. */
  const startAt = (start: number, span: number) => (isMirrored ? width - start - span : start)
  return (
    <>
      <pattern id={running} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="7" height="7" className="fill-card" />
        <rect width="4" height="7" className="fill-ink" />
      </pattern>
      <g>
        {stepsTo(most).map((value) => {
          const y = Math.round(baseline - heightOf(value)) + 0.5
          return (
            <g key={value}>
              <line x1="0" x2={width} y1={y} y2={y} className="stroke-line" />
              {!isMarked && (
                <text x={startAt(0, 0)} y={y - 4} className="fill-ink-2 text-xs">
                  {mark(value)}
                </text>
              )}
            </g>
          )
        })}
      </g>
      {rows.map((row, place) => {
        const { name, short, now, earlier, running: isRunning = false } = row
        const middle = slot * (place + 0.5)
        const bar = (value: number, start: number, look: string, strong: boolean, isShown: boolean) => {
          const x = startAt(start, thick)
          const top = baseline - heightOf(value)
          return (
            <>
              <rect
                x={x}
                y={top}
                width={thick}
                height={heightOf(value)}
                rx={Math.min(5, thick / 3)}
                className={look}
                {...(strong && isRunning && { fill: `url(#${running})` })}
              />
              {isShown && (
                <text
                  x={x + thick / 2}
                  y={top - 5}
                  textAnchor="middle"
                  className={strong ? 'fill-ink text-sm font-bold' : 'fill-ink-2 text-sm'}
                >
                  {mark(value)}
                </text>
              )}
            </>
          )
        }
        return (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a part of a drawing, which says its numbers
          <g
            key={name}
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
            {now > 0 &&
              bar(now, middle - 1 - thick, isRunning ? 'stroke-ink stroke-[1.5]' : 'fill-ink', true, isMarked)}
            {earlier > 0 &&
              bar(earlier, middle + 1, 'fill-latte stroke-edge', false, now > 0 ? 2 * markWidth + 2 <= slot : isMarked)}
            {place % labelsEvery === 0 && (
              <text
                x={startAt(middle, 0)}
                y={baseline + 1.4 * em}
                textAnchor="middle"
                className={`text-sm ${isRunning ? 'fill-ink font-bold' : 'fill-ink-2'}`}
              >
                {short}
              </text>
            )}
          </g>
        )
      })}
      <line x1="0" x2={width} y1={baseline} y2={baseline} className="stroke-edge" />
    </>
  )
}

/** Some round values up to the largest one. */
function stepsTo(most: number): number[] {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most / 5)))
  const step = ([1, 2, 5].find((some) => some * power >= most / 5) ?? 10) * power
  return Array.from({ length: Math.floor(most / step) }, (_, place) => step * (place + 1))
}
