// What a staff screen shows in place of its content: it waits for the server, no answer came, or there is no branch.

import { may } from '#domain/people/staff.ts'
import { linkTo } from '#web/data/address/location.ts'
import { useMember } from '#web/data/session/session.ts'
import { refusalOf } from '#web/data/staff/staff-api.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { pinIcon, warningIcon } from '#web/ui/icons/icons.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'

export function StaffWaiting() {
  const { t } = useStaffText()
  return (
    <p role="status" className="flex flex-col items-center gap-4 px-4 py-16 text-center text-ink-2">
      <Spinner className="size-10" />
      <span>{t.frame.wait}</span>
    </p>
  )
}

type RefusedNoticeProps = {
  error: Error | null
  /** What is said to staff where the usual sentence is meant for customers. */
  words?: Readonly<Record<string, string>>
}

/** Why a change was refused; nothing if it was not. */
export function RefusedNotice({ error, words = {} }: RefusedNoticeProps) {
  const sentences = useRefusalText().t.refusals
  return (
    error && (
      <Notice kind="error" urgent>
        {words[refusalOf(error)] ?? sentences[refusalOf(error)]}
      </Notice>
    )
  )
}

interface Reading {
  readonly isError: boolean
  readonly data?: unknown
  readonly error: unknown
  readonly refetch: () => unknown
}

/** Stands in the place of what is not read yet: a spinner, or if reading failed, the reason and a way to try again. */
export function Unread({ of }: { of: Reading | readonly Reading[] }) {
  const failed = [of].flat().find(({ isError, data }) => isError && data === undefined)
  return failed ? <Failed error={failed.error} onRetry={() => void failed.refetch()} /> : <StaffWaiting />
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useStaffText()
  const sentences = useRefusalText().t.refusals
  return (
    <div role="alert">
      <EmptyState
        icon={warningIcon}
        title={t.frame.failed}
        action={
          <Button size="staff" onClick={onRetry}>
            {t.frame.tryAgain}
          </Button>
        }
      >
        {sentences[refusalOf(error)]}
      </EmptyState>
    </div>
  )
}

export function NoBranch() {
  const { frame } = useStaffText().t
  const member = useMember()
  if (member === null || member === 'loading') return null
  const adds = may(member, 'branches.edit')
  return (
    <EmptyState
      icon={pinIcon}
      title={frame.noBranch}
      action={
        adds && (
          <LinkButton href={linkTo('/branches/new')} size="staff">
            {frame.addBranch}
          </LinkButton>
        )
      }
    >
      {adds ? frame.noBranchAtAll : frame.noBranchHint}
    </EmptyState>
  )
}
