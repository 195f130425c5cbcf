// One branch with all its settings, or a new one: the same form, with usual settings to begin with.
import { useState } from 'react'
import { localTime } from '#domain/branch/hours.ts'
import { weekdays } from '#domain/shared/date.ts'
import { localize } from '#domain/shared/locale.ts'
import { go, linkTo } from '#web/data/address/location.ts'
import { serverNow } from '#web/data/http/server-clock.ts'
import {
  type OwnBranch,
  readOwnBranches,
  useAddBranch,
  useOwnBranches,
  useRegions,
  useSaveBranch,
} from '#web/data/staff/branch-api.ts'
import { useSetShopState, useShopMenu } from '#web/data/staff/shop-api.ts'
import { sendBy, staffCache, useStaffLive } from '#web/data/staff/staff-api.ts'
import { changedLines, daysLine, textLines } from '#web/office/forms/form-lines.ts'
import { PromisedDialog, promisedIn } from '#web/office/staff/branch/promised-dialog.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { useStepsLeft } from '#web/office/staff/guide-bar.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast, showWarning } from '#web/office/staff/toasts.tsx'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { backIcon, clockIcon, pinIcon, printerIcon } from '#web/ui/icons/icons.ts'
import { displayIcon, tillIcon } from '#web/ui/icons/icons-staff.ts'
import { usePaceText } from '#web/words/board/index.ts'
import { useImagePickerText } from '#web/words/editor/index.ts'
import { formatWeekday } from '#web/words/format-more.ts'
import { useBranchText } from '#web/words/owner/index.ts'
import { useDisplaysText, useStaffText, useTableCardsText } from '#web/words/staff/index.ts'
import { useTillLinkText } from '#web/words/till-link/index.ts'
import {
  type BranchDraft,
  branchDraftOf,
  likeBranch,
  newBranchDraft,
  type PeriodDraft,
  settingsOf,
} from './branch-draft.ts'
import { BranchForm, useBranchForm } from './branch-form.tsx'
import { TillDutySection } from './till-duty-section.tsx'

export function EditBranch({ id }: { id: string }) {
  const { t, locale } = useBranchText()
  const branch = useShopMenu(locale).data?.branches.find((one) => one.id === id)
  return (
    <StaffPage title={branch?.name ?? t.title} tools={() => <Tools id={id} />}>
      {() => <Branch id={id} />}
    </StaffPage>
  )
}

function Tools({ id }: { id: string }) {
  const { t } = useBranchText()
  const till = useTillLinkText().t
  const isLinked = useOwnBranches().data?.branches.find((one) => one.id === id)?.tillDuty === 'linked'
  const cards = useTableCardsText().t
  const displays = useDisplaysText().t
  const pace = usePaceText().t
  return (
    <>
      <LinkButton href={linkTo(`/branches/${id}/capacity`)} variant="quiet">
        <Icon of={clockIcon} className="size-5" />
        <span>{pace.capacity}</span>
      </LinkButton>
      {isLinked && (
        <LinkButton href={linkTo(`/branches/${id}/till`)} variant="quiet">
          <Icon of={tillIcon} className="size-5" />
          <span>{till.title}</span>
        </LinkButton>
      )}
      <LinkButton href={linkTo(`/displays/${id}`)} variant="quiet">
        <Icon of={displayIcon} className="size-5" />
        <span>{displays.title}</span>
      </LinkButton>
      <LinkButton href={linkTo(`/table-cards/${id}`)} variant="quiet">
        <Icon of={printerIcon} className="size-5" />
        <span>{cards.link}</span>
      </LinkButton>
      <LinkButton href={linkTo('/branches')} variant="quiet">
        <Icon of={backIcon} className="size-5" />
        <span>{t.allBranches}</span>
      </LinkButton>
    </>
  )
}

function Branch({ id }: { id: string }) {
  const { t } = useBranchText()
  const branches = useOwnBranches()
  useStaffLive()
  if (!branches.data) return <Unread of={branches} />
  const branch = branches.data.branches.find((one) => one.id === id)
  if (branch) return <ExistingBranch key={id} branch={branch} />
  return (
    <EmptyState
      icon={pinIcon}
      title={t.unknown}
      action={
        <LinkButton href={linkTo('/branches')} size="staff">
          {t.allBranches}
        </LinkButton>
      }
    >
      {t.unknownHint}
    </EmptyState>
  )
}

