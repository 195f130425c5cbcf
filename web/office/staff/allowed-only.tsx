// What only some members may do: for the others its buttons are disabled, and a sentence says why.
import type { ReactNode } from 'react'
import type { Act } from '#domain/people/roles.ts'
import { may } from '#domain/people/staff.ts'
import { useMember } from '#web/data/session/session.ts'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { useStaffText } from '#web/words/staff/index.ts'

/** Why the signed-in member may not do this at the branch; undefined if they may. */
function useDenial(act: Act, branch: string): string | undefined {
  const member = useMember()
  const { frame } = useStaffText().t
  return member === null || member === 'loading' || may(member, act, branch) ? undefined : frame.onlyLooks
}

type DoingProps = { act: Act; branch: string; children: ReactNode }

export function AllowedOnly({ act, branch, children }: DoingProps) {
  const denial = useDenial(act, branch)
  if (denial === undefined) return children
  return (
    <fieldset disabled title={denial} className="contents">
      {children}
    </fieldset>
  )
}

/** The sentence, once on a page. */
export function Denial({ act, branch }: Omit<DoingProps, 'children'>) {
  const denial = useDenial(act, branch)
  return denial !== undefined && <Notice>{denial}</Notice>
}
