// Five stars, some of them filled, in tenths too; a text says how many.
import { starIcon } from '../icons/icons-more.ts'

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
