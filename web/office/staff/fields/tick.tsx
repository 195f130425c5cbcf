// Ticks for a thumb: one with its words, or several of which any number may be chosen.
import { type ReactNode, useId } from 'react'
import { Icon } from '#web/ui/icons/icon.tsx'
import { warningIcon } from '#web/ui/icons/icons.ts'

type TickProps = { label: string; checked: boolean; onChange: (checked: boolean) => void; disabled?: boolean }

export function Tick({ label, checked, onChange, disabled = false }: TickProps) {
  return (
    <label className="flex min-h-12 items-center gap-3 font-medium">
      <input
        type="checkbox"
        className="size-5.5 shrink-0"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      <bdi className="min-w-0 wrap-anywhere">{label}</bdi>
    </label>
  )
}

type TicksProps<Value> = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  among: readonly Value[]
  /** What stands beside the tick. */
  text: (value: Value) => ReactNode
  chosen: readonly Value[]
  /** In the order of choosing. */
  onChange: (chosen: readonly Value[]) => void
  /** One stays chosen. */
  atLeastOne?: boolean
  /** The classes of the list and of each tick. */
  look?: { list: string; tick: string }
}

const inRow = { list: 'flex flex-wrap gap-x-5', tick: 'min-h-control' }

export function Ticks<Value extends string | number>(props: TicksProps<Value>) {
  const { label, hint, error, among, text, chosen, onChange, atLeastOne = false, look = inRow } = props
  const errorId = useId()
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {hint && <p className="text-sm text-ink-2">{hint}</p>}
      <div className={look.list}>
        {among.map((value) => (
          <label key={value} className={`flex items-center gap-2.5 ${look.tick}`}>
            <input
              type="checkbox"
              className="size-5.5 shrink-0"
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              checked={chosen.includes(value)}
              disabled={atLeastOne && chosen.length === 1 && chosen.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
            <span>{text(value)}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-cherry">
          <Icon of={warningIcon} className="size-5" />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  )
}
