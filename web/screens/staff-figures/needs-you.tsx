// What waits for a member, the most urgent first, each with the way to it.

import { may } from '../../../domain/staff.ts'
import type { Member } from '../../api/session/session.ts'
import { useArrivalsRead } from '../../api/staff/alert-api.ts'
import { LinkButton } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { warningIcon } from '../../components/icons/icons.ts'
import { badgeIcon } from '../../components/icons/icons-office.ts'
import { useFiguresText } from '../../i18n/figures/index.ts'
import { useOfficeText } from '../../i18n/staff/index.ts'
import { linkTo } from '../../location.ts'
import { useArrivalsInWords } from '../../staff/alerts/arrival-links.tsx'

export function NeedsYou({ member, branch }: { member: Member; branch: string }) {
  const { t } = useFiguresText()
  const office = useOfficeText().t
  const { alerts = 0, accounts = 0, asks, reservations, messages } = useArrivalsRead(branch).data ?? {}
  const arrived = useArrivalsInWords({
    asks: may(member, 'orders.handle') ? (asks?.unseen ?? 0) : 0,
    tables: reservations?.unseen ?? 0,
    letters: messages?.unseen ?? 0,
  })
  const rows = [
    { href: '/alerts', icon: warningIcon, count: alerts, words: office.broken(alerts) },
    ...arrived,
    { href: '/people', icon: badgeIcon, count: accounts, words: t.accounts(accounts) },
  ].filter(({ count }) => count > 0)
  return (
    <Card className="p-5! max-lg:order-first">
      <h2 className="mb-1 text-xl">{t.needsYou}</h2>
      {rows.length === 0 ? (
        <p className="text-ink-2">{t.needsNothing}</p>
      ) : (
        <ul className="divide-y divide-line">
          {rows.map(({ href, icon, words }, place) => (
            <li key={href} className="flex items-center gap-3 py-2.5">
              <span
                className={`grid size-9 shrink-0 place-items-center rounded-small ${href === '/alerts' ? 'bg-cherry text-card' : 'bg-honey-soft text-honey-ink'}`}
              >
                <Icon of={icon} className="size-5" />
              </span>
              <span className="min-w-0 flex-1 leading-tight font-semibold">{words}</span>
              <LinkButton
                href={linkTo(href)}
                variant={place === 0 ? 'primary' : 'quiet'}
                aria-label={`${t.see}: ${words}`}
                className="px-4!"
              >
                {t.see}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