function ExistingBranch({ branch }: { branch: OwnBranch }) {
  const { t, locale } = useBranchText()
  const picker = useImagePickerText().t
  const send = sendBy(useSaveBranch())
  const { edit, sections } = useBranchForm({
    name: `branch ${branch.id}`,
    stored: branch,
    fieldsOf: (one) => (one ? branchDraftOf(one, localTime(serverNow(), one.timeZone).date) : newBranchDraft()),
    // `accepts`: how many promises on the days that it closes the member has seen.
    send: (draft, base = branch, accepts = 0) =>
      send({ id: branch.id, version: base.version, settings: settingsOf(draft), accepts }),
    latest: async () => (await readOwnBranches()).branches.find(({ id }) => id === branch.id),
    told: (saved) => showToast(t.saved(localize(saved.name, locale))),
  })
  const regions = useRegions().data?.regions ?? []
  const regionName = (id: string) => localize(regions.find((one) => one.id === id)?.name ?? {}, locale)
  const promises = promisedIn(edit.refused)
  const fields: Readonly<Record<keyof BranchDraft, string>> = {
    ...t,
    imageWords: picker.words,
    cutOffOn: t.cutOffTime,
    cutOff: t.cutOffTime,
    prepMinutes: t.prep,
  }
  const lines = (draft: BranchDraft) => [
    ...textLines('name', t.name, draft.name),
    ...textLines('address', t.address, draft.address),
    { field: 'region', label: t.region, text: regionName(draft.region) },
    { field: 'phone', label: fields.phone, text: draft.phone },
    { field: 'email', label: fields.email, text: draft.email },
    { field: 'prepMinutes', label: fields.prepMinutes, text: draft.prepMinutes },
    { field: 'tables', label: fields.tables, text: draft.tables },
    { field: 'daysAhead', label: fields.daysAhead, text: draft.daysAhead },
    ...weekdays.map((day) => ({
      field: 'hours',
      label: formatWeekday(day, locale),
      text: hoursText(draft.hours[day]),
    })),
    ...draft.exceptions.map((days) =>
      daysLine('exceptions', { ...days, hours: hoursText(days.periods) || t.closed }, locale),
    ),
    { field: 'cutOff', label: t.cutOffTime, text: draft.cutOffOn ? draft.cutOff : '' },
  ]
  return (
    <>
      <PromisedDialog
        promises={promises}
        busy={edit.busy}
        onAccept={(seen) => void edit.save(seen)}
        onCancel={edit.forgive}
      />
      <BranchForm
        edit={promises ? { ...edit, refused: undefined } : edit}
        sections={sections}
        saved={edit.base}
        shop={branch.shop}
        words={{
          changed: t.changedMeanwhile,
          fields,
          changes: changedLines(edit, lines),
        }}
        state={<ShopStateLine branch={branch} />}
      />
      <TillDutySection branch={branch.id} />
    </>
  )
}

const hoursText = (periods: readonly PeriodDraft[]): string => periods.map(({ from, to }) => `${from}–${to}`).join(', ')

function ShopStateLine({ branch }: { branch: OwnBranch }) {
  const { t, locale } = useBranchText()
  const frame = useStaffText().t.frame
  const setState = useSetShopState()

  function open() {
    setState.mutate(
      { branches: [branch.id], open: true },
      {
        onSuccess: () => showToast(t.opened(localize(branch.name, locale))),
        onError: () => showWarning(frame.failed, { label: frame.tryAgain, run: open }),
        onSettled: () => void staffCache.invalidateQueries({ queryKey: ['branches'] }),
      },
    )
  }

  if (branch.shop.open)
    return (
      <p className="text-sm text-ink-2">
        <a href={linkTo('/food-edit')} className="underline decoration-honey decoration-3 underline-offset-6">
          {t.closeHint}
        </a>
      </p>
    )
  return (
    <div className="grid gap-3">
      <Notice kind="closed">{t.closedNow}</Notice>
      <Button variant="leaf" size="staff" busy={setState.isPending} onClick={open}>
        {t.open}
      </Button>
    </div>
  )
}

export function NewBranch() {
  const { t } = useBranchText()
  return <StaffPage title={t.newTitle}>{() => <New />}</StaffPage>
}

function New() {
  const branches = useOwnBranches()
  if (!branches.data) return <Unread of={branches} />
  return <NewForm others={branches.data.branches.filter(({ removed }) => !removed)} />
}

const takenFrom = (other: OwnBranch | undefined): BranchDraft => ({
  ...newBranchDraft(),
  ...(other && likeBranch(other, localTime(serverNow(), other.timeZone).date)),
})

function NewForm({ others }: { others: readonly OwnBranch[] }) {
  const [like, setLike] = useState(others[0]?.id)
  const { t, locale } = useBranchText()
  const frame = useStaffText().t.frame
  const guided = useStepsLeft() > 0
  const add = sendBy(useAddBranch())
  const { edit, sections } = useBranchForm({
    name: 'branch',
    stored: undefined,
    fieldsOf: () => takenFrom(others[0]),
    send: (draft) => add({ settings: settingsOf(draft), ...(like && { like }) }),
    told: (added) => {
      showToast(t.added(localize(added.name, locale)))
      go(guided ? '/begin' : `/branches/${added.id}`, { replace: true })
    },
  })
  function take(id: string): void {
    setLike(id || undefined)
    const { name, address, image, imageWords, phone, email, latitude, longitude, ...rules } = takenFrom(
      others.find((one) => one.id === id),
    )
    edit.change(rules)
  }

  return (
    <BranchForm
      edit={edit}
      sections={sections}
      shop={{ open: false, date: '', desc: {}, until: null }}
      state={
        <>
          {others.length > 0 && (
            <SelectField
              label={t.like}
              hint={t.likeHint}
              value={like ?? ''}
              onChange={({ target }) => take(target.value)}
            >
              {others.map(({ id, name }) => (
                <option key={id} value={id}>
                  {localize(name, locale)}
                </option>
              ))}
              <option value="">{t.likeNone}</option>
            </SelectField>
          )}
          <Notice>{t.newHint}</Notice>
        </>
      }
      actions={
        <>
          <Button type="submit" size="staff" busy={edit.busy || edit.uploading}>
            {t.adding}
          </Button>
          <LinkButton href={linkTo('/branches')} size="staff" variant="quiet">
            {frame.cancel}
          </LinkButton>
        </>
      }
    />
  )
}
