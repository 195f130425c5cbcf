// The telephone of the branch and its place on the map (F-64), also where nobody in the shop has seen the order yet.

import type { TrackedOrder } from '#contract/index.ts'
import { hasPlace } from '#domain/branch/new-branch.ts'
import { phoneText } from '#domain/shared/phone.ts'
import { mapPage } from '#web/customer/branch/map-links.ts'
import { type MenuBranch, useMenu } from '#web/data/menu/public-menu-api.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { phoneIcon, pinIcon } from '#web/ui/icons/icons.ts'
import { useFollowingText, useOrderText } from '#web/words/order/index.ts'

export function ReachUs({ branch }: { branch: MenuBranch }) {
  const { t } = useFollowingText()
  return (
    <div className="grid gap-3">
      <CallButton branch={branch} />
      {hasPlace(branch) && (
        <LinkButton variant="quiet" href={mapPage(branch)} target="_blank" rel="noopener noreferrer">
          <Icon of={pinIcon} className="size-5 shrink-0" />
          <bdi>{branch.address}</bdi>
          <span className="sr-only">{` ${t.map}`}</span>
        </LinkButton>
      )}
    </div>
  )
}

export function CallButton({ branch }: { branch: MenuBranch }) {
  const { t } = useFollowingText()
  if (branch.phone === '') return null
  return (
    <LinkButton variant="quiet" href={`tel:${branch.phone}`}>
      <Icon of={phoneIcon} className="size-5 shrink-0" />
      <span>
        <span>{`${t.call(branch.name)} `}</span>
        <bdi dir="ltr" className="whitespace-nowrap">
          {phoneText(branch.phone)}
        </bdi>
      </span>
    </LinkButton>
  )
}

export function NotSeen({ order: { branch: id, unheardSince } }: { order: TrackedOrder }) {
  const { t } = useOrderText()
  const branch = useMenu().branches.find((one) => one.id === id)
  if (unheardSince === null) return null
  return (
    <Notice kind="warning" title={t.track.notSeen}>
      <p>{t.track.notSeenText}</p>
      {branch?.phone && (
        <a href={`tel:${branch.phone}`} className="inline-flex min-h-11 items-center gap-1.5 font-semibold underline">
          <span>{`${t.track.callBranch(branch.name)} `}</span>
          <bdi dir="ltr">{phoneText(branch.phone)}</bdi>
        </a>
      )}
    </Notice>
  )
}
