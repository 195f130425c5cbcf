// One choice out of a few, as pills side by side: Glass € 4,80 or Bottle € 22.
import type { ReactNode } from 'react'

export type Choice<Value extends string> = { value: Value; text: ReactNode; detail?: ReactNode; disabled?: boolean }

type ChoicePillsProps<Value extends string> = {
  label: string
  /** Visually hides the label where the context already says it. */
  labelHidden?: boolean
  name: string
  value: Value | undefined
  choices: readonly Choice<Value>[]
  onChange: (value: Value) => void
}

export function ChoicePills<Value extends string>(props: ChoicePillsProps<Value>) {
  const { label, labelHidden = false, name, value, choices, onChange } = props
  return (
    <fieldset>
      <legend className={labelHidden ? 'sr-only' : 'mb-2 text-sm font-semibold'}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative inline-flex min-h-11 max-w-full flex-wrap items-center gap-x-2 rounded-control border border-edge bg-card px-4 font-medium has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-disabled:opacity-50 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              className="absolute inset-0 appearance-none rounded-control outline-none"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            <span className="relative">{choice.text}</span>
            {choice.detail !== undefined && <span className="relative">{choice.detail}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
