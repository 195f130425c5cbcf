// Fields of which there are as many as wanted, up to a limit: each is added and removed by itself.
import { type ReactNode, useRef } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { plusIcon } from '#web/ui/icons/icons.ts'
import { trashIcon } from '#web/ui/icons/icons-staff.ts'

type LineFieldsProps<Line> = {
  title: string
  hint?: string
  lines: readonly Line[]
  /** What a new one begins with. */
  blank: Line
  most: number
  onChange: (lines: readonly Line[]) => void
  /** One field; `place` counts from 0. */
  field: (line: Line, place: number, change: (line: Line) => void) => ReactNode
  addLabel: string
  removeLabel: (number: number) => string
  /** What is wrong with all of them together. */
  error?: string | undefined
}

export function LineFields<Line>(props: LineFieldsProps<Line>) {
  const { title, hint, lines, blank, most, onChange, field, addLabel, removeLabel, error } = props
  const add = useRef<HTMLButtonElement>(null)
  const full = lines.length >= most
  return (
    <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3.5">
      <legend className="mb-1 text-sm font-semibold">{title}</legend>
      {hint && <p className="text-sm text-ink-2">{hint}</p>}
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no identity but its place.
        <div key={place} className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            {field(line, place, (changed) => onChange(lines.map((one, at) => (at === place ? changed : one))))}
          </div>
          <IconButton
            icon={trashIcon}
            label={removeLabel(place + 1)}
            size="staff"
            variant="danger"
            className="mt-5"
            onClick={() => {
              onChange(lines.filter((_, at) => at !== place))
              add.current?.focus()
            }}
          />
        </div>
      ))}
      {error && <p className="text-sm font-medium text-cherry">{error}</p>}
      <Button
        ref={add}
        variant="quiet"
        size="staff"
        aria-disabled={full}
        onClick={() => !full && onChange([...lines, blank])}
      >
        <Icon of={plusIcon} className="size-5" />
        <span>{addLabel}</span>
      </Button>
    </fieldset>
  )
}
