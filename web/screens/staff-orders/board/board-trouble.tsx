// What is wrong with this tablet, in red in place of the strip: no connection or no sound, since when, and how to fix it.
import { useState } from 'react'
import { serverNow } from '../../../api/http/clock.ts'
import { doubtConnection } from '../../../api/http/connection.ts'
import { useObservable } from '../../../api/observable.ts'
import { readAllAgain } from '../../../api/staff/staff.ts'
import { isMine, resendTaps, tapStore } from '../../../api/staff/tap-queue.ts'
import { Icon } from '../../../components/icons/icon.tsx'
import { clockIcon } from '../../../components/icons/icons.ts'
import { bellOffIcon, wifiOffIcon } from '../../../components/icons/icons-staff.ts'
import { useBoardText } from '../../../i18n/board/index.ts'
import { toggleSound } from '../../../staff/alerts/sound.ts'

const bar =
  'on-dark flex h-full min-h-0 items-center gap-3 overflow-hidden bg-cherry px-4 text-card max-sm:gap-2 max-sm:px-2'
const mend = 'min-h-12 shrink-0 rounded-control bg-card px-4 text-md font-bold text-ink'

export function NoLine({ since }: { since: string }) {
  const { t } = useBoardText()
  const taps = useObservable(tapStore).filter(isMine).length
  return (
    <div role="alert" className={bar}>
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
        className={mend}
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
    <div role="alert" className={bar}>
      <Icon of={bellOffIcon} className="size-7" />
      <p className="line-clamp-2 min-w-0 flex-1 text-md leading-tight">
        <b className="text-lg">{t.silent}</b> {t.silentHint(since)}
      </p>
      <button type="button" onClick={toggleSound} className={mend}>
        {t.soundOn}
      </button>
    </div>
  )
}

/** When `is` became true, on the server's clock; null while it is false. */
export function useSince(is: boolean): number | null {
  const [since, setSince] = useState<number | null>(null)
  if (is && since === null) setSince(serverNow())
  if (!is && since !== null) setSince(null)
  return is ? since : null
}
