// The regions of the chain: a dialog with the list of them. A shop that has none reads one quiet line about them.
import { useEffect, useRef, useState } from 'react'
import type { Problem, Regions } from '#contract/index.ts'
import { checkRegions, regionLimits, type TypedRegion } from '#domain/branch/regions.ts'
import { type LocalText, localize } from '#domain/shared/locale.ts'
import { tidyText } from '#domain/shared/text.ts'
import { problemsByField } from '#web/data/forms/form-problems.ts'
import { freshRowKey, mergedRows, type RowKey } from '#web/data/forms/merged-rows.ts'
import { movedRow } from '#web/data/forms/moved-row.ts'
import { readOwnRegions, useOwnBranches, useRegions, useSaveRegions } from '#web/data/staff/branch-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { EditDialog } from '#web/office/forms/edit-form.tsx'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { LocalLineField } from '#web/office/staff/fields/local-fields.tsx'
import { MoveButtons } from '#web/office/staff/fields/move-buttons.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { pinIcon, plusIcon } from '#web/ui/icons/icons.ts'
import { trashIcon } from '#web/ui/icons/icons-staff.ts'
import { formatList } from '#web/words/format-more.ts'
import { useBranchText } from '#web/words/owner/index.ts'

/** Among the tools of the page, once there are regions. */
export function RegionsButton() {
  const { t } = useBranchText()
  const regions = useRegions().data
  const [open, setOpen] = useState(false)
  if (!regions || regions.regions.length === 0) return null
  return (
    <>
      <Button variant="quiet" size="staff" onClick={() => setOpen(true)}>
        <Icon of={pinIcon} className="size-5" />
        <span>{t.regions.title}</span>
      </Button>
      {open && <RegionsDialog stored={regions} onClose={() => setOpen(false)} />}
    </>
  )
}

/** At the foot of the page, as long as there is none. */
export function FirstRegion() {
  const { t } = useBranchText()
  const regions = useRegions().data
  const branches = useOwnBranches().data?.branches.filter(({ removed }) => !removed) ?? []
  const [open, setOpen] = useState(false)
  if (!regions || regions.regions.length > 0 || branches.length < regionLimits.offeredFrom) return null
  return (
    <div className="mt-8 flex flex-wrap items-baseline gap-x-2 text-ink-2">
      <p>{t.regions.firstHint}</p>
      <Button variant="text" onClick={() => setOpen(true)}>
        {t.regions.first}
      </Button>
      {open && <RegionsDialog stored={regions} onClose={() => setOpen(false)} />}
    </div>
  )
}

interface RegionRow {
  /** The id of one that is stored. */
  readonly key: RowKey
  readonly name: LocalText
}

interface TypedRegions {
  readonly rows: readonly RegionRow[]
}

const rowsOf = ({ regions }: Regions): readonly RegionRow[] => regions.map(({ id, name }) => ({ key: id, name }))

const wishOf = ({ rows }: TypedRegions): TypedRegion[] =>
  rows.map(({ key, name }) => ({ ...(typeof key === 'string' && { id: key }), name: tidyText(name) }))

const isNamed = ({ rows }: TypedRegions) => rows.map(({ name }) => tidyText(name))

function RegionsDialog({ stored, onClose }: { stored: Regions; onClose: () => void }) {
  const { t, locale } = useBranchText()
  const send = sendBy(useSaveRegions())
  const form = useEditForm<TypedRegions, Regions>({
    name: 'regions',
    stored,
    fieldsOf: (now = stored) => ({ rows: now.regions.length > 0 ? rowsOf(now) : [{ key: freshRowKey(), name: {} }] }),
    check: (typed): Problem[] => checkRegions(wishOf(typed), stored.regions).map((one) => ({ ...one })),
    send: (typed, { version } = stored) => send({ version, regions: wishOf(typed) }),
    latest: readOwnRegions,
    // What is new has its id only once it is stored.
    wishOf: isNamed,
    merge: (base, mine, theirs) => ({
      rows: mergedRows(base.rows, mine.rows, theirs.rows, {
        inMine: ({ key }) => key,
        inTheirs: ({ key }) => (typeof key === 'string' ? key : undefined),
      }),
    }),
    told: () => {
      showToast(t.regions.saved)
      onClose()
    },
  })
  const { rows } = form.fields
  const problems = problemsByField(form.problems)
  const wordsAt = (field: string) => {
    const name = problems[field]
    return name && (t.regions.problems as Readonly<Record<string, string>>)[name]
  }
  const put = (next: readonly RegionRow[]) => form.change({ rows: next })
  const list = useFocusOnAdded(rows.length)
  return (
    <EditDialog
      form={form}
      words={{ fields: { rows: t.regions.title } }}
      title={t.regions.title}
      act={t.regions.save}
      onClose={onClose}
    >
      <p className="text-ink-2">{t.regions.hint}</p>
      <ol ref={list} className="grid gap-3">
        {rows.map((row, place) => (
          <RegionFields
            key={row.key}
            row={row}
            called={localize(row.name, locale) || t.regions.nth(place + 1)}
            used={stored.regions.find(({ id }) => id === row.key)}
            problem={wordsAt(`regions.${place}.name`) ?? wordsAt(`regions.${place}`)}
            place={place}
            count={rows.length}
            onName={(name) => put(rows.map((one) => (one === row ? { ...one, name } : one)))}
            onMove={(by) => put(movedRow(rows, place, by))}
            onRemove={() => put(rows.filter((one) => one !== row))}
          />
        ))}
      </ol>
      {rows.length < regionLimits.regions ? (
        <Button variant="quiet" size="staff" onClick={() => put([...rows, { key: freshRowKey(), name: {} }])}>
          <Icon of={plusIcon} className="size-5" />
          <span>{t.regions.add}</span>
        </Button>
      ) : (
        <p className="text-ink-2">{t.regions.problems.regions_too_many}</p>
      )}
    </EditDialog>
  )
}

type RegionFieldsProps = {
  row: RegionRow
  called: string
  /** What belongs to it; undefined for a new one. */
  used: Regions['regions'][number] | undefined
  problem: string | undefined
  place: number
  count: number
  onName: (name: LocalText) => void
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

function RegionFields({ row, called, used, problem, place, count, onName, onMove, onRemove }: RegionFieldsProps) {
  const { t, locale } = useBranchText()
  const { branches = 0, members = 0, things = 0 } = used ?? {}
  const belongs = [
    branches > 0 && t.regions.branches(branches),
    members > 0 && t.regions.members(members),
    things > 0 && t.regions.things(things),
  ].filter((one) => one !== false)
  return (
    <li className="grid gap-2 rounded-control border border-line bg-card p-3">
      <LocalLineField label={t.regions.nth(place + 1)} value={row.name} error={problem} onChange={onName} />
      <div className="flex flex-wrap items-center gap-1">
        <MoveButtons name={called} at={place} count={count} onMove={onMove} />
        <p className="ms-auto text-sm text-ink-2">
          {belongs.length > 0 ? t.regions.inUse(formatList(belongs, locale)) : used && t.regions.empty}
        </p>
        {belongs.length === 0 && (
          <IconButton icon={trashIcon} label={t.regions.removeOf(called)} variant="danger" onClick={onRemove} />
        )}
      </div>
    </li>
  )
}

/** A new row is typed into at once. */
function useFocusOnAdded(count: number) {
  const list = useRef<HTMLOListElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) list.current?.querySelector<HTMLInputElement>(':scope > li:last-child input')?.focus()
    before.current = count
  }, [count])
  return list
}
