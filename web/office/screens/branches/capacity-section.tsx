// The capacity of a branch: how its orders are called and accepted, what it makes in a slot, and its stations (TIME-1).

import { type Station, slotLengths } from '#domain/branch/capacity/capacity.ts'
import { checkPace, paceProblemNames, tidyPace } from '#domain/branch/capacity/pace-settings.ts'
import { may } from '#domain/people/staff.ts'
import { localize } from '#domain/shared/locale.ts'
import { go, linkTo } from '#web/data/address/location.ts'
import { problemsByField } from '#web/data/forms/form-problems.ts'
import type { Member } from '#web/data/session/session.ts'
import { type OwnPace, readOwnPaces, useOwnPaces, useSavePace } from '#web/data/staff/branch-api.ts'
import { useItems } from '#web/data/staff/menu-api.ts'
import { sendBy, useStaffLive } from '#web/data/staff/staff-api.ts'
import { EditFoot, EditForm } from '#web/office/forms/edit-form.tsx'
import { changedLines, type FormLine, textLines } from '#web/office/forms/form-lines.ts'
import { numberField } from '#web/office/forms/typed-in.ts'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { chooseOwnBranch, useBranches } from '#web/office/staff/branch/my-branches.ts'
import { BranchSelect } from '#web/office/staff/fields/branch-select.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { capacityPath, PaceTabs } from '#web/office/staff/pace-tabs.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { ChoicePills } from '#web/ui/controls/choice-pills.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { TextField } from '#web/ui/fields/field.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { backIcon, pinIcon } from '#web/ui/icons/icons.ts'
import { usePaceText } from '#web/words/board/index.ts'
import { formatList, formatWeekday } from '#web/words/format-more.ts'
import { useBranchText } from '#web/words/owner/index.ts'
import {
  type CapacityDraft,
  type CapacityEditing,
  capacityDraftOf,
  mergedCapacity,
  paceSettingsOf,
  type StationDraft,
} from './capacity-draft.ts'
import { FormSection, FormTick } from './form-parts.tsx'
import { HalfHours } from './periods-field.tsx'
import { PromisedTimesSection } from './promises-section.tsx'
import { type MadeItem, StationsSection } from './stations-section.tsx'

export function CapacitySection({ id }: { id: string }) {
  return (
    <StaffPage page="makingTimes" narrow tools={(member) => <Tools id={id} member={member} />}>
      {(member) => (
        <>
          <PaceTabs member={member} branch={id} />
          <OfBranch id={id} />
        </>
      )}
    </StaffPage>
  )
}

