// For how many persons: 1 to 4, one by one.
import { Icon } from './icon.tsx'
import { userIcon } from './icons-more.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

type PersonCounterProps = {
  value: number
  onChange: (next: number) => void
  /** `text` is shown beside the counter; `less` and `more` name the buttons. */
  labels: { text: string; less: string; more: string }
  min?: number
  max?: number
}

export function PersonCounter({ value, onChange, labels, min = 1, max = 4 }: PersonCounterProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
      <span className="inline-flex items-center gap-2 font-medium">
        <Icon of={userIcon} className="size-5" />
        {labels.text}
      </span>
      <QuantityStepper
        value={value}
        min={min}
        max={max}
        onChange={onChange}
        labels={{ group: labels.text, less: labels.less, more: labels.more }}
      />
    </div>
  )
}
