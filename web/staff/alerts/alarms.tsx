// What every staff screen shows above its content: that it cannot ring, and arrivals that nobody has seen.
import type { Member } from '../../api/session/session.ts'
import { useLineDown } from '../../api/staff/line-down.ts'
import { useStaffLive } from '../../api/staff/staff.ts'
import { Icon, type IconShape } from '../../components/icons/icon.tsx'
import { calendarIcon } from '../../components/icons/icons.ts'
import { mailIcon, userIcon } from '../../components/icons/icons-more.ts'
import { bellOffIcon } from '../../components/icons/icons-staff.ts'
import { useGuardText } from '../../i18n/guard/index.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { linkTo } from '../../location.ts'
import { guardPath } from '../guard/guard-path.ts'
import { useBranches, useChosen } from '../shop/branches.ts'
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
  return { sound, live, ...unseen }
}

function AlarmsOf({ member, branch, forOrders, className }: Required<AlarmsProps>) {
  const { t } = useStaffText()
  const guard = useGuardText().t
  const { sound, tables, letters, asks } = useAlarms(member, branch, forOrders)
  const down = useLineDown() !== null && branch !== ''
  if (sound !== 'locked' && tables + letters + asks === 0 && !down) return null
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
      {asks > 0 && (
        <ArrivalLink href={guardPath} icon={userIcon}>
          {guard.asksWaiting(asks)}
        </ArrivalLink>
      )}
      {tables > 0 && (
        <ArrivalLink href="/reservations" icon={calendarIcon}>
          {t.frame.newReservations(tables)}
        </ArrivalLink>
      )}
      {letters > 0 && (
        <ArrivalLink href="/messages" icon={mailIcon}>
          {t.frame.newMessages(letters)}
        </ArrivalLink>
      )}
    </div>
  )
}

function ArrivalLink({ href, icon, children }: { href: string; icon: IconShape; children: string }) {
  return (
    <a
      href={linkTo(href)}
      className="inline-flex min-h-11 items-center gap-2.5 rounded-control bg-honey-soft px-4 font-semibold text-honey-ink max-sm:gap-2 max-sm:px-3 max-sm:text-sm"
    >
      <Icon of={icon} className="size-5" />
      {children}
    </a>
  )
}
