// Who pays an office basket that is about to be opened, and until when others can add to it (GROUP-1).
import { useState } from 'react'
import type { MadeLine } from '#domain/branch/capacity/capacity.ts'
import type { Quote } from '#domain/branch/capacity/quote.ts'
import type { Instant } from '#domain/branch/hours.ts'
import type { BasketPayer } from '#domain/order/basket/basket-limits.ts'
import { latestTimes, leastOpenMs } from '#domain/order/basket/basket-times.ts'
import { useNow } from '#web/data/http/server-clock.ts'
import type { MenuBranch } from '#web/data/menu/public-menu-api.ts'

interface Wanted {
  readonly quote: Quote
  readonly wantedAt: Instant | null
  readonly lines: readonly MadeLine[]
}

export type OpeningTogether = ReturnType<typeof useTogether>

const quarter = 15 * 60_000
const most = 8

export function useTogether(branch: MenuBranch, { quote, wantedAt, lines }: Wanted) {
  const now = useNow(60_000)
  const [payer, setPayer] = useState<BasketPayer>('counter')
  const [chosen, choose] = useState<Instant | null>(null)
  const times = wantedAt === null ? null : latestTimes({ branch, quote, wantedAt, lines, now, payer })
  const latest = times?.ok ? times.value.until : undefined
  const earlier =
    latest === undefined
      ? []
      : Array.from({ length: most }, (_, back) => (Math.ceil(latest / quarter) - 1 - back) * quarter).filter(
          (at) => at >= now + leastOpenMs,
        )
  return {
    payer,
    setPayer,
    /** The last possible end; undefined if it is too late for that. */
    latest,
    /** Why it is too late for that. */
    tooLate: times && !times.ok ? times.refusal : 'basket_too_soon',
    earlier,
    /** Null: as late as possible. */
    until: chosen !== null && earlier.includes(chosen) ? chosen : null,
    choose,
  }
}
