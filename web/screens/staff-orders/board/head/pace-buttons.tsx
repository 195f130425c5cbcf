// Two buttons for a rush: more minutes for every new order, and a pause. Each says so while it lasts.
import { usePace } from '../../../../api/staff/branches/branch-pace.ts'
import type { BranchName } from '../../../../api/staff/branches/shop.ts'
import { Icon } from '../../../../components/icons/icon.tsx'
import { plusIcon } from '../../../../components/icons/icons.ts'
import { pauseIcon } from '../../../../components/icons/icons-more.ts'
import { useBoardText } from '../../../../i18n/board/index.ts'
import { open } from '../state/opened.ts'

const look =
  'inline-flex min-h-12 shrink-0 items-center gap-2 rounded-control px-3 text-md font-semibold whitespace-nowrap'

export function PaceButtons({ place }: { place: BranchName }) {
  const { t, time } = useBoardText()
  const { data } = usePace(place.id)
  const until = (instant: number) => time(instant, place.timeZone)
  const more = data?.extra ? t.pace.moreUntil(data.extra.minutes, until(data.extra.until)) : t.pace.more(10)
  const pause = data?.pause ? t.pace.pausedUntil(until(data.pause.until)) : t.pace.pause
  return (
    <>
      <button
        type="button"
        onClick={() => open({ kind: 'more' })}
        className={`${look} max-sm:hidden ${data?.extra ? 'bg-honey text-ink' : 'bg-ink-soft'}`}
      >
        {!data?.extra && <Icon of={plusIcon} className="size-5" />}
        {more}
      </button>
      <button
        type="button"
        onClick={() => open({ kind: 'pause' })}
        className={`${look} max-sm:hidden ${data?.pause ? 'bg-honey text-ink' : 'bg-ink-soft'}`}
      >
        <Icon of={pauseIcon} className="size-5" />
        <span className={data?.pause ? '' : 'max-lg:sr-only'}>{pause}</span>
      </button>
    </>
  )
}
