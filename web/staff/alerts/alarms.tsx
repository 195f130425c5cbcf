// What every staff screen shows above its content: that it cannot ring, and arrivals that nobody has seen.
import { may } from '../../../domain/staff.ts'
import type { Member } from '../../api/session/session.ts'
import { useLineDown } from '../../api/staff/line-down-api.ts'
import { useStaffLive } from '../../api/staff/staff-api.ts'
import { Icon } from '../../components/icons/icon.tsx'
import { bellOffIcon } from '../../components/icons/icons-staff.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { useBranches, useListed } from '../shop/my-branches.ts'
import { toggleSound, useSound } from './alert-sound.ts'
import { useArrivals } from './arrival-alerts.ts'
import { ArrivalLinks } from './arrival-links.tsx'
import { useBoardBeat, worksAt } from './board-beat.ts'
import { LineDown } from './live-tools.tsx'

type AlarmsProps = {
  member: Member
  /** Whether the screen is one for orders, which counts as a board for anyone who has it open. */
  forOrders?: boolean
  className?: string
}

/** Of the branch that lists show, or of all that they show together. */
export function Alarms({ member, forOrders = false, className = '' }: AlarmsProps) {
  const branches = useBranches(member, 'orders.see')
  const listed = useListed(branches ?? [])
  // Not before the branches are known: an arrival between two first reads would ring for nobody.
  if (!branches) return null
  const ids = listed ? [listed] : branches.map(({ id }) => id)
  return <AlarmsOf member={member} branches={ids} forOrders={forOrders} className={className} />
}

/** Rings and listens for a screen of these branches, and returns what waits there. None: of a member without one. */
export function useAlarms(member: Member, branches: readonly string[], forOrders: boolean) {
  const sound = useSound()
  const handled = branches.filter((branch) => may(member, 'orders.handle', branch))
  const counting = handled.filter((branch) => forOrders || worksAt(member, branch))
  useBoardBeat(counting, sound)
  const live = useStaffLive(branches, sound !== 'off')
  const [only, ...others] = branches
  const branch = only !== undefined && others.length === 0 ? only : ''
  const { reservations, messages, asks } = useArrivals(member, branch, live, counting.length > 0) ?? {}
  const unseen = {
    tables: reservations?.unseen ?? 0,
    letters: messages?.unseen ?? 0,
    asks: handled.length > 0 ? (asks?.unseen ?? 0) : 0,
  }
  return { sound, live, unseen }
}

type AlarmsOfProps = Required<AlarmsProps> & { branches: readonly string[] }

function AlarmsOf({ member, branches, forOrders, className }: AlarmsOfProps) {
  const { t } = useStaffText()
  const { sound, unseen } = useAlarms(member, branches, forOrders)
  const down = useLineDown() !== null && branches.length > 0
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