function Tools({ id, member }: { id: string; member: Member }) {
  const { t } = usePaceText()
  const branches = useBranches(member, 'pace.set') ?? []
  return (
    <>
      {branches.some((branch) => branch.id === id) && (
        <BranchSelect
          branches={branches}
          branch={id}
          onChoose={(branch) => {
            chooseOwnBranch(branch)
            go(capacityPath(branch))
          }}
        />
      )}
      {may(member, 'branches.edit') && (
        <LinkButton href={linkTo(`/branches/${id}`)} variant="quiet" size="staff">
          <Icon of={backIcon} className="size-5" />
          <span>{t.back}</span>
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
  if (!paces.data) return <Unread of={paces} />
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

type EditCapacityProps = {
  pace: OwnPace
  /** The stations of every branch, which can be added here. */
  elsewhere: readonly Station[]
  /** Undefined until they are read. */
  items: readonly MadeItem[] | undefined
}

function EditCapacity({ pace, elsewhere, items }: EditCapacityProps) {
  const { t, locale } = usePaceText()
  const words = useBranchText().t
  const { edit, form } = useCapacity(pace)
  const fields: Readonly<Record<keyof CapacityDraft, string>> = { ...t, limited: t.limit, slotMinutes: t.slot }
  const lines = (draft: CapacityDraft) => [
    { field: 'letter', label: t.letter, text: draft.letter },
    { field: 'orders', label: t.orders, text: draft.orders },
    { field: 'items', label: t.items, text: draft.items },
    { field: 'share', label: t.share, text: draft.share },
    { field: 'usualHands', label: t.usualHands, text: draft.usualHands },
    ...draft.stations.flatMap((station) => stationLines(station, { t, locale })),
  ]
  return (
    <EditForm form={edit} className="grid grid-cols-1 gap-5 [&_button]:scroll-mb-28 [&_input]:scroll-mb-28">
      <p className="max-w-prose text-ink-2">{t.lead}</p>
      <CodesSection form={form} />
      <LimitsSection form={form} wasLimited={pace.capacity !== null} />
      {form.draft.limited && <StationsSection form={form} elsewhere={elsewhere} items={items} />}
      {form.draft.limited && <PromisedTimesSection form={form} />}
      <HalfHours />
      <div className="foot-bar sticky bottom-0 z-10 -mx-4 grid gap-2 border-t border-line bg-paper px-4 py-3 md:mx-0 md:rounded-t-card">
        {edit.unsaved && <p className="text-sm text-ink-2">{t.stays}</p>}
        <EditFoot form={edit} words={{ changed: words.changedMeanwhile, fields, changes: changedLines(edit, lines) }} />
      </div>
    </EditForm>
  )
}

function stationLines(
  { id, key, name, hands, handsAt }: StationDraft,
  { t, locale }: Pick<ReturnType<typeof usePaceText>, 't' | 'locale'>,
): FormLine[] {
  const of = id || String(key)
  const at = handsAt.map((row) => `${formatWeekday(row.day, locale)} ${row.from}–${row.to}: ${row.hands}`)
  return [
    ...textLines('stations', t.stationName, name, `${of} name`),
    { field: 'stations', id: of, label: `${localize(name, locale)}: ${t.hands}`, text: hands },
    { field: 'stations', id: `${of} at`, label: `${localize(name, locale)}: ${t.handsAt}`, text: at.join(', ') },
  ]
}

function useCapacity(pace: OwnPace) {
  const { t } = usePaceText()
  const send = sendBy(useSavePace())
  const edit = useEditForm<CapacityDraft, OwnPace>({
    name: `capacity ${pace.branch}`,
    stored: pace,
    fieldsOf: (one = pace) => capacityDraftOf(one),
    check: (draft) => checkPace(paceSettingsOf(draft)),
    send: (draft, base = pace) => send({ ...paceSettingsOf(draft), branch: pace.branch, version: base.version }),
    latest: async () => (await readOwnPaces()).branches.find(({ branch }) => branch === pace.branch),
    wishOf: (draft) => tidyPace(paceSettingsOf(draft)),
    merge: mergedCapacity,
    told: () => showToast(t.saved),
  })
  const form: CapacityEditing = {
    draft: edit.fields,
    settings: paceSettingsOf(edit.fields),
    change: edit.change,
    problems: problemsByField(
      edit.problems.flatMap(({ problem, field = '' }) => {
        const known = paceProblemNames.find((one) => one === problem)
        return known ? [{ problem: known, field }] : []
      }),
    ),
  }
  return { edit, form }
}

export function CodesSection({ form }: { form: CapacityEditing }) {
  const { t } = usePaceText()
  const { draft, change, problems } = form
  return (
    <FormSection id="codes" title={t.codes}>
      <TextField
        label={t.letter}
        hint={t.letterHint}
        autoComplete="off"
        autoCapitalize="characters"
        dir="ltr"
        maxLength={1}
        error={problems.letter && t.problems[problems.letter]}
        value={draft.letter}
        onChange={(event) => change({ letter: event.target.value.toUpperCase() })}
      />
      <div>
        <FormTick text={t.autoAccept} checked={draft.autoAccept} onChange={(autoAccept) => change({ autoAccept })} />
        <p className="mt-1.5 text-sm text-ink-2">{t.autoAcceptHint}</p>
      </div>
    </FormSection>
  )
}

type LimitsSectionProps = { form: CapacityEditing; wasLimited: boolean }

export function LimitsSection({ form, wasLimited }: LimitsSectionProps) {
  const { t } = usePaceText()
  const { draft, change } = form
  return (
    <FormSection id="limits" title={t.limits}>
      <ChoicePills
        label={t.limit}
        name="limited"
        value={draft.limited ? 'limited' : 'hours'}
        choices={[
          { value: 'hours', text: t.hoursOnly },
          { value: 'limited', text: t.limited },
        ]}
        onChange={(value) => change({ limited: value === 'limited' })}
      />
      {draft.limited ? <Slots form={form} /> : <p className="text-ink-2">{t.hoursOnlyMeans}</p>}
      {wasLimited && !draft.limited && <Notice kind="warning">{t.switchedOff}</Notice>}
    </FormSection>
  )
}

function Slots({ form: { draft, change, problems, settings } }: { form: CapacityEditing }) {
  const { t } = usePaceText()
  const field = (of: 'orders' | 'items' | 'share', hint: string) => {
    const problem = problems[`capacity.${of}`]
    return (
      <TextField
        label={t[of]}
        hint={hint}
        {...numberField}
        error={problem && t.problems[problem]}
        value={draft[of]}
        onChange={(event) => change({ [of]: event.target.value })}
      />
    )
  }
  return (
    <>
      <ChoicePills
        label={t.slot}
        name="slot"
        value={String(draft.slotMinutes)}
        choices={slotLengths.map((length) => ({ value: String(length), text: t.minutes(length) }))}
        onChange={(value) =>
          change({ slotMinutes: slotLengths.find((one) => String(one) === value) ?? draft.slotMinutes })
        }
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {field('orders', t.anyNumber)}
        {field('items', t.anyNumber)}
      </div>
      <Means capacity={settings.capacity} />
      {field('share', t.shareHint)}
    </>
  )
}

/** The numbers as a sentence; nothing while they cannot be read. */
function Means({ capacity }: { capacity: CapacityEditing['settings']['capacity'] }) {
  const { t, locale } = usePaceText()
  if (!capacity || Number.isNaN(capacity.orders) || Number.isNaN(capacity.items)) return null
  const limits = [
    ...(capacity.orders === null ? [] : [t.orderCount(capacity.orders)]),
    ...(capacity.items === null ? [] : [t.pieceCount(capacity.items)]),
  ]
  return (
    <p role="status" className="font-medium">
      {limits.length > 0 ? t.atMost(formatList(limits, locale), capacity.slotMinutes) : t.noLimit}
    </p>
  )
}
