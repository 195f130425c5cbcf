// Where an order is: one large status, what happens next, and the steps Received, Ready, Picked below.
import type { ReactNode } from 'react'
import type { IconShape } from '../icons/icon.tsx'
import { Icon } from '../icons/icon.tsx'
import { checkIcon } from '../icons/icons.ts'

type ProgressStepsProps = {
  /** Names the list of steps for screen readers. */
  label: string
  steps: readonly { id: string; text: string; icon: IconShape }[]
  /** Index of the current step. */
  current: number
  /** The large status and what happens next. */
  title: ReactNode
  detail?: ReactNode
}

export function ProgressSteps({ label, steps, current, title, detail }: ProgressStepsProps) {
  const now = steps[current]
  const colours = current === 0 ? 'bg-honey-soft text-honey-ink' : 'bg-leaf-soft text-leaf'
  return (
    <div className="@container overflow-hidden rounded-card bg-card shade-card">
      <div role="status" className={`flex flex-col items-center px-5 pt-7 pb-6 text-center ${colours}`}>
        {now && <Icon of={now.icon} className="size-14" />}
        <p className="mt-3 font-heading text-3xl leading-heading font-semibold tracking-heading text-balance text-ink">
          {title}
        </p>
        {detail && <p className="mt-2 text-lg text-ink">{detail}</p>}
      </div>
      <ol aria-label={label} className="flex px-3 py-5 @max-[16rem]:flex-col @max-[16rem]:gap-3">
        {steps.map((step, index) => (
          <Step key={step.id} text={step.text} number={index + 1} state={stateOf(index, current)} />
        ))}
      </ol>
    </div>
  )
}

type StepState = 'done' | 'now' | 'later'

function stateOf(index: number, current: number): StepState {
  if (index === current) return 'now'
  return index < current ? 'done' : 'later'
}

function Step({ text, number, state }: { text: string; number: number; state: StepState }) {
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className="group relative flex flex-1 flex-col items-center gap-2 text-center text-sm @max-[16rem]:flex-row @max-[16rem]:text-start"
    >
      <span
        aria-hidden="true"
        className={`absolute end-1/2 top-4.5 h-0.5 w-full group-first:hidden @max-[16rem]:hidden ${state === 'later' ? 'bg-line' : 'bg-leaf'}`}
      />
      <span className={`relative z-1 grid size-9.5 place-items-center rounded-full font-semibold ${marks[state]}`}>
        {state === 'later' ? number : <Icon of={checkIcon} className="size-5" />}
      </span>
      <span className={state === 'now' ? 'font-semibold' : 'text-ink-2'}>{text}</span>
    </li>
  )
}

const marks = {
  done: 'bg-leaf text-card',
  now: 'bg-leaf text-card outline-4 outline-leaf-soft',
  later: 'border-2 border-edge bg-card text-ink-2',
} as const
