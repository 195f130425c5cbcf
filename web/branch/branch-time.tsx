// When a branch has the cart as it is ready: the biggest word of its card; or until when it pauses or is full (TIME-3).
import type { MadeLine } from '../../domain/capacity/capacity.ts'
import { readySaid } from '../../domain/capacity/ready-said.ts'
import { serverNow } from '../api/http/clock.ts'
import { type MenuBranch, useMenu } from '../api/menu/menu.ts'
import { usePace } from '../api/times.ts'
import { useCart } from '../cart/cart.ts'
import { useTimesText } from '../i18n/times/index.ts'
import { useDayState } from '../ordering/ordering.ts'

/** Before anything is chosen the time is that of one piece. */
const onePiece = [{ quantity: 1, making: [] }]

type BranchTimeProps = {
  branch: MenuBranch
  /** What is to be made; without it what is in the cart. */
  lines?: readonly MadeLine[]
  /** In a line with other words, for the chosen branch. */
  inline?: boolean
}

export function BranchTime({ branch, lines, inline = false }: BranchTimeProps) {
  const { big, small, calm } = useTimeWords(branch, lines, inline)
  if (inline) return [big, small].some(Boolean) && ` · ${[big, small].filter(Boolean).join(', ')}`
  return (
    <>
      <b className={`text-lg leading-none ${calm ? 'whitespace-nowrap text-leaf' : 'text-honey-ink'}`}>{big}</b>
      {small}
    </>
  )
}

function useTimeWords(
  branch: MenuBranch,
  lines: readonly MadeLine[] | undefined,
  inline: boolean,
): { big: string; small: string; calm: boolean } {
  const { t, time } = useTimesText()
  const { itemsById } = useMenu()
  const { day } = useDayState(branch)
  const inCart = useCart().lines.map(({ item, quantity }) => ({ quantity, making: itemsById.get(item)?.making ?? [] }))
  const made = lines ?? inCart
  const pace = usePace(branch)
  if (!day.ok) return { big: '', small: '', calm: false }
  const { kind, at, pause } = readySaid({
    branch,
    pace,
    day: day.value,
    lines: made.length > 0 ? made : onePiece,
    now: serverNow(),
  })
  const clock = (instant: number) => time(instant, branch.timeZone)
  const next = at === null ? t.nothingLeft : t.orderFor(clock(at))
  if (pause) return { big: t.back(clock(pause.until)), small: `${t.pauses[pause.reason]} · ${next}`, calm: false }
  if (at === null) return { big: t.nothingLeft, small: '', calm: false }
  if (kind === 'full') return { big: t.full(clock(at)), small: next, calm: false }
  return { big: inline ? t.readyShort(clock(at)) : t.ready(clock(at)), small: '', calm: true }
}
