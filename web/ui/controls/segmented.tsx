// A few views of the same thing in one bar, one of them pressed.
import type { ReactNode } from 'react'
import type { IconShape } from '../icons/icon.tsx'
import { Icon } from '../icons/icon.tsx'

type SegmentedProps<Value extends string> = {
  label: string
  value: Value
  segments: readonly { value: Value; text: ReactNode; icon?: IconShape | undefined }[]
  onChange: (value: Value) => void
  size?: 'normal' | 'staff'
}

export function Segmented<Value extends string>({
  label,
  value,
  segments,
  onChange,
  size = 'normal',
}: SegmentedProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this switches a view.
    <div
      role="group"
      aria-label={label}
      className="inline-flex max-w-full flex-wrap gap-1 rounded-control border border-edge bg-card p-1"
    >
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={segment.value === value}
          onClick={() => onChange(segment.value)}
          className={`inline-flex items-center gap-2 rounded-small px-4 font-medium aria-pressed:bg-ink aria-pressed:text-paper ${size === 'staff' ? 'min-h-control' : 'min-h-11'}`}
        >
          {segment.icon && <Icon of={segment.icon} className="size-5" />}
          <span>{segment.text}</span>
        </button>
      ))}
    </div>
  )
}
