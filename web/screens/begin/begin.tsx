// The guide of the first evening: each step with its form or the way to it, and how far the shop is (BRAND-2).
import { useEffect } from 'react'
import { type Guide, useDismissGuide, useGuide } from '../../api/staff/guide-calls.ts'
import { useStaffLive } from '../../api/staff/staff.ts'
import { Button } from '../../components/controls/button.tsx'
import { useBeginText } from '../../i18n/owner/index.ts'
import { StaffPage } from '../../staff/frame.tsx'
import { guideVisited } from '../../staff/guide-bar.tsx'
import { Unread } from '../../staff/states.tsx'
import { DemoCard } from './demo-card.tsx'
import { FinishCard } from './finish-card.tsx'
import { GuideProgress } from './guide-progress.tsx'
import { StepList } from './step-list.tsx'

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
