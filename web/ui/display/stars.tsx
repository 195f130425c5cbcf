// Stars that were given, and the summary of all ratings.

import type { ReactNode } from 'react'
import { starIcon } from '../icons/icons.ts'

type StarsProps = {
  /** 0 to 5. */
  value: number
  /** Only if no text beside it says the same. */
  label?: string
  className?: string
}

const places = [0, 1, 2, 3, 4]

export function Stars({ value, label, className = 'h-5' }: StarsProps) {
  const filled = value * 24
  return (
    <svg
      viewBox="0 0 120 24"
      className={`mirrors w-auto shrink-0 ${className}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <g className="fill-card stroke-edge" strokeWidth="1.2" strokeLinejoin="round">
        <Row />
      </g>
      {filled > 0 && (
        <svg width={filled} height="24" viewBox={`0 0 ${filled} 24`} aria-hidden="true">
          <g className="fill-honey stroke-honey-ink" strokeWidth="1.2" strokeLinejoin="round">
            <Row />
          </g>
        </svg>
      )}
    </svg>
  )
}

const Row = () => places.map((place) => <path key={place} d={starIcon.d} transform={`translate(${place * 24})`} />)

type RatingSummaryProps = {
  title: string
  /** Without it, only the facts are shown. */
  overall?: { value: number; text: string; unit: string } | undefined
  facts: readonly ReactNode[]
  parts: readonly { id: string; text: string; value: number; shown: string }[]
}

export function RatingSummary({ title, overall, facts, parts }: RatingSummaryProps) {
  return (
    <>
      <h2>{title}</h2>
      {overall && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
          <p className="flex items-baseline gap-2">
            <span className="text-4xl font-semibold">{overall.text}</span>
            <span className="text-ink-2">{overall.unit}</span>
          </p>
          <Stars value={overall.value} className="h-7" />
        </div>
      )}
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 font-medium">
        {facts.map((fact, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts keep their order.
          <li key={place}>{fact}</li>
        ))}
      </ul>
      {parts.length > 0 && (
        <dl className="mt-4 grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-2 border-t border-line pt-4">
          {parts.map(({ id, text, value, shown }) => (
            <div key={id} className="contents">
              <dt>{text}</dt>
              <dd className="contents">
                <Stars value={value} />
                <span className="text-end font-semibold">{shown}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
