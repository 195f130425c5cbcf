// One to five stars to give, as radio buttons: by finger or arrow keys, and removable.
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Icon } from '../icons/icon.tsx'
import { closeIcon, starIcon } from '../icons/icons.ts'

type StarRatingProps = {
  label: ReactNode
  name: string
  /** Null for none. */
  value: number | null
  onChange: (value: number | null) => void
  labels: {
    /** '3 stars' */
    stars: (n: number) => string
    clear: string
    /** Also says what is cleared. */
    clearAloud: string
  }
  error?: string | undefined
}

export function StarRating({ label, name, value, onChange, labels, error }: StarRatingProps) {
  const errorId = useId()
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="font-semibold sm:float-start sm:w-44 sm:py-2.5">{label}</legend>
      <div className="flex flex-wrap items-center gap-x-1 max-sm:-ms-1.5">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            className="relative grid size-11 cursor-pointer place-items-center rounded-small has-focus-visible:outline-3 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
              name={name}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
            />
            <span className="sr-only">{labels.stars(stars)}</span>
            <Icon
              of={starIcon}
              className={`relative size-8 ${value !== null && stars <= value ? 'fill-honey text-honey-ink' : 'fill-card text-edge'}`}
            />
          </label>
        ))}
        <button
          type="button"
          onClick={(event) => {
            // The button disappears, so the focus moves to the first star.
            event.currentTarget.parentElement?.querySelector('input')?.focus()
            onChange(null)
          }}
          className={`inline-flex min-h-11 min-w-11 items-center justify-center gap-1 rounded-small px-2 text-sm text-ink-2 underline ${value === null ? 'invisible' : ''}`}
        >
          {/* Without stars it only keeps its place. */}
          {value !== null && (
            <>
              <Icon of={closeIcon} className="size-4.5" />
              <span aria-hidden="true" className="max-sm:hidden">
                {labels.clear}
              </span>
              <span className="sr-only">{labels.clearAloud}</span>
            </>
          )}
        </button>
      </div>
      {error && (
        <p id={errorId} className="text-sm font-medium text-cherry">
          {error}
        </p>
      )}
    </fieldset>
  )
}
