// What a page shows of one of the member's branches: it waits until they are read, and says if there is none.
import type { ReactNode } from 'react'
import type { Act } from '#domain/people/roles.ts'
import type { Member } from '#web/data/session/session.ts'
import { type StaffBranch, useShopMenu } from '#web/data/staff/shop-api.ts'
import { useStaffText } from '#web/words/staff/index.ts'
import { NoBranch, Unread } from '../states.tsx'
import { useBranches, useChosen } from './my-branches.ts'

type AtBranchProps = {
  member: Member
  /** Only branches at which the member may do this. */
  act: Act
  /** From the address; without it, or if it is not one of the member's, the current branch is used. */
  asked?: string | undefined
  children: (branch: StaffBranch, branches: readonly StaffBranch[]) => ReactNode
}

export function AtBranch({ member, act, asked, children }: AtBranchProps) {
  const { locale } = useStaffText()
  const shop = useShopMenu(locale)
  const branches = useBranches(member, act)
  const chosen = useChosen(branches ?? [])
  if (!branches) return <Unread of={shop} />
  const branch = branches.find(({ id }) => id === asked) ?? branches.find(({ id }) => id === chosen)
  return branch ? children(branch, branches) : <NoBranch />
}
