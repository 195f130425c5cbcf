// One step: its heading unfolds it, and it can be left as it is.
import { type ReactNode, useId } from 'react'
import type { GuideState, GuideStep } from '../../../domain/guide.ts'
import { usePassStep } from '../../api/staff/guide-calls.ts'
import { refusalOf } from '../../api/staff/staff.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { StatusPill } from '../../components/display/status-pill.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { checkIcon } from '../../components/icons/icons.ts'
import { useRefusalText } from '../../i18n/order/index.ts'
import { useBeginText } from '../../i18n/owner/index.ts'

type StepCardProps = {
  step: GuideStep
  number: number
  state: GuideState
  open: boolean
  onToggle: () => void
  children: ReactNode
}

const tones = { open: 'honey', done: 'leaf', passed: 'plain' } as const

export function StepCard({ step, number, state, open, onToggle, children }: StepCardProps) {
  const { t } = useBeginText()
  const id = useId()
  const words = t.steps[step]
  return (
    <li>
      <Card bare>
        <h2 className="text-xl">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={id}
            onClick={onToggle}
            className="flex min-h-14 w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-card px-4 py-3 text-start md:px-5"
          >
            <span
              aria-hidden="true"
              className={`grid size-9 shrink-0 place-items-center rounded-full font-text text-base font-semibold ${state === 'done' ? 'bg-leaf text-card' : 'bg-honey-soft text-honey-ink'}`}
            >
              {state === 'done' ? <Icon of={checkIcon} className="size-5" /> : number}
            </span>
            <span className="min-w-0 flex-1">{words.title}</span>
            <span className="font-text text-base">
              <StatusPill tone={tones[state]}>{t.states[state]}</StatusPill>
            </span>
          </button>
        </h2>
        <div id={id} hidden={!open} className="px-4 pb-5 md:px-5">
          {open && (
            <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
              <p className="max-w-prose text-ink-2">{words.text}</p>
              {children}
              {state !== 'done' && <Pass step={step} passed={state === 'passed'} />}
            </div>
          )}
        </div>
      </Card>
    </li>
  )
}

function Pass({ step, passed }: { step: GuideStep; passed: boolean }) {
  const { t } = useBeginText()
  const sentences = useRefusalText().t.refusals
  const pass = usePassStep()
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-3">
      <Button variant="text" busy={pass.isPending} onClick={() => pass.mutate({ step, passed: !passed })}>
        {passed ? t.takeUp : t.steps[step].pass}
      </Button>
      {pass.isError && (
        <Notice kind="error" urgent>
          {sentences[refusalOf(pass.error)]}
        </Notice>
      )}
    </div>
  )
}
