// For how many persons: numbers side by side, unlike the stepper that counts pieces.
import { useId } from 'react'
import { Icon } from '../icons/icon.tsx'
import { userIcon } from '../icons/icons-more.ts'

type PersonCounterProps = {
  value: number
  onChange: (next: number) => void
  /** `text` explains the current number; `persons` is the accessible name of each number. */
  labels: { text: string; persons: (count: number) => string }
  min?: number
  max?: number
}

export function PersonCounter({ value, onChange, labels, min = 1, max = 4 }: PersonCounterProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 flex items-center gap-2 text-sm font-medium">
        <Icon of={userIcon} className="size-5" />
        {labels.text}
      </legend>
      {/* Two by two on a phone: side by side they would be too narrow for a thumb. */}
      <div className="grid grid-cols-2 overflow-hidden rounded-control border border-edge md:grid-cols-4">
        {Array.from({ length: max - min + 1 }, (_, index) => min + index).map((count) => (
          <label
            key={count}
            className="relative grid min-h-11 place-items-center font-medium has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:-outline-offset-4 has-focus-visible:outline-honey"
          >
            <input
              type="radio"
              className="absolute inset-0 appearance-none outline-none"
              name={name}
              aria-label={labels.persons(count)}
              checked={count === value}
              onChange={() => onChange(count)}
            />
            <span aria-hidden="true" className="pointer-events-none relative">
              {count}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
