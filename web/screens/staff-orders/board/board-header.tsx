// The head of the board: branch, live state, sound, today's cash, the shop's switch and the clock.
import { may } from '../../../../domain/staff.ts'
import type { LiveState } from '../../../api/live/live.ts'
import type { Member } from '../../../api/session/session.ts'
import type { BranchName } from '../../../api/staff/shop.ts'
import { useStaffText } from '../../../i18n/staff/index.ts'
import { LivePill, SoundButton } from '../../../staff/alerts/live-tools.tsx'
import { BranchSelect } from '../../../staff/fields/branch-select.tsx'
import { ShopSwitch } from '../../../staff/shop/shop-switch.tsx'

type BoardHeaderProps = {
  member: Member
  branches: readonly BranchName[]
  place: BranchName
  /** Cents. */
  today: number | null | undefined
  live: LiveState
  failing: boolean
  now: number
}

export function BoardHeader({ member, branches, place, today, live, failing, now }: BoardHeaderProps) {
  const { t, money, time } = useStaffText()
  return (
    <header className="flex flex-wrap items-center gap-2 md:gap-3">
      <h1 className="max-md:sr-only lg:max-xl:sr-only">{t.board.title}</h1>
      <time className="ms-auto font-brand text-3xl font-semibold max-md:hidden lg:order-last lg:ms-1">
        {time(now, place.timeZone)}
      </time>
      <span className="w-full max-md:hidden lg:hidden" />
      <BranchSelect branches={branches} branch={place.id} />
      <LivePill state={live} failing={failing} />
      <SoundButton />
      <div className="ms-auto flex items-center gap-3 max-md:w-full max-md:justify-between md:gap-4">
        {typeof today === 'number' && (
          <p className="leading-tight md:text-end">
            <span className="block text-sm text-ink-2">{t.board.cashToday}</span>
            <span className="text-xl font-semibold">{money(today)}</span>
          </p>
        )}
        {may(member, 'shop', place.id) && <ShopSwitch place={place} />}
      </div>
    </header>
  )
}
