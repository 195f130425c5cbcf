// What a branch makes in a slot and how long each item takes: two places of one page (TIME-1).
import { may } from '#domain/people/staff.ts'
import type { Member } from '#web/data/session/session.ts'
import { usePaceText } from '#web/words/board/index.ts'
import { useBranches, useChosen } from './branch/my-branches.ts'
import { PageTabs } from './page-tabs.tsx'

export const capacityPath = (branch: string): string => `/branches/${branch}/capacity`

/** `branch`: whose capacity is shown; without it, the times of the items are. */
export function PaceTabs({ member, branch }: { member: Member; branch?: string }) {
  const { t } = usePaceText()
  const branches = useBranches(member, 'pace.set') ?? []
  const chosen = useChosen(branches)
  const at = branches.find(({ id }) => id === (branch ?? chosen))
  const tabs = [
    ...(may(member, 'menu.edit') ? [{ path: '/making-times', text: t.times }] : []),
    ...(at ? [{ path: capacityPath(at.id), text: t.capacityOf(at.name) }] : []),
  ]
  return (
    <PageTabs page="makingTimes" tabs={tabs} path={branch === undefined ? '/making-times' : capacityPath(branch)} />
  )
}
