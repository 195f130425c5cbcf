// A new order for somebody at the counter or on the telephone, in as few taps as a till (LIFE-5).
import { useState } from 'react'
import type { Output } from '../../../contract/index.ts'
import type { Member } from '../../api/session/session.ts'
import { useTillText } from '../../i18n/board/index.ts'
import { BranchSelect } from '../../staff/fields/branch-select.tsx'
import { StaffPage } from '../../staff/frame.tsx'
import { NoBranch } from '../../staff/no-branch.tsx'
import { chooseBranch, useBranches, useChosen } from '../../staff/shop/branches.ts'
import { Waiting } from '../../staff/states.tsx'
import { Done } from './done.tsx'
import { Entry } from './entry.tsx'

export function NewOrder() {
  const { t } = useTillText()
  return <StaffPage title={t.enter.title}>{(member) => <Till member={member} />}</StaffPage>
}

function Till({ member }: { member: Member }) {
  const branches = useBranches(member, 'orders')
  const at = useChosen(branches ?? [])
  const place = branches?.find(({ id }) => id === at)
  const [done, setDone] = useState<Output<'orders.enter'>>()
  const [round, setRound] = useState(0)
  if (!branches) return <Waiting />
  if (!place) return <NoBranch />
  const next = () => {
    setDone(undefined)
    setRound(round + 1)
  }
  return (
    <div className="grid gap-4">
      {branches.length > 1 && (
        <div>
          <BranchSelect branches={branches} branch={place.id} onChoose={chooseBranch} />
        </div>
      )}
      {done ? (
        <Done order={done} place={place} onNext={next} />
      ) : (
        <Entry key={`${round} ${place.id}`} place={place} onDone={setDone} />
      )}
    </div>
  )
}
