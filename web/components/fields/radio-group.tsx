// One choice out of a few as large rows of 56 px, for staff's thumbs and for forms.
import type { ReactNode } from 'react'

type RadioGroupProps<Value extends string> = {
  label: string
  labelHidden?: boolean
  name: string
  value: Value | undefined
  choices: readonly { value: Value; text: ReactNode; detail?: ReactNode; disabled?: boolean }[]
  onChange: (value: Value) => void
  /** Side by side if there is room. */
  inline?: boolean
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, labelHidden = false, name, value, choices, onChange, inline = false } = props
  return (
    <fieldset>
      <legend className={labelHidden ? 'sr-only' : 'mb-2 text-sm font-semibold'}>{label}</legend>
      <div className={inline ? 'flex flex-wrap gap-2' : 'grid gap-2'}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-14 items-center gap-3 rounded-control border border-edge bg-card py-2 ps-4 pe-5 has-checked:border-leaf has-checked:bg-leaf-soft has-checked:outline has-checked:outline-leaf has-disabled:opacity-50 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            <input
              type="radio"
              className="size-5.5 shrink-0 outline-none"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            <span className="flex-1">
              <span className="font-medium">{choice.text}</span>
              {choice.detail !== undefined && <span className="block text-sm text-ink-2">{choice.detail}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
