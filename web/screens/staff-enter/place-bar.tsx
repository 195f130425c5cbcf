// The button that places a new order, with its total. On a phone it stays at the foot of the window beside the way to
// the bill, however far the menu is scrolled; why an order was refused stands above it.

import { refusedBy } from '../../api/staff/staff.ts'
import { Button } from '../../components/controls/button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { bagIcon } from '../../components/icons/icons.ts'
import { useTillText } from '../../i18n/board/index.ts'
import { useRefusalText } from '../../i18n/order/index.ts'

type PlaceBarProps = {
  quantity: number
  /** Cents. */
  total: number
  busy: boolean
  /** Why it was not placed; null if nothing is wrong. */
  error: unknown
  /** To the bill. */
  onLook: () => void
}

export function PlaceBar({ quantity, total, busy, error, onLook }: PlaceBarProps) {
  const { t, money } = useTillText()
  return (
    <div className="foot-bar grid gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:border-t max-md:border-line max-md:bg-paper max-md:px-4 max-md:pt-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {error !== null && <WhyNot error={error} />}
      <div className="flex gap-2">
        <button
          type="button"
          aria-label={t.enter.look(quantity)}
          onClick={onLook}
          className="inline-flex min-h-14 shrink-0 items-center gap-2 rounded-control border border-edge bg-card px-4 text-lg font-semibold md:hidden"
        >
          <Icon of={bagIcon} className="size-5" />
          {quantity}
        </button>
        <Button type="submit" size="staff" wide className="px-3!" busy={busy} aria-disabled={quantity === 0}>
          {t.enter.send(money(total))}
        </Button>
      </div>
    </div>
  )
}

function WhyNot({ error }: { error: unknown }) {
  const { t } = useRefusalText()
  const { refusal, problems } = refusedBy(error)
  const words: Readonly<Record<string, string>> = t.problems
  return (
    <Notice kind="error" urgent>
      {problems.map(({ problem }) => words[problem] ?? '').join(' ') || t.refusals[refusal]}
    </Notice>
  )
}
