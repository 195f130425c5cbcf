// A summary of ratings: the overall figure with its stars, some facts, and the figure of each dimension.
import type { ReactNode } from 'react'
import { Stars } from './stars.tsx'

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
