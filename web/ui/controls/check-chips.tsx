// Any number out of many, as chips that are ticked: what an item contains, what a customer avoids.
import { type ReactNode, useId } from 'react'
import { Icon } from '../icons/icon.tsx'
import { checkIcon } from '../icons/icons.ts'

type CheckChipsProps<Value extends string> = {
  label: ReactNode
  /** Small, for a part of a larger group. */
  minor?: boolean
  chips: readonly { value: Value; text: ReactNode }[]
  chosen: readonly string[]
  /** Those that stay as they are. */
  fixed?: readonly string[]
  /** What is wrong with the choice, in words. */
  error?: string | undefined
  onChange: (value: Value, isChosen: boolean) => void
}

export function CheckChips<Value extends string>({
  label,
  minor,
  chips,
  chosen,
  fixed = [],
  error,
  onChange,
}: CheckChipsProps<Value>) {
  const errorId = useId()
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className={minor ? 'mb-1.5 text-sm text-ink-2' : 'mb-2 font-semibold'}>{label}</legend>
      <div className="flex flex-wrap gap-2">
        {chips.map(({ value, text }) => (
          <label
            key={value}
            className="relative inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-control border border-edge bg-card px-4 py-1.5 font-medium has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-disabled:opacity-50 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
          >
            {chosen.includes(value) && <Icon of={checkIcon} className="size-4.5" />}
            <span className="first-letter:uppercase">{text}</span>
            <input
              type="checkbox"
              className="absolute inset-0 appearance-none rounded-control outline-none"
              value={value}
              checked={chosen.includes(value)}
              disabled={fixed.includes(value)}
              aria-invalid={error ? true : undefined}
              onChange={({ target }) => onChange(value, target.checked)}
            />
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert" className="mt-1.5 text-sm font-medium text-cherry">
          {error}
        </p>
      )}
    </fieldset>
  )
}
