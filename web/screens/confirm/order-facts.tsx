// Where the order is collected, how to reach the branch, and the price.
import type { ReactNode } from 'react'
import type { TrackedOrder } from '../../../contract/index.ts'
import { hasPlace } from '../../../domain/branch/new-branch.ts'
import { branchTitle } from '../../../domain/brand/brand-words.ts'
import { phoneText } from '../../../domain/shared/phone.ts'
import { useMenu } from '../../api/menu/menu.ts'
import { mapPage } from '../../branch/map-links.ts'
import { Card } from '../../components/display/card.tsx'
import { Icon, type IconShape } from '../../components/icons/icon.tsx'
import { bagIcon, pinIcon } from '../../components/icons/icons.ts'
import { phoneIcon } from '../../components/icons/icons-more.ts'
import { useOrderText } from '../../i18n/order/index.ts'

export function OrderFacts({ order }: { order: TrackedOrder }) {
  const { t, money } = useOrderText()
  const { branches, brand } = useMenu()
  const shop = brand.name
  const branch = branches.find(({ id }) => id === order.branch)
  return (
    <Card>
      <ul className="grid gap-4">
        {branch && (
          <Fact icon={pinIcon}>
            <span className="block font-semibold">
              <bdi>{branchTitle(shop, branch.name)}</bdi>
            </span>
            <span className="block text-ink-2">
              <bdi>{branch.address}</bdi>
            </span>
            {hasPlace(branch) && (
              <a href={mapPage(branch)} target="_blank" rel="noopener noreferrer" className={`-mb-2.5 ${linkLook}`}>
                {t.confirm.map}
              </a>
            )}
          </Fact>
        )}
        {branch?.phone && (
          <Fact icon={phoneIcon}>
            <a href={`tel:${branch.phone}`} className={`-my-2.5 ${linkLook}`}>
              <bdi dir="ltr">{phoneText(branch.phone)}</bdi>
            </a>
          </Fact>
        )}
        <Fact icon={bagIcon}>
          <span className="block font-semibold">
            {t.checkout.total} {money(order.total)}
          </span>
          <span className="block text-ink-2">{t.checkout.payment}</span>
        </Fact>
      </ul>
    </Card>
  )
}

const linkLook =
  'inline-flex min-h-11 items-center rounded-small underline decoration-honey decoration-3 underline-offset-6'

function Fact({ icon, children }: { icon: IconShape; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon of={icon} className="mt-0.5 size-5.5 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1">{children}</div>
    </li>
  )
}
