// The capacity of a branch: how its orders are called and accepted, what it makes in a slot, and its stations (TIME-1).
import { localize } from '../../../../domain/shared/locale.ts'
import { may } from '../../../../domain/staff.ts'
import type { Member } from '../../../api/session/session.ts'
import { useOwnPaces } from '../../../api/staff/branches/pace.ts'
import { usePlaces } from '../../../api/staff/branches/shop.ts'
import { useItems } from '../../../api/staff/items.ts'
import { useStaffLive } from '../../../api/staff/staff.ts'
import { LinkButton } from '../../../components/controls/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Icon } from '../../../components/icons/icon.tsx'
import { clockIcon, pinIcon } from '../../../components/icons/icons.ts'
import { backIcon } from '../../../components/icons/icons-more.ts'
import { usePaceText } from '../../../i18n/board/index.ts'
import { useBranchText } from '../../../i18n/owner/index.ts'
import { linkTo } from '../../../location.ts'
import { StaffPage } from '../../../staff/frame.tsx'
import { Failed, Waiting } from '../../../staff/states.tsx'
import { EditCapacity } from './edit-capacity.tsx'

export function Capacity({ id }: { id: string }) {
  const { t, locale } = usePaceText()
  const place = usePlaces(locale).data?.branches.find((one) => one.id === id)
  return (
    <StaffPage
      narrow
      title={place ? t.capacityOf(place.name) : t.capacity}
      tools={(member) => <Tools id={id} member={member} />}
    >
      {() => <OfBranch id={id} />}
    </StaffPage>
  )
}

function Tools({ id, member }: { id: string; member: Member }) {
  const { t } = usePaceText()
  return (
    <>
      {may(member, 'menu') && (
        <LinkButton href={linkTo('/making-times')} variant="quiet" size="staff">
          <Icon of={clockIcon} className="size-5" />
          {t.times}
        </LinkButton>
      )}
      {may(member, 'branches') && (
        <LinkButton href={linkTo(`/branches/${id}`)} variant="quiet" size="staff">
          <Icon of={backIcon} className="size-5" />
          {t.back}
        </LinkButton>
      )}
    </>
  )
}

function OfBranch({ id }: { id: string }) {
  const branchWords = useBranchText().t
  const { locale } = usePaceText()
  const paces = useOwnPaces()
  const items = useItems(true).data?.items
  useStaffLive([id])
  if (!paces.data)
    return paces.isError ? <Failed error={paces.error} onRetry={() => void paces.refetch()} /> : <Waiting />
  const pace = paces.data.branches.find(({ branch }) => branch === id)
  if (!pace)
    return (
      <EmptyState icon={pinIcon} title={branchWords.unknown}>
        {branchWords.unknownHint}
      </EmptyState>
    )
  const elsewhere = paces.data.branches.flatMap(({ capacity }) => capacity?.stations ?? [])
  return (
    <EditCapacity
      key={id}
      pace={pace}
      elsewhere={elsewhere}
      items={items?.map(({ name, making }) => ({ name: localize(name, locale), making }))}
    />
  )
}
