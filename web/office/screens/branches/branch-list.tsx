// The branches, each with what customers read about it now and what can be done with it, and a button for a new one.
import { useState } from 'react'
import { localize } from '#domain/shared/locale.ts'
import { phoneText } from '#domain/shared/phone.ts'
import { BranchFinder } from '#web/customer/branch/branch-finder.tsx'
import { linkTo } from '#web/data/address/location.ts'
import { useBoards } from '#web/data/staff/alert-api.ts'
import { type OwnBranch, useBranchSight, useOwnBranches, useRegions } from '#web/data/staff/branch-api.ts'
import { refusalOf, useStaffLive } from '#web/data/staff/staff-api.ts'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { NoBranch, Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { StatusPill } from '#web/ui/display/status-pill.tsx'
import { ConfirmDialog } from '#web/ui/feedback/confirm-dialog.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { calendarIcon, plusIcon } from '#web/ui/icons/icons.ts'
import { useRefusalText } from '#web/words/order/index.ts'
import { useAlertsText, useBranchText } from '#web/words/owner/index.ts'
import { useClosureText } from '#web/words/staff/index.ts'
import { CustomerWords } from './branch-preview.tsx'
import { CloseDays } from './close-days.tsx'
import { FirstRegion, RegionsButton } from './region-list.tsx'

export function BranchList() {
  const { t } = useBranchText()
  return (
    <StaffPage
      title={t.title}
      tools={() => (
        <>
          <RegionsButton />
          <CloseDaysButton />
          <LinkButton href={linkTo('/branches/new')} size="staff">
            <Icon of={plusIcon} className="size-5" />
            <span>{t.add}</span>
          </LinkButton>
        </>
      )}
    >
      {() => <Branches />}
    </StaffPage>
  )
}

function CloseDaysButton() {
  const { t } = useClosureText()
  const branches = useOwnBranches().data?.branches.filter(({ removed }) => !removed)
  const [open, setOpen] = useState(false)
  if (!branches) return null
  return (
    <>
      <Button variant="quiet" size="staff" onClick={() => setOpen(true)}>
        <Icon of={calendarIcon} className="size-5" />
        <span>{t.close}</span>
      </Button>
      {open && <CloseDays branches={branches} onClose={() => setOpen(false)} />}
    </>
  )
}

function Branches() {
  const { t } = useBranchText()
  const branches = useOwnBranches()
  useStaffLive()
  if (!branches.data) return <Unread of={branches} />
  const all = branches.data.branches
  const removed = all.filter((branch) => branch.removed)
  return (
    <>
      {all.every((branch) => branch.removed) ? (
        <NoBranch />
      ) : (
        <Cards branches={all.filter((branch) => !branch.removed)} />
      )}
      {removed.length > 0 && (
        <section aria-labelledby="removed" className="mt-8">
          <h2 id="removed">{t.sight.removed}</h2>
          <p className="mt-1 mb-3 text-ink-2">{t.sight.removedHint}</p>
          <Cards branches={removed} />
        </section>
      )}
      <FirstRegion />
    </>
  )
}

const Cards = ({ branches }: { branches: readonly OwnBranch[] }) => (
  <BranchFinder branches={branches}>
    {(shown) => (
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {shown.map(({ branch }) => (
          <BranchCard key={branch.id} branch={branch} />
        ))}
      </ul>
    )}
  </BranchFinder>
)

function BranchCard({ branch }: { branch: OwnBranch }) {
  const { t, locale } = useBranchText()
  const name = localize(branch.name, locale)
  return (
    <li>
      <Card className="flex h-full flex-col gap-3 p-5!">
        <div>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <p className="text-ink-2">
            <bdi>{localize(branch.address, locale)}</bdi>
          </p>
          <p className="text-ink-2">
            <bdi dir="ltr">{phoneText(branch.phone)}</bdi>
          </p>
          <RegionOf branch={branch} />
        </div>
        {!branch.removed && <BoardPill branch={branch.id} />}
        {branch.hidden ? !branch.removed && <Notice>{t.sight.hidden}</Notice> : <CustomerWords branch={branch} />}
        {!branch.removed && (
          <LinkButton
            href={linkTo(`/branches/${branch.id}`)}
            variant="quiet"
            size="staff"
            className="mt-auto"
            aria-label={t.changeOf(name)}
          >
            {t.change}
          </LinkButton>
        )}
        <BranchSight branch={branch} />
      </Card>
    </li>
  )
}

/** Says also of a branch that it is in none, once there are regions. */
function RegionOf({ branch }: { branch: OwnBranch }) {
  const { t, locale } = useBranchText()
  const regions = useRegions().data?.regions ?? []
  if (regions.length === 0) return null
  const region = regions.find(({ id }) => id === branch.region)
  return (
    <p className="text-ink-2">
      <bdi>{region ? `${t.region}: ${localize(region.name, locale)}` : t.regions.none}</bdi>
    </p>
  )
}

function BoardPill({ branch }: { branch: string }) {
  const { t } = useAlertsText()
  const boards = useBoards().data?.branches.find((one) => one.branch === branch)
  if (!boards) return null
  return (
    <p>
      <StatusPill tone={boards.live > 0 ? 'leaf' : 'plain'}>
        {boards.live > 0 ? t.boardOpen(boards.live) : t.noBoard}
      </StatusPill>
    </p>
  )
}

export function BranchSight({ branch }: { branch: OwnBranch }) {
  const { t, locale } = useBranchText()
  const sentences = useRefusalText().t.refusals
  const sight = useBranchSight()
  const [asking, setAsking] = useState<'hide' | 'remove'>()
  const name = localize(branch.name, locale)
  const words = asking ?? 'hide'
  const shown = branch.removed ? t.sight.back : t.sight.show

  function run(deed: 'hide' | 'show' | 'remove') {
    sight.mutate(
      { id: branch.id, deed },
      {
        onSuccess: () => showToast(t.sight.done[branch.removed ? 'back' : deed](name)),
        onSettled: () => setAsking(undefined),
      },
    )
  }

  const button = (deed: 'hide' | 'remove') => (
    <Button variant="text" aria-label={t.sight.of[deed](name)} onClick={() => setAsking(deed)}>
      {t.sight[deed]}
    </Button>
  )

  return (
    <div className="grid gap-2">
      {sight.isError && (
        <Notice kind="error" urgent title={t.sight.refused(name)}>
          {sentences[refusalOf(sight.error)]}
        </Notice>
      )}
      <div className="flex flex-wrap gap-x-5">
        {branch.hidden ? (
          <Button variant="text" busy={sight.isPending} aria-label={`${shown}: ${name}`} onClick={() => run('show')}>
            {shown}
          </Button>
        ) : (
          button('hide')
        )}
        {!branch.removed && button('remove')}
      </div>
      <ConfirmDialog
        open={asking !== undefined}
        title={t.sight.ask(t.sight.of[words](name))}
        labels={{ cancel: t.cancel, confirm: t.sight[words], close: t.cancel }}
        danger={words === 'remove'}
        busy={sight.isPending}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => run(words)}
      >
        {words === 'remove' ? t.sight.removeText : t.sight.hideText}
      </ConfirmDialog>
    </div>
  )
}
