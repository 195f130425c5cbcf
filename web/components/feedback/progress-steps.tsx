// Where an order is: a sentence about it, and below it the steps that are done, current and ahead.
import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { checkIcon } from '../icons/icons.ts'

type ProgressStepsProps = {
  /** Names the list of steps for screen readers. */
  label: string
  steps: readonly { id: string; text: string }[]
  /** Index of the current step; the number of steps once all are done. */
  current: number
  tone?: 'plain' | 'leaf'
  /** What is said now. */
  children: ReactNode
}

export function ProgressSteps({ label, steps, current, tone = 'plain', children }: ProgressStepsProps) {
  return (
    <div className="@container overflow-hidden rounded-card bg-card shade-card">
      <div role="status" className={`p-4 text-center ${tone === 'leaf' ? 'bg-leaf-soft' : ''}`}>
        {children}
      </div>
      <ol aria-label={label} className="flex px-2 pb-4 pt-2 @max-[16rem]:flex-col @max-[16rem]:gap-3">
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
        className={`absolute end-1/2 top-4 h-0.5 w-full group-first:hidden @max-[16rem]:hidden ${state === 'later' ? 'bg-line' : 'bg-leaf'}`}
      />
      <span className={`relative z-1 grid size-8 place-items-center rounded-full font-semibold ${marks[state]}`}>
        {state === 'done' ? <Icon of={checkIcon} className="size-4.5" /> : number}
      </span>
      <span className={state === 'now' ? 'font-semibold' : 'text-ink-2'}>{text}</span>
    </li>
  )
}

const marks = {
  done: 'bg-leaf text-card',
  now: 'border-2 border-ink bg-honey outline-4 outline-honey-soft',
  later: 'border-2 border-edge bg-card text-ink-2',
} as const
