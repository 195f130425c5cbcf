// One branch with all its settings.

import { useOwnBranches } from '../../api/staff/branches/branches.ts'
import { usePlaces } from '../../api/staff/branches/shop.ts'
import { useStaffLive } from '../../api/staff/staff.ts'
import { LinkButton } from '../../components/controls/button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { clockIcon, pinIcon } from '../../components/icons/icons.ts'
import { backIcon } from '../../components/icons/icons-more.ts'
import { displayIcon, printerIcon } from '../../components/icons/icons-staff.ts'
import { usePaceText } from '../../i18n/board/index.ts'
import { useBranchText } from '../../i18n/owner/index.ts'
import { useDisplaysText, useTableCardsText } from '../../i18n/staff/index.ts'
import { linkTo } from '../../location.ts'
import { StaffPage } from '../../staff/frame.tsx'
import { Failed, Waiting } from '../../staff/states.tsx'
import { EditForm } from './edit-form.tsx'

const noBranches: readonly string[] = []

export function EditBranch({ id }: { id: string }) {
  const { t, locale } = useBranchText()
  const place = usePlaces(locale).data?.branches.find((one) => one.id === id)
  return (
    <StaffPage title={place?.name ?? t.title} tools={() => <Tools id={id} />}>
      {() => <Branch id={id} />}
    </StaffPage>
  )
}

function Tools({ id }: { id: string }) {
  const { t } = useBranchText()
  const cards = useTableCardsText().t
  const displays = useDisplaysText().t
  const pace = usePaceText().t
  return (
    <>
      <LinkButton href={linkTo(`/branches/${id}/capacity`)} variant="quiet" size="staff">
        <Icon of={clockIcon} className="size-5" />
        {pace.capacity}
      </LinkButton>
      <LinkButton href={linkTo(`/displays/${id}`)} variant="quiet" size="staff">
        <Icon of={displayIcon} className="size-5" />
        {displays.link}
      </LinkButton>
      <LinkButton href={linkTo(`/table-cards/${id}`)} variant="quiet" size="staff">
        <Icon of={printerIcon} className="size-5" />
        {cards.link}
      </LinkButton>
      <LinkButton href={linkTo('/branches')} variant="quiet" size="staff">
        <Icon of={backIcon} className="size-5" />
        {t.all}
      </LinkButton>
    </>
  )
}

function Branch({ id }: { id: string }) {
  const { t } = useBranchText()
  const branches = useOwnBranches()
  useStaffLive(noBranches)
  if (!branches.data)
    return branches.isError ? <Failed error={branches.error} onRetry={() => void branches.refetch()} /> : <Waiting />
  const branch = branches.data.branches.find((one) => one.id === id)
  if (branch) return <EditForm key={id} branch={branch} />
  return (
    <EmptyState
      icon={pinIcon}
      title={t.unknown}
      action={
        <LinkButton href={linkTo('/branches')} size="staff">
          {t.all}
        </LinkButton>
      }
    >
      {t.unknownHint}
    </EmptyState>
  )
}
