// The steps below each other; one is unfolded, at first the next one that is open.
import { type ComponentType, useState } from 'react'
import type { GuideStep } from '../../../domain/guide.ts'
import type { Guide } from '../../api/staff/guide-calls.ts'
import { StepCard } from './step-card.tsx'
import { BranchStep } from './steps/branch-step.tsx'
import { ColleagueStep } from './steps/colleague-step.tsx'
import { CompanyStep } from './steps/company-step.tsx'
import { LanguagesStep } from './steps/languages-step.tsx'
import { MenuStep } from './steps/menu-step.tsx'
import { NameStep } from './steps/name-step.tsx'
import { TestStep } from './steps/test-step.tsx'

const bodies: Readonly<Record<GuideStep, ComponentType<{ guide: Guide }>>> = {
  name: NameStep,
  languages: LanguagesStep,
  branch: BranchStep,
  menu: MenuStep,
  company: CompanyStep,
  colleague: ColleagueStep,
  test: TestStep,
}

export function StepList({ guide }: { guide: Guide }) {
  const [unfolded, setUnfolded] = useState(() => guide.steps.find(({ state }) => state === 'open')?.step ?? null)
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {guide.steps.map(({ step, state }, index) => {
        const Body = bodies[step]
        return (
          <StepCard
            key={step}
            step={step}
            number={index + 1}
            state={state}
            open={unfolded === step}
            onToggle={() => setUnfolded(unfolded === step ? null : step)}
          >
            <Body guide={guide} />
          </StepCard>
        )
      })}
    </ol>
  )
}
