// When a branch has the cart ready: the biggest word of its card; or until when it pauses or is full (TIME-3).
import type { MadeLine } from '#domain/branch/capacity/capacity.ts'
import { readySaid } from '#domain/branch/capacity/ready-at.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import { lazyPart } from '#web/data/lazy-part.tsx'
import type { MenuBranch } from '#web/data/menu/public-menu-api.ts'
import { type ShownPace, usePace } from '#web/data/time-api.ts'
import { useTimesText } from '#web/words/customer/index.ts'
import { useOpenBasket } from '../basket/kept-basket.ts'
import { useCartCount } from '../cart/cart-store.ts'
import type { ItemToAdd } from '../item/opened.ts'
import { useDayState } from '../ordering/ordering.ts'

/** A first visitor has no cart, and needs no options and deals to see a time. */
const MadeLines = lazyPart(() => import('./made-lines.tsx').then((file) => file.MadeLines))

/** Before anything is chosen the time is that of one piece which takes no station's time: the soonest of all. */
const onePiece = [{ quantity: 1, making: [] }]

type BranchTimeProps = {
  branch: MenuBranch
  /** What was tapped and waits for a branch. */
  wish?: ItemToAdd | null | undefined
  /** In a line with other words, for the chosen branch. */
  inline?: boolean
}

/** For what is in the cart, and what is about to be added; in a line, for the office basket that the cart goes into. */
export function BranchTime({ branch, wish, inline = false }: BranchTimeProps) {
  const count = useCartCount()
  const { t, time: clock } = useTimesText()
  const place = useOpenBasket()?.place
  // What goes into an office basket is ready with it.
  if (inline && place?.branch === branch.id)
    return <span>{` · ${t.readyShort(clock(place.at, branch.timeZone))}`}</span>
  const time = (lines: readonly MadeLine[]) => <ReadyTime branch={branch} lines={lines} inline={inline} />
  return count > 0 || wish ? (
    <MadeLines branch={branch.id} wish={wish}>
      {time}
    </MadeLines>
  ) : (
    time(onePiece)
  )
}

type TimesText = ReturnType<typeof useTimesText>['t']

type ReadyTimeProps = {
  branch: MenuBranch
  lines: readonly MadeLine[]
  /** In a line with other words, for the chosen branch. */
  inline?: boolean
}

export function ReadyTime({ branch, lines, inline = false }: ReadyTimeProps) {
  const { t } = useTimesText()
  const { big, small, calm } = useTimeWords(branch, lines, inline)
  if (inline) return big && <span>{` · ${small ? t.both(big, small) : big}`}</span>
  return (
    <>
      <b className={`text-lg leading-none ${calm ? 'text-leaf' : 'text-honey-ink'}`}>{big}</b>
      <span>{small}</span>
    </>
  )
}

function useTimeWords(
  branch: MenuBranch,
  lines: readonly MadeLine[],
  inline: boolean,
): { big: string; small: string; calm: boolean } {
  const { t, time } = useTimesText()
  const { day } = useDayState(branch)
  const pace = usePace(branch)
  if (!day.ok) return { big: '', small: '', calm: false }
  const { kind, at, pause } = readySaid({ branch, pace, day: day.value, lines, now: serverNow() })
  const clock = (instant: number) => time(instant, branch.timeZone)
  const next = at === null ? t.nothingLeft : t.orderFor(clock(at))
  if (pause) return { big: t.back(clock(pause.until)), small: `${t.pauses[pause.reason]} · ${next}`, calm: false }
  if (at === null) return { big: t.nothingLeft, small: '', calm: false }
  if (kind === 'full') return { big: t.full(clock(at)), small: next, calm: false }
  if (inline) return { big: (lines === onePiece ? t.readyFromShort : t.readyShort)(clock(at)), small: '', calm: true }
  const small = [...workAhead(pace, t), ...keptPromises(pace, t)].join(' · ')
  return { big: (lines === onePiece ? t.readyFrom : t.ready)(clock(at)), small, calm: true }
}

const workAhead = ({ quote }: ShownPace, t: TimesText): string[] => {
  const minutes = Math.round(quote.ahead)
  return minutes > 0 ? [t.workAhead(minutes)] : []
}

const keptPromises = ({ kept }: ShownPace, t: TimesText): string[] =>
  // Rounded down, so that 100 % are all of them.
  kept ? [t.kept(Math.floor((100 * kept.kept) / kept.orders), kept.orders)] : []
