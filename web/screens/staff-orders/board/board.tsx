// The order board, which baristas use all day: what to begin now, what is ready, and what is wrong (BOARD-1 to BOARD-6).
import type { Member } from '../../../api/session/session.ts'
import { useStaffText } from '../../../i18n/staff/index.ts'
import { StaffFrame } from '../../../staff/frame.tsx'
import { NoBranch } from '../../../staff/no-branch.tsx'
import { useBranches, useChosen } from '../../../staff/shop/branches.ts'
import { Waiting } from '../../../staff/states.tsx'
import { PlaceBoard } from './place-board.tsx'

export function Board() {
  const { t } = useStaffText()
  return (
    <StaffFrame title={t.board.title} act="orders" ownAlarms>
      {(member) => (
        <div className="board flex h-dvh flex-col overflow-hidden bg-latte-soft print:h-auto">
          <h1 className="sr-only">{t.board.title}</h1>
          <BranchBoard member={member} />
        </div>
      )}
    </StaffFrame>
  )
}

function BranchBoard({ member }: { member: Member }) {
  const branches = useBranches(member, 'orders')
  const chosen = useChosen(branches ?? [])
  const place = branches?.find(({ id }) => id === chosen) ?? branches?.[0]
  if (place && branches) return <PlaceBoard key={place.id} member={member} branches={branches} place={place} />
  return <div className="flex-1 p-6">{branches ? <NoBranch /> : <Waiting />}</div>
}
