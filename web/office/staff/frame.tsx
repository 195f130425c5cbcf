// What every staff page stands in: alarms, title, heading, and a message for members whose role does not allow the
// page.
import { Fragment, type ReactNode } from 'react'
import type { Act } from '#domain/people/roles.ts'
import { may } from '#domain/people/staff.ts'
import { readStored } from '#web/data/browser-storage.ts'
import { lazyPart } from '#web/data/lazy-part.tsx'
import { useTitle } from '#web/data/page/title.ts'
import { type Member, useMember } from '#web/data/session/session.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { warningIcon } from '#web/ui/icons/icons.ts'
import { type StaffPageName, useOfficeText, useStaffText } from '#web/words/staff/index.ts'
import { Alarms } from './alerts/alarms.tsx'
import { PendingBar } from './guard/pending-blocks.tsx'
import { GuideBar } from './guide-bar.tsx'
import { StaffWaiting } from './states.tsx'
import '#web/ui/styles/staff.css'

const SendVouchers = lazyPart(() => import('./vouchers/send-vouchers.ts').then((file) => file.SendVouchers))
const SetUpFirst = lazyPart(
  () => import('./factors/factors-section.tsx').then((file) => file.SetUpFirst),
  <StaffWaiting />,
)

type StaffFrameProps = {
  act: Act | 'signedIn'
  /** Names the page for members who may not see it. */
  section: StaffPageName
  bars?: 'noAlarms' | 'noGuide' | undefined
  children: ReactNode
}

/** Stands around each page of staff-pages.tsx. */
export function StaffFrame({ act, section, bars, children }: StaffFrameProps) {
  const member = useMember()
  if (member === null || member === 'loading') return null
  if (member.mustSetUp) return <SetUpFirst />
  // By its key, another member begins with nothing that was typed here.
  return (
    <Fragment key={member.id}>
      {bars !== 'noAlarms' && may(member, 'orders.see') && (
        <Alarms member={member} forOrders={act === 'orders.see'} className="mx-auto max-w-7xl px-4 pt-3 md:px-8" />
      )}
      {!bars && may(member, 'guide.follow') && <GuideBar />}
      {act === 'signedIn' || may(member, act) ? children : <NotAllowed section={section} />}
      <PendingBar />
      {section !== 'stamps' && readStored('staff.vouchers') !== undefined && <SendVouchers />}
    </Fragment>
  )
}

function NotAllowed({ section }: { section: StaffPageName }) {
  const { t } = useStaffText()
  const title = useOfficeText().t.pages[section]
  useTitle(title)
  return (
    <div className="mx-auto max-w-7xl px-4 pt-5 pb-24">
      <h1 className="sr-only">{title}</h1>
      <EmptyState icon={warningIcon} title={t.frame.notAllowed}>
        {t.frame.notAllowedHint}
      </EmptyState>
    </div>
  )
}

type TitledPageProps = { title: string; children: (member: Member) => ReactNode }

/** For a page with a heading of its own. */
export function TitledPage({ title, children }: TitledPageProps) {
  const member = useMember()
  useTitle(title)
  return member === null || member === 'loading' ? null : children(member)
}

/** The name that the navigation gives a page, or a title of its own. */
type HeadingProps = { page: StaffPageName; title?: never } | { page?: never; title: string }

type StaffPageProps = HeadingProps & {
  children: TitledPageProps['children']
  /** Shown beside the heading. */
  tools?: (member: Member) => ReactNode
  /** The heading is not printed. */
  contentPrints?: boolean
  /** For what is read and filled in from top to bottom: a column no wider than its lines can be read. */
  narrow?: boolean
}

/** The heading and the width of an ordinary page. */
export function StaffPage({
  page,
  title: own,
  tools,
  contentPrints = false,
  narrow = false,
  children,
}: StaffPageProps) {
  const { pages } = useOfficeText().t
  const title = page === undefined ? own : pages[page]
  return (
    <TitledPage title={title}>
      {(member) => (
        <div className="mx-auto max-w-7xl px-4 pt-5 pb-24 md:px-8 print:p-0">
          <header className={`mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 ${contentPrints ? 'no-print' : ''}`}>
            <h1 className="me-auto">{title}</h1>
            {tools?.(member)}
          </header>
          {narrow ? <div className="max-w-4xl">{children(member)}</div> : children(member)}
        </div>
      )}
    </TitledPage>
  )
}
