// The frame of every staff screen: the title, the toasts, and a message for members whose role does not allow it.
import type { ReactNode } from 'react'
import { type Act, may } from '../../domain/staff.ts'
import { type Member, useMember } from '../api/session/session.ts'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { warningIcon } from '../components/icons/icons.ts'
import { useStaffText } from '../i18n/staff/index.ts'
import { lazyPart } from '../lazy-part.tsx'
import { useTitle } from '../shell/title.ts'
import { Alarms } from './alerts/alarms.tsx'
import { PendingBar } from './guard/pending-bar.tsx'
import { GuideBar } from './guide-bar.tsx'
import { Waiting } from './states.tsx'
import '../styles/staff.css'

const SetUpFirst = lazyPart(() => import('./factors/set-up-first.tsx').then((file) => file.SetUpFirst), <Waiting />)

type StaffFrameProps = {
  title: string
  /** The act that the member must be allowed at one branch or more; without it, anyone who is signed in. */
  act?: Act
  /** The board shows the alarms within itself. */
  ownAlarms?: boolean
  /** The guide's own page needs no way back to it. */
  ownGuide?: boolean
  children: (member: Member) => ReactNode
}

export function StaffFrame({ title, act, ownAlarms = false, ownGuide = false, children }: StaffFrameProps) {
  const member = useMember()
  useTitle(title)
  if (member === null || member === 'loading') return null
  if (member.mustSetUp) return <SetUpFirst />
  return (
    <>
      {!ownAlarms && may(member, 'orders') && (
        <Alarms member={member} forOrders={act === 'orders'} className="mx-auto max-w-7xl px-4 pt-3 md:px-8" />
      )}
      {!ownAlarms && !ownGuide && may(member, 'setUp') && <GuideBar />}
      {!act || may(member, act) ? children(member) : <NotAllowed title={title} />}
      <PendingBar />
    </>
  )
}

type StaffPageProps = StaffFrameProps & {
  /** Shown beside the heading. */
  tools?: (member: Member) => ReactNode
  /** The heading is not printed. */
  contentPrints?: boolean
  /** For what is read and filled in from top to bottom: a column in the middle of a wide screen. */
  narrow?: boolean
}

/** The same, with the heading and the width of an ordinary page. */
export function StaffPage({ tools, contentPrints = false, narrow = false, children, ...frame }: StaffPageProps) {
  return (
    <StaffFrame {...frame}>
      {(member) => (
        <div className={`mx-auto px-4 pt-5 pb-24 md:px-8 print:p-0 ${narrow ? 'max-w-4xl' : 'max-w-7xl'}`}>
          <header className={`mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 ${contentPrints ? 'no-print' : ''}`}>
            <h1 className="me-auto">{frame.title}</h1>
            {tools?.(member)}
          </header>
          {children(member)}
        </div>
      )}
    </StaffFrame>
  )
}

function NotAllowed({ title }: { title: string }) {
  const { t } = useStaffText()
  return (
    <div className="mx-auto max-w-7xl px-4 pt-5 pb-24">
      <h1 className="sr-only">{title}</h1>
      <EmptyState icon={warningIcon} title={t.frame.notAllowed}>
        {t.frame.notAllowedHint}
      </EmptyState>
    </div>
  )
}
