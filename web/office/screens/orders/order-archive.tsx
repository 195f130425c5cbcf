// Deletes all orders of the list, of the current branch or of all, after saying what leaves it (STAFF-3, F-51), and the
// archive: the owner restores them from it for 30 days, and a search of the list finds them there too (D-19).
import { useState } from 'react'
import { may } from '#domain/people/staff.ts'
import type { Member } from '#web/data/session/session.ts'
import { useArchivedOrders, useArchives, useBringBack, useRestoreArchive } from '#web/data/staff/order-api.ts'
import { type StaffBranch, useShopMenu } from '#web/data/staff/shop-api.ts'
import { useChosen, useShopZone } from '#web/office/staff/branch/my-branches.ts'
import { CloseDayDialog } from '#web/office/staff/close-day/close-day-dialog.tsx'
import { useSaveAtOnce } from '#web/office/staff/save-at-once.ts'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast, useTellRefusal } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { TokenDisplay } from '#web/ui/display/token-display.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { trashIcon, undoIcon } from '#web/ui/icons/icons-staff.ts'
import { formatMoment } from '#web/words/format-more.ts'
import { useStaffText } from '#web/words/staff/index.ts'

type ClearButtonProps = { member: Member; branches: readonly StaffBranch[] }

export function ClearButton({ member, branches }: ClearButtonProps) {
  const { t } = useStaffText()
  const [asking, setAsking] = useState(false)
  const allowed = branches.filter(({ id }) => may(member, 'days.close', id))
  const at = useChosen(allowed)
  const here = allowed.find(({ id }) => id === at)
  if (!here) return null
  return (
    <>
      <IconButton icon={trashIcon} label={t.list.clear} variant="quiet" size="staff" onClick={() => setAsking(true)} />
      {asking && <Question here={here} allowed={allowed} onClose={() => setAsking(false)} />}
    </>
  )
}

type QuestionProps = { here: StaffBranch; allowed: readonly StaffBranch[]; onClose: () => void }

function Question({ here, allowed, onClose }: QuestionProps) {
  const { t } = useStaffText()
  const [all, setAll] = useState(false)
  return (
    <CloseDayDialog
      branches={all ? allowed : [here]}
      title={t.list.sure}
      confirm={t.list.delete}
      danger
      onClose={onClose}
    >
      {allowed.length > 1 && (
        <div className="mb-4">
          <RadioGroup
            label={t.list.clearWhere}
            name="clear"
            value={all ? 'all' : 'here'}
            choices={[
              { value: 'here', text: here.name },
              { value: 'all', text: t.frame.inAll(allowed.length) },
            ]}
            onChange={(value) => setAll(value === 'all')}
          />
        </div>
      )}
    </CloseDayDialog>
  )
}

export function ArchiveButton() {
  const { t } = useStaffText()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" size="staff" className="max-md:px-4!" onClick={() => setOpen(true)}>
        <Icon of={undoIcon} />
        <span className="max-md:sr-only">{t.list.archive}</span>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t.list.archive} closeLabel={t.frame.close}>
        <p className="mb-4 text-ink-2">{t.list.archiveHint}</p>
        <Archives onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function Archives({ onDone }: { onDone: () => void }) {
  const { t, locale } = useStaffText()
  const archives = useArchives(true)
  const restore = useRestoreArchive()
  const zone = useShopZone()
  const save = useSaveAtOnce(restore)
  const names = new Map(useShopMenu(locale).data?.branches.map(({ id, name }) => [id, name]))

  function bringBack(id: number) {
    save({ id }, ({ orders }) => {
      showToast(t.list.broughtBack(orders))
      onDone()
    })
  }

  if (!archives.data) return <Unread of={archives} />
  if (archives.data.archives.length === 0) return <p className="pb-4">{t.list.archiveEmpty}</p>
  return (
    <ul className="grid gap-2">
      {archives.data.archives.map(({ id, at, by, branches, orders }) => (
        <li key={id} className="flex items-center gap-3 rounded-control bg-card p-3 shade-card">
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{t.list.count(orders)}</p>
            <p className="text-sm text-ink-2">
              {`${branches.map((branch) => names.get(branch) ?? branch).join(', ')} · ${formatMoment(at, locale, zone)} · ${t.list.archivedBy(by)}`}
            </p>
          </div>
          <Button
            variant="quiet"
            size="staff"
            busy={restore.isPending && restore.variables.id === id}
            onClick={() => bringBack(id)}
          >
            {t.list.bringBack}
          </Button>
        </li>
      ))}
    </ul>
  )
}

type ArchivedOrdersProps = { search: string; branches: readonly StaffBranch[] }

export function ArchivedOrders({ search, branches }: ArchivedOrdersProps) {
  const { t, locale, money } = useStaffText()
  const found = useArchivedOrders(search).data?.orders ?? []
  const back = useBringBack()
  const tellRefusal = useTellRefusal()
  if (found.length === 0) return null

  function bringBack(id: number) {
    back.mutate(
      { id },
      {
        onSuccess: () => showToast(t.list.broughtBack(1)),
        onError: (error) => tellRefusal(error, () => bringBack(id)),
      },
    )
  }

  return (
    <section aria-labelledby="in-archive" className="grid gap-2">
      <h2 id="in-archive" className="text-lg">
        {t.list.inArchive}
      </h2>
      <ul className="grid gap-2 xl:grid-cols-2">
        {found.map(({ id, branch, token, code, customerName, total, archivedAt }) => {
          const itsBranch = branches.find((one) => one.id === branch)
          return (
            <li key={id} className="flex items-center gap-3 rounded-control bg-card p-3 ps-4 shade-card">
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <bdi dir="ltr" className="text-lg font-semibold">
                    {code || `#${id}`}
                  </bdi>
                  <bdi className="font-semibold wrap-anywhere">{customerName}</bdi>
                  {total !== null && <span>{money(total)}</span>}
                </p>
                <p className="text-sm text-ink-2">
                  <TokenDisplay token={token} size="row" />
                  <span>{` · ${itsBranch?.name ?? branch} · ${formatMoment(archivedAt, locale, itsBranch?.timeZone)}`}</span>
                </p>
              </div>
              <Button
                variant="quiet"
                size="staff"
                aria-label={`${t.list.bringBack} ${code || `#${id}`}`}
                busy={back.isPending && back.variables.id === id}
                onClick={() => bringBack(id)}
              >
                {t.list.bringBack}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
