// What arrived and nobody has seen: customers who ask to order, reservations and messages, each a way to its page.

import { linkTo } from '#web/data/address/location.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { calendarIcon, mailIcon, userIcon } from '#web/ui/icons/icons.ts'
import { useGuardText } from '#web/words/board/index.ts'
import { useStaffText } from '#web/words/staff/index.ts'

/** How many nobody has seen. */
export interface UnseenCounts {
  /** Customers who ask to order. */
  readonly asks: number
  readonly tables: number
  readonly letters: number
}

/** Those of which there is one or more, the most urgent first. */
export function useArrivalsInWords({ asks, tables, letters }: UnseenCounts) {
  const { t } = useStaffText()
  const guard = useGuardText().t
  return [
    { href: '/fake-orders', icon: userIcon, count: asks, words: guard.asksWaiting(asks) },
    { href: '/reservations', icon: calendarIcon, count: tables, words: t.frame.newReservations(tables) },
    { href: '/messages', icon: mailIcon, count: letters, words: t.frame.newMessages(letters) },
  ].filter(({ count }) => count > 0)
}

export function ArrivalLinks(unseen: UnseenCounts) {
  return useArrivalsInWords(unseen).map(({ href, icon, words }) => (
    <a
      key={href}
      href={linkTo(href)}
      className="inline-flex min-h-11 items-center gap-2.5 rounded-control bg-honey-soft px-4 font-semibold text-honey-ink max-sm:gap-2 max-sm:px-3 max-sm:text-sm"
    >
      <Icon of={icon} className="size-5" />
      <span>{words}</span>
    </a>
  ))
}
