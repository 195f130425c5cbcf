// One choice out of a few, as pills side by side: Glass € 4,80 or Bottle € 22.
import type { ReactNode } from 'react'

export type Choice<Value extends string> = { value: Value; text: ReactNode; detail?: ReactNode; disabled?: boolean }

export type ChoiceProps<Value extends string> = {
  label: string
  /** Visually hides the label where the context already says it. */
  labelHidden?: boolean
  name: string
  value: Value | undefined
  choices: readonly Choice<Value>[]
  onChange: (value: Value) => void
}

const look = {
  list: 'flex flex-wrap gap-2',
  row: 'relative inline-flex min-h-11 max-w-full flex-wrap items-center gap-x-2 rounded-control border border-edge bg-card px-4 font-medium has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-disabled:opacity-50 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink',
  input: 'absolute inset-0 appearance-none rounded-control outline-none',
}

export function ChoicePills<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <Choices {...props} look={look}>
      {({ text, detail }) => (
        <>
          <span className="relative">{text}</span>
          {detail !== undefined && <span className="relative">{detail}</span>}
        </>
      )}
    </Choices>
  )
}

type ChoicesProps<Value extends string> = ChoiceProps<Value> & {
  look: { readonly list: string; readonly row: string; readonly input: string }
  /** What stands beside the sign of a choice. */
  children: (choice: Choice<Value>) => ReactNode
}

/** The radio buttons of a choice, whatever they look like. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, labelHidden = false, name, value, choices, onChange, look, children } = props
  return (
    <fieldset>
      <legend className={labelHidden ? 'sr-only' : 'mb-2 text-sm font-semibold'}>{label}</legend>
      <div className={look.list}>
        {choices.map((choice) => (
          <label key={choice.value} className={look.row}>
            <input
              type="radio"
              className={look.input}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              onChange={() => onChange(choice.value)}
            />
            {children(choice)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
