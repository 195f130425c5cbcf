// How it works, in three steps, with the time until which orders for today are taken (HOME-4).
import type { ReactNode } from 'react'
import { clockText } from '../../../domain/branch/hours.ts'
import { useMenu } from '../../api/menu/public-menu-api.ts'
import { useBranchId } from '../../cart/cart-store.ts'
import { StatusPill } from '../../components/display/status-pill.tsx'
import { useHomeText } from '../../i18n/customer/index.ts'
import { linkTo } from '../../location.ts'
import { Section } from './home-sections.tsx'

const tones = ['honey', 'leaf', 'done'] as const

export function Steps() {
  const { t } = useHomeText()
  const words = t.steps
  const cutOff = useCutOff()
  return (
    <Section title={words.title}>
      <ol className="grid gap-4 md:grid-cols-3">
        <Step number={1} {...words.order}>
          {cutOff !== null && (
            <p className="mt-3 rounded-small bg-honey-soft px-3 py-2 text-sm font-semibold text-honey-ink">
              {cutOff === 'differs' ? words.todayAnywhere : words.today(clockText(cutOff))}
            </p>
          )}
        </Step>
        <Step number={2} {...words.check}>
          <p className="mt-3 flex flex-wrap gap-2">
            {words.stages.map((stage, index) => (
              <StatusPill key={stage} tone={tones[index] ?? 'plain'}>
                {stage}
              </StatusPill>
            ))}
          </p>
          <a
            href={linkTo('/track')}
            className="mt-1 inline-flex min-h-11 items-center font-semibold underline decoration-honey decoration-3 underline-offset-6"
          >
            {words.track}
          </a>
        </Step>
        <Step number={3} {...words.pick} />
      </ol>
    </Section>
  )
}

function Step({
  number,
  title,
  text,
  children,
}: {
  number: number
  title: string
  text: string
  children?: ReactNode
}) {
  return (
    <li className="rounded-card bg-card p-5 shade-card">
      <span
        aria-hidden="true"
        className="grid size-13 place-items-center rounded-full bg-honey font-brand text-2xl font-semibold"
      >
        {number}
      </span>
      <h3 className="mt-3 text-xl">{title}</h3>
      <p className="mt-1 text-ink-2">{text}</p>
      {children}
    </li>
  )
}

/** Of the chosen branch, or of all if it is the same: minutes since midnight; null if orders are taken all day. */
function useCutOff(): number | null | 'differs' {
  const { branches } = useMenu()
  const id = useBranchId()
  const [first, ...others] = branches
  const chosen = branches.find((branch) => branch.id === id)
  if (chosen) return chosen.cutOff
  if (!first) return null
  return others.every(({ cutOff }) => cutOff === first.cutOff) ? first.cutOff : 'differs'
}
