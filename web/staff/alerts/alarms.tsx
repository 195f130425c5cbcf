// What every staff screen shows above its content: that it cannot ring, and arrivals that nobody has seen.
import type { Member } from '../../api/session/session.ts'
import { useLineDown } from '../../api/staff/line-down.ts'
import { useStaffLive } from '../../api/staff/staff.ts'
import { Icon } from '../../components/icons/icon.tsx'
import { bellOffIcon } from '../../components/icons/icons-staff.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { useBranches, useChosen } from '../shop/branches.ts'
import { ArrivalLinks } from './arrival-links.tsx'
import { useArrivals } from './arrivals.ts'
import { useBoardBeat } from './board-beat.ts'
import { worksAt } from './counts-as-board.ts'
import { LineDown } from './line-down.tsx'
import { toggleSound, useSound } from './sound.ts'

type AlarmsProps = {
  member: Member
  /** The branch that this screen is about; without it the chosen one. */
  branch?: string
  /** Whether the screen is one for orders, which counts as a board for anyone who has it open. */
  forOrders?: boolean
  className?: string
}

export function Alarms({ member, branch, forOrders = false, className = '' }: AlarmsProps) {
  const branches = useBranches(member, 'orders')
  const chosen = useChosen(branches ?? [])
  // Not before the branch is known: an arrival between two first reads would ring for nobody.
  return branches && <AlarmsOf member={member} branch={branch ?? chosen} forOrders={forOrders} className={className} />
}

/** Rings and listens for a screen of this branch, and returns what waits there. `branch` '': of a member without one. */
export function useAlarms(member: Member, branch: string, forOrders: boolean) {
  const sound = useSound()
  const counts = forOrders || worksAt(member, branch)
  useBoardBeat(branch, counts, sound)
  const live = useStaffLive(branch ? [branch] : [], sound !== 'off')
  const { reservations, messages, asks } = useArrivals(member, branch, live, counts) ?? {}
  const unseen = { tables: reservations?.unseen ?? 0, letters: messages?.unseen ?? 0, asks: asks?.unseen ?? 0 }
  return { sound, live, unseen }
}

function AlarmsOf({ member, branch, forOrders, className }: Required<AlarmsProps>) {
  const { t } = useStaffText()
  const { sound, unseen } = useAlarms(member, branch, forOrders)
  const down = useLineDown() !== null && branch !== ''
  if (sound !== 'locked' && Object.values(unseen).every((count) => count === 0) && !down) return null
  return (
    <div className={`no-print flex flex-wrap gap-2 ${className}`}>
      {down && <LineDown />}
      {sound === 'locked' && (
        <button
          type="button"
          onClick={toggleSound}
          className="flex min-h-14 flex-1 basis-full items-center gap-3 rounded-control bg-cherry px-4 text-start font-semibold text-card"
        >
          <Icon of={bellOffIcon} className="size-6 shrink-0" />
          {t.frame.noSound}
        </button>
      )}
      <ArrivalLinks {...unseen} />
    </div>
  )
}
