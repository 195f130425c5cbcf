// The head of the board, of one fixed height: pages, branch, line, sound, what waits besides orders, search and clock.
import type { ReactNode } from 'react'
import { branchesAtAGlance } from '#domain/branch/at-a-glance.ts'
import { LazyBranchPick } from '#web/customer/branch/lazy-branch-pick.tsx'
import { linkTo } from '#web/data/address/location.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import { setCounter, useCounter } from '#web/data/session/counter-device.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import type { useAlarms } from '#web/office/staff/alerts/alarms.tsx'
import { toggleSound } from '#web/office/staff/alerts/alert-sound.ts'
import { type UnseenCounts, useArrivalsInWords } from '#web/office/staff/alerts/arrival-links.tsx'
import { chooseOwnBranch } from '#web/office/staff/branch/my-branches.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { chevronDownIcon, mailIcon, menuIcon, pinIcon, userIcon } from '#web/ui/icons/icons.ts'
import { bellIcon, bellOffIcon, tillIcon } from '#web/ui/icons/icons-staff.ts'
import { useBoardText, useGuardText } from '#web/words/board/index.ts'
import { useOfficeText, useStaffText } from '#web/words/staff/index.ts'
import { RingUpSign } from '../ring-up/ring-up-links.tsx'
import { FindField } from './board-find.tsx'
import { PaceButtons } from './board-pace.tsx'
import { type BoardView, showOpened } from './board-state.ts'

type BoardHeadProps = {
  branches: readonly StaffBranch[]
  branch: StaffBranch
  view: BoardView
  alarms: ReturnType<typeof useAlarms>
  /** Whether the connection to the shop is lost. */
  gone: boolean
  setsPace: boolean
  /** Whether the member may act on its orders. */
  handles: boolean
  /** What is wrong with printers. */
  sign: ReactNode
}

const pill =
  'inline-flex min-h-12 min-w-11 items-center justify-center gap-2 rounded-control px-3 text-md font-semibold whitespace-nowrap max-sm:px-2'

export function BoardHead({ branches, branch, view, alarms, gone, setsPace, handles, sign }: BoardHeadProps) {
  const { sound, unseen } = alarms
  const isCounter = useCounter() === branch.id
  const live = alarms.live === 'live'
  const { t } = useBoardText()
  const staff = useStaffText().t
  const office = useOfficeText().t
  return (
    <header className="board-head on-dark flex h-14 shrink-0 items-center gap-1.5 bg-ink px-2 text-paper max-sm:gap-0.5 max-sm:px-1">
      <button
        type="button"
        aria-label={t.menu}
        onClick={() => showOpened({ kind: 'pages' })}
        className={`${pill} shrink-0`}
      >
        <Icon of={menuIcon} />
      </button>
      <Branch branches={branches} branch={branch} />
      <span role="status" className={`${pill} shrink-0 ${gone ? 'bg-cherry' : ''}`}>
        <span
          className={`size-3 rounded-full ${gone ? 'border-2 border-card' : live ? 'bg-leaf-soft ring-leaf' : 'bg-honey'}`}
        />
        <span className="max-xl:sr-only">{gone ? t.noLine : live ? staff.frame.live : staff.frame.connecting}</span>
      </span>
      {(isCounter || handles) && (
        <button
          type="button"
          onClick={isCounter ? toggleSound : () => setCounter(undefined)}
          className={`${pill} shrink-0 ${sound === 'locked' ? 'bg-cherry' : ''}`}
        >
          <Icon of={sound === 'on' ? bellIcon : bellOffIcon} />
          <span className="max-xl:sr-only">
            {!isCounter
              ? t.counter.none
              : sound === 'locked'
                ? t.soundBlocked
                : sound === 'on'
                  ? staff.frame.soundOn
                  : staff.frame.soundOff}
          </span>
        </button>
      )}
      {sign}
      <RingUpSign toDo={view.board.data?.ringUps ?? null} />
      <span className="min-w-0 flex-1" />
      <Waits unseen={unseen} />
      {handles && (
        <a
          href={linkTo('/new-order')}
          className={`${pill} shrink-0 bg-ink-soft max-md:hidden`}
          aria-label={office.pages.newOrder}
        >
          <Icon of={tillIcon} />
          <span className="max-lg:hidden">{office.pages.newOrder}</span>
        </a>
      )}
      {setsPace && <PaceButtons branch={branch} />}
      <FindField key={branch.id} tickets={view.all} asksUnpaid={view.asksUnpaid} handles={handles} />
      <Clock timeZone={branch.timeZone} />
    </header>
  )
}

