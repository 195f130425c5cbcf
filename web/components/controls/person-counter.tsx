// For how many persons: numbers side by side, unlike the stepper that counts pieces.
import { useId } from 'react'
import { Icon } from '../icons/icon.tsx'
import { userIcon } from '../icons/icons-more.ts'

type PersonCounterProps = {
  /** Explains the current number. */
  text: string
  value: string
  /** `count` is the number that is shown, `name` its accessible name. */
  choices: readonly { value: string; count: string; name: string }[]
  onChange: (value: string) => void
}

export function PersonCounter({ text, value, choices, onChange }: PersonCounterProps) {
  const group = useId()
  return (
    <fieldset>
      <legend className="mb-2 flex items-center gap-2 text-sm font-medium">
        <Icon of={userIcon} className="size-5" />
        {text}
      </legend>
      {/* Two by two on a phone: side by side they would be too narrow for a thumb. */}
      <div className="grid grid-cols-2 overflow-hidden rounded-control border border-edge md:grid-cols-4">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="relative grid min-h-11 place-items-center font-medium has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:-outline-offset-4 has-focus-visible:outline-honey"
          >
            <input
              type="radio"
              className="absolute inset-0 appearance-none outline-none"
              name={group}
              aria-label={choice.name}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span aria-hidden="true" className="pointer-events-none relative">
              {choice.count}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
