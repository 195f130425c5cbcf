// The telephone of the branch and its place on the map (F-64).
import { hasPlace } from '../../../domain/branch/new-branch.ts'
import { phoneText } from '../../../domain/shared/phone.ts'
import type { MenuBranch } from '../../api/menu/menu.ts'
import { mapPage } from '../../branch/map-links.ts'
import { LinkButton } from '../../components/controls/button.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { pinIcon } from '../../components/icons/icons.ts'
import { phoneIcon } from '../../components/icons/icons-more.ts'
import { useFollowingText } from '../../i18n/order/index.ts'

export function ReachUs({ branch }: { branch: MenuBranch }) {
  const { t } = useFollowingText()
  return (
    <div className="grid gap-3">
      <CallButton branch={branch} />
      {hasPlace(branch) && (
        <LinkButton variant="quiet" href={mapPage(branch)} target="_blank" rel="noopener noreferrer">
          <Icon of={pinIcon} className="size-5 shrink-0" />
          <bdi>{branch.address}</bdi>
          <span className="sr-only"> {t.map}</span>
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
        {t.call(branch.name)}{' '}
        <bdi dir="ltr" className="whitespace-nowrap">
          {phoneText(branch.phone)}
        </bdi>
      </span>
    </LinkButton>
  )
}