function Clock({ timeZone }: { timeZone: string }) {
  const { time } = useBoardText()
  return (
    <time className="shrink-0 ps-1 pe-1 font-brand text-3xl leading-none font-semibold max-sm:text-xl">
      {time(useNow(1000), timeZone)}
    </time>
  )
}

function Branch({ branches, branch }: Pick<BoardHeadProps, 'branches' | 'branch'>) {
  const { t } = useStaffText()
  if (branches.length < 2)
    return (
      <span className={`${pill} min-w-0 bg-ink-soft`}>
        <Icon of={pinIcon} className="size-5" />
        <span className="truncate">{branch.name}</span>
      </span>
    )
  if (branches.length > branchesAtAGlance)
    return (
      <LazyBranchPick
        branches={branches}
        branch={branch.id}
        className={`${pill} min-w-0 bg-ink-soft font-semibold max-sm:max-w-34 max-sm:px-3`}
        onPick={chooseOwnBranch}
      >
        {(name) => (
          <>
            <Icon of={pinIcon} className="size-5 shrink-0 max-sm:hidden" />
            {name}
            <Icon of={chevronDownIcon} className="size-4.5 shrink-0" />
          </>
        )}
      </LazyBranchPick>
    )
  return (
    <label className={`${pill} relative min-w-0 bg-ink-soft p-0!`}>
      <span className="sr-only">{t.frame.branch}</span>
      <Icon of={pinIcon} className="pointer-events-none absolute start-3 size-5 max-sm:hidden" />
      <select
        value={branch.id}
        onChange={(event) => chooseOwnBranch(event.target.value)}
        className="min-h-12 min-w-0 w-full appearance-none truncate rounded-control bg-ink-soft ps-10 pe-9 font-semibold max-sm:max-w-34 max-sm:ps-3 max-sm:pe-7"
      >
        {branches.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Icon of={chevronDownIcon} className="pointer-events-none absolute end-2.5 size-4.5" />
    </label>
  )
}

const look =
  'inline-flex min-h-12 shrink-0 items-center gap-2 rounded-control bg-honey px-2.5 text-md font-semibold text-ink'

/**
 * Staff reply to customers who ask to order here on the board. Where there is no room for a sign for each kind of
 * arrival, one sign stands for all of them and opens the menu.
 */
function Waits({ unseen }: { unseen: UnseenCounts }) {
  const guard = useGuardText().t
  const arrivals = useArrivalsInWords({ ...unseen, asks: 0 })
  const several = arrivals.length > 1
  const all = arrivals.reduce((sum, { count }) => sum + count, 0)
  // A phone has room for one sign. The menu shows the others.
  const aside = unseen.asks > 0 ? 'max-md:hidden' : ''
  return (
    <>
      {unseen.asks > 0 && (
        <button
          type="button"
          aria-label={nameOf(unseen.asks, guard.asksWaiting(unseen.asks))}
          onClick={() => showOpened({ kind: 'asks' })}
          className={look}
        >
          <Icon of={userIcon} className="size-5" />
          <span>{unseen.asks}</span>
        </button>
      )}
      {arrivals.map(({ href, icon, count, words }) => (
        <a
          key={href}
          href={linkTo(href)}
          aria-label={nameOf(count, words)}
          className={`${look} ${several ? 'max-xl:hidden' : aside}`}
        >
          <Icon of={icon} className="size-5" />
          <span>{count}</span>
        </a>
      ))}
      {several && (
        <button
          type="button"
          aria-label={nameOf(all, arrivals.map(({ words }) => words).join(', '))}
          onClick={() => showOpened({ kind: 'pages' })}
          className={`${look} ${aside} xl:hidden`}
        >
          <Icon of={mailIcon} className="size-5" />
          <span>{all}</span>
        </button>
      )}
    </>
  )
}

/** Starts with the number on the button, because the Arabic words for one and two contain no digit. */
const nameOf = (count: number, words: string): string => (words.includes(String(count)) ? words : `${count}: ${words}`)
