// The way to the list of what is to be rung up by hand, at each branch that does (REG-2).
import { showsPrices } from '#domain/money/till-duty.ts'
import { linkTo } from '#web/data/address/location.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { chooseOwnBranch } from '#web/office/staff/branch/my-branches.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { tillIcon } from '#web/ui/icons/icons-staff.ts'
import { useRingUpText } from '#web/words/ring-up/index.ts'

export const ringUpsPath = '/ring-ups'

/** In the list of orders: a link for each branch, named where the list shows several. */
export function RingUpLinks({ branches }: { branches: readonly StaffBranch[] }) {
  const { t } = useRingUpText()
  const byHand = branches.filter(({ tillDuty = 'none' }) => !showsPrices(tillDuty))
  if (byHand.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-5">
      {byHand.map(({ id, name }) => (
        <a
          key={id}
          href={linkTo(ringUpsPath)}
          onClick={() => chooseOwnBranch(id)}
          className="inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-honey decoration-3 underline-offset-6"
        >
          <Icon of={tillIcon} className="size-5" />
          <span>{branches.length > 1 ? `${t.open}: ${name}` : t.open}</span>
        </a>
      ))}
    </p>
  )
}

/** In the head of the board: how many orders that are over are still to be rung up; null: none are, by hand. */
export function RingUpSign({ toDo }: { toDo: number | null }) {
  const { t } = useRingUpText()
  if (toDo === null) return null
  return (
    <a
      href={linkTo(ringUpsPath)}
      aria-label={toDo === 0 ? t.open : t.left(toDo)}
      className={`inline-flex min-h-12 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control px-2.5 text-md font-semibold max-sm:px-1.5 ${toDo > 0 ? 'bg-honey text-ink' : 'bg-ink-soft'}`}
    >
      <Icon of={tillIcon} className="size-5" />
      {toDo > 0 && <span>{toDo}</span>}
    </a>
  )
}
