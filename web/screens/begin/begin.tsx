// The guide of the first evening: each step with its form or the way to it, and how far the shop is (BRAND-2).
import { type ComponentType, useEffect, useState } from 'react'
import type { GuideState, GuideStep } from '../../../domain/guide.ts'
import { localize } from '../../../domain/shared/locale.ts'
import { useSetShopState } from '../../api/staff/branches/shop.ts'
import { type Guide, useDismissGuide, useGuide } from '../../api/staff/guide-calls.ts'
import { refusalOf, useStaffLive } from '../../api/staff/staff.ts'
import { Button, LinkButton } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useRefusalText } from '../../i18n/order/index.ts'
import { useBeginText } from '../../i18n/owner/index.ts'
import { linkTo } from '../../location.ts'
import { StaffPage } from '../../staff/frame.tsx'
import { guideVisited } from '../../staff/guide-bar.tsx'
import { Unread } from '../../staff/states.tsx'
import { DemoCard } from './demo-card.tsx'
import { StepCard } from './step-card.tsx'
import { BranchStep } from './steps/branch-step.tsx'
import { ColleagueStep } from './steps/colleague-step.tsx'
import { CompanyStep } from './steps/company-step.tsx'
import { LanguagesStep } from './steps/languages-step.tsx'
import { MenuStep } from './steps/menu-step.tsx'
import { NameStep } from './steps/name-step.tsx'
import { TestStep } from './steps/test-step.tsx'

export function Begin() {
  const { t } = useBeginText()
  return (
    <StaffPage title={t.title} narrow>
      {() => <Content />}
    </StaffPage>
  )
}

function Content() {
  const guide = useGuide()
  useEffect(guideVisited, [])
  // Also what colleagues do at their tablets, such as accepting the test order.
  useStaffLive(guide.data?.test ? [guide.data.test.branch] : nowhere)
  if (!guide.data) return <Unread of={guide} />
  return <Steps guide={guide.data} />
}

const nowhere: readonly string[] = []

function Steps({ guide }: { guide: Guide }) {
  const { t } = useBeginText()
  const dismiss = useDismissGuide()
  const left = guide.steps.filter(({ state }) => state === 'open').length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="max-w-prose text-lg text-ink-2">{t.lead}</p>
      <GuideProgress steps={guide.steps} />
      {guide.ofDemo && <DemoCard />}
      {left === 0 && <FinishCard guide={guide} />}
      <StepList guide={guide} />
      <p className="text-ink-2">
        {guide.dismissed ? t.away : t.awayHint}{' '}
        <Button variant="text" busy={dismiss.isPending} onClick={() => dismiss.mutate({ dismissed: !guide.dismissed })}>
          {guide.dismissed ? t.takeOut : t.putAway}
        </Button>
      </p>
    </div>
  )
}

function FinishCard({ guide }: { guide: Guide }) {
  const { t, locale } = useBeginText()
  const sentences = useRefusalText().t.refusals
  const setState = useSetShopState()
  const closed = guide.branches.filter(({ open }) => !open)
  return (
    <Card className="grid gap-4 bg-leaf-soft! p-5!">
      <div>
        <h2>{t.finish.title}</h2>
        <p className="mt-1 text-ink-2">{closed.length > 0 ? t.finish.closed : t.finish.open}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {closed.map(({ id, name }) => (
          <Button
            key={id}
            size="staff"
            busy={setState.isPending && setState.variables.branches.includes(id)}
            onClick={() => setState.mutate({ branches: [id], open: true })}
          >
            {t.finish.openBranch(localize(name, locale))}
          </Button>
        ))}
        <LinkButton href={linkTo('/foods')} size="staff" variant="quiet">
          {t.finish.asGuest}
        </LinkButton>
      </div>
      {setState.isError && (
        <Notice kind="error" urgent>
          {sentences[refusalOf(setState.error)]}
        </Notice>
      )}
    </Card>
  )
}

function GuideProgress({ steps }: { steps: Guide['steps'] }) {
  const { t } = useBeginText()
  const count = (wanted: GuideState) => steps.filter(({ state }) => state === wanted).length
  const passed = count('passed')
  return (
    <div>
      <p role="status" className="mb-2 font-semibold">
        {t.progress(count('done'), steps.length)}
        {passed > 0 && <span className="font-normal text-ink-2"> · {t.passed(passed)}</span>}
      </p>
      <div aria-hidden="true" className="flex gap-1.5">
        {steps.map(({ step, state }) => (
          <span
            key={step}
            className={`h-2.5 flex-1 rounded-full ${state === 'done' ? 'bg-leaf' : state === 'passed' ? 'bg-edge' : 'bg-line'}`}
          />
        ))}
      </div>
    </div>
  )
}

const bodies: Readonly<Record<GuideStep, ComponentType<{ guide: Guide }>>> = {
  name: NameStep,
  languages: LanguagesStep,
  branch: BranchStep,
  menu: MenuStep,
  company: CompanyStep,
  colleague: ColleagueStep,
  test: TestStep,
}

function StepList({ guide }: { guide: Guide }) {
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
