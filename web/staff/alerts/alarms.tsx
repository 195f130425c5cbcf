// What rings on a counter, whatever page it shows, and what stands above every staff page: a lost connection, and customers
// who ask to order.
import { may } from '../../../domain/staff.ts'
import { useCounter } from '../../api/session/counter-device.ts'
import type { Member } from '../../api/session/session.ts'
import { useLineDown } from '../../api/staff/line-down-api.ts'
import { useStaffLive } from '../../api/staff/staff-api.ts'
import { useBranches, useListed } from '../shop/my-branches.ts'
import { useSound } from './alert-sound.ts'
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

/** Of the branch whose counter this device is; on other devices of the branch that lists show, or of all together. */
export function Alarms({ member, forOrders = false, className = '' }: AlarmsProps) {
  const branches = useBranches(member, 'orders.see')
  const listed = useListed(branches ?? [])
  const counter = useCounter()
  // Not before the branches are known: an arrival between two first reads would ring for nobody.
  if (!branches) return null
  const one = branches.some(({ id }) => id === counter) ? counter : listed
  const ids = one ? [one] : branches.map(({ id }) => id)
  return <AlarmsOf member={member} branches={ids} forOrders={forOrders} className={className} />
}

/** Rings and listens for a screen of these branches, and returns what waits there. None: of a member without one. */
export function useAlarms(member: Member, branches: readonly string[], forOrders: boolean) {
  const [only, ...others] = branches
  const branch = only !== undefined && others.length === 0 ? only : ''
  const rings = useCounter() === branch && branch !== ''
  const heard = useSound()
  const sound = rings ? heard : 'off'
  const handled = branches.filter((one) => may(member, 'orders.handle', one))
  const counting = handled.filter((one) => forOrders || worksAt(member, one))
  useBoardBeat(counting, sound)
  const live = useStaffLive(branches, sound !== 'off')
  const arrivals = useArrivals(member, branch, live, { rings, insists: counting.length > 0 })
  const unseen = {
    tables: arrivals?.reservations.unseen ?? 0,
    letters: arrivals?.messages.unseen ?? 0,
    asks: handled.length > 0 ? (arrivals?.asks.unseen ?? 0) : 0,
  }
  return { sound, live, unseen }
}

type AlarmsOfProps = Required<AlarmsProps> & { branches: readonly string[] }

function AlarmsOf({ member, branches, forOrders, className }: AlarmsOfProps) {
  const { asks } = useAlarms(member, branches, forOrders).unseen
  const down = useLineDown() !== null && branches.length > 0
  if (asks === 0 && !down) return null
  return (
    <div className={`no-print flex flex-wrap gap-2 ${className}`}>
      {down && <LineDown />}
      <ArrivalLinks asks={asks} tables={0} letters={0} />
    </div>
  )
}
