// Minus, number, plus on a dark pill; with `collapses` it is a single honey plus while the number is 0.
import type { Ref } from 'react'
import { useRef } from 'react'
import type { IconShape } from '../icons/icon.tsx'
import { Icon } from '../icons/icon.tsx'
import { minusIcon, plusIcon } from '../icons/icons.ts'
import { useHold } from './press-and-hold.ts'

type QuantityStepperProps = {
  value: number
  min?: number
  max?: number
  onChange: (next: number) => void
  /** `group` names what is counted, 'Cappuccino'; `less` and `more` name the two buttons. */
  labels: { group: string; less: string; more: string }
  size?: keyof typeof sizes
  collapses?: boolean
}

export function QuantityStepper(props: QuantityStepperProps) {
  const { value, min = 0, max = 99, onChange, labels, size = 'normal', collapses = false } = props
  const more = useRef<HTMLButtonElement>(null)
  const folded = collapses && value <= 0

  function change(by: number) {
    const next = value + by
    if (next < min || next > max) return false
    // The minus button is about to disappear: hand its focus on.
    if (collapses && next <= 0) more.current?.focus({ preventScroll: true })
    onChange(next)
    return true
  }

  /** Back to the current number, if the touch turns out to be a scroll. */
  const remember = () => () => onChange(value)

  const pill = folded ? 'action' : `on-dark bg-ink text-paper ${sizes[size].wide}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is in lists of cards.
    <div
      role="group"
      aria-label={labels.group}
      className={`relative flex shrink-0 rounded-control ${sizes[size].tall} ${pill}`}
    >
      {!folded && (
        <Step
          key="less"
          icon={minusIcon}
          label={labels.less}
          off={value <= min}
          step={() => change(-1)}
          remember={remember}
        />
      )}
      {!folded && (
        <output key="value" className="pointer-events-none absolute inset-0 grid place-items-center font-semibold">
          {value}
        </output>
      )}
      <Step
        key="more"
        ref={more}
        icon={plusIcon}
        label={labels.more}
        off={value >= max}
        step={() => change(1)}
        remember={remember}
        atEnd={!folded}
      />
    </div>
  )
}

type StepProps = {
  icon: IconShape
  label: string
  off: boolean
  step: () => boolean
  remember: () => () => void
  atEnd?: boolean | undefined
  ref?: Ref<HTMLButtonElement>
}

function Step({ icon, label, off, step, remember, atEnd, ref }: StepProps) {
  const hold = useHold({ step, remember })
  return (
    <button
      type="button"
      ref={ref}
      {...hold}
      aria-label={label}
      aria-disabled={off || undefined}
      className={`flex min-w-11 flex-1 items-center rounded-control select-none active:opacity-70 aria-disabled:opacity-40 ${place(atEnd)}`}
    >
      <Icon of={icon} className={atEnd === false ? 'size-6' : 'size-5'} />
    </button>
  )
}

/** The two signs are near the ends so that the number has room; a lone plus is in the middle. */
function place(atEnd: boolean | undefined) {
  // The focus ring goes around the sign: around its half of the pill it would cut through the number.
  if (atEnd === undefined) return 'rings-sign justify-start ps-2'
  return atEnd ? 'rings-sign justify-end pe-2' : 'justify-center -outline-offset-4'
}

const sizes = {
  normal: { tall: 'h-11 min-w-11', wide: 'w-22' },
  large: { tall: 'h-14 min-w-14', wide: 'w-36' },
} as const
