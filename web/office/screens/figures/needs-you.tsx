// What waits for a member, as a list with the ways to it.
import { may } from '#domain/people/staff.ts'
import type { GuideStep } from '#domain/shop/guide.ts'
import { linkTo } from '#web/data/address/location.ts'
import type { Member } from '#web/data/session/session.ts'
import { useArrivalsRead } from '#web/data/staff/alert-api.ts'
import { useGuide } from '#web/data/staff/site-api.ts'
import { useArrivalsInWords } from '#web/office/staff/alerts/arrival-links.tsx'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { warningIcon } from '#web/ui/icons/icons.ts'
import { badgeIcon, percentIcon, scalesIcon } from '#web/ui/icons/icons-staff.ts'
import { useFiguresText } from '#web/words/figures/index.ts'
import { useOfficeText } from '#web/words/staff/index.ts'

/** The most urgent first. */
export function NeedsYou({ member, branch }: { member: Member; branch: string }) {
  const { t } = useFiguresText()
  const office = useOfficeText().t
  const { alerts = 0, accounts = 0, asks, reservations, messages } = useArrivalsRead(branch).data ?? {}
  const guide = useGuide(may(member, 'guide.see')).data
  const unconfirmed = (step: GuideStep) =>
    guide?.steps.some((one) => one.step === step && one.state !== 'done') ? 1 : 0
  const arrived = useArrivalsInWords({
    asks: may(member, 'orders.handle') ? (asks?.unseen ?? 0) : 0,
    tables: reservations?.unseen ?? 0,
    letters: messages?.unseen ?? 0,
  })
  const rows = [
    { href: '/alerts', icon: warningIcon, count: alerts, words: office.broken(alerts) },
    ...arrived,
    { href: '/people', icon: badgeIcon, count: accounts, words: t.accounts(accounts) },
    { href: '/vat', icon: percentIcon, count: unconfirmed('vat'), words: t.vatUnchecked },
    { href: '/legal-edit', icon: scalesIcon, count: unconfirmed('legal'), words: t.legalDrafts },
  ].filter(({ count }) => count > 0)
  return (
    <Card>
      <h2 className="mb-1 text-lg">{t.needsYou}</h2>
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
