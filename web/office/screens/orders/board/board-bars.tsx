// The bars of the board: no line and no sound, in place of its head or strip, and whose counter this device is.
import { doubtConnection } from '#web/data/http/connection-state.ts'
import { useObservable } from '#web/data/observable.ts'
import { setCounter } from '#web/data/session/counter-device.ts'
import type { StaffBranch } from '#web/data/staff/shop-api.ts'
import { readAllAgain } from '#web/data/staff/staff-api.ts'
import { isMine, resendTaps, tapStore } from '#web/data/staff/tap-queue.ts'
import { becomeCounter, toggleSound } from '#web/office/staff/alerts/alert-sound.ts'
import { chooseOwnBranch } from '#web/office/staff/branch/my-branches.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { clockIcon } from '#web/ui/icons/icons.ts'
import { bellIcon, bellOffIcon, wifiOffIcon } from '#web/ui/icons/icons-staff.ts'
import { useBoardText } from '#web/words/board/index.ts'

export const barLook =
  'on-dark flex h-full min-h-0 items-center gap-3 overflow-hidden bg-cherry px-4 text-card max-sm:gap-2 max-sm:px-2'
export const mendLook = 'min-h-12 shrink-0 rounded-control bg-card px-4 text-md font-bold text-ink'

export function NoLine({ since }: { since: string }) {
  const { t } = useBoardText()
  const taps = useObservable(tapStore).filter(isMine).length
  return (
    <div role="alert" className={`no-line ${barLook}`}>
      <Icon of={wifiOffIcon} className="size-7" />
      <p className="line-clamp-2 min-w-0 flex-1 text-md leading-tight">
        <b className="text-lg">{t.noLineSince(since)}</b> <span className="max-sm:sr-only">{t.noLineHint}</span>
      </p>
      {taps > 0 && (
        <span className="flex min-h-10 shrink-0 items-center gap-2 rounded-small bg-card px-3 font-bold text-cherry max-sm:px-2">
          <Icon of={clockIcon} className="size-5" />
          <span className="max-sm:text-sm">{t.tapsWait(taps)}</span>
        </span>
      )}
      <button
        type="button"
        className={mendLook}
        onClick={() => {
          doubtConnection()
          resendTaps()
          readAllAgain()
        }}
      >
        {t.tryNow}
      </button>
    </div>
  )
}

export function NoSound({ since }: { since: string }) {
  const { t } = useBoardText()
  return (
    <div role="alert" className={barLook}>
      <Icon of={bellOffIcon} className="size-7" />
      <p className="line-clamp-2 min-w-0 flex-1 text-md leading-tight">
        <b className="text-lg">{t.silent}</b>
        <span>{` ${t.silentHint(since)}`}</span>
      </p>
      <button type="button" onClick={toggleSound} className={mendLook}>
        {t.soundOn}
      </button>
    </div>
  )
}

type CounterQuestionProps = {
  branch: StaffBranch
  /** The branch whose counter this device is. */
  counter: StaffBranch | undefined
}

/** Whether this device is the counter of the branch: the tap that says so is also the one that sound needs. */
export function CounterQuestion({ branch, counter }: CounterQuestionProps) {
  const words = useBoardText().t.counter
  return (
    <section
      aria-label={words.ask(branch.name)}
      className="on-dark flex min-h-15 items-center gap-3 rounded-control bg-ink-soft px-4 text-paper max-sm:gap-2 max-sm:px-2"
    >
      <Icon of={bellIcon} className="size-7 max-sm:hidden" />
      <p className="line-clamp-2 min-w-0 flex-1 text-md leading-tight max-sm:text-sm">
        <b>{counter ? words.other(counter.name) : words.ask(branch.name)}</b>{' '}
        <span className="max-sm:sr-only">{counter ? words.otherHint(branch.name) : words.hint}</span>
      </p>
      <button
        type="button"
        onClick={() => (counter ? chooseOwnBranch(counter.id) : setCounter(''))}
        className="min-h-12 shrink-0 rounded-control border border-paper px-4 font-semibold max-sm:px-3"
      >
        {counter ? words.backTo(counter.name) : words.no}
      </button>
      <button
        type="button"
        onClick={() => becomeCounter(branch.id)}
        className="min-h-12 shrink-0 rounded-control bg-honey px-4 font-bold text-ink max-sm:px-3"
      >
        {counter ? words.ringFor(branch.name) : words.yes}
      </button>
    </section>
  )
}
