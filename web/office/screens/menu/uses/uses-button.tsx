// The button at a category or an item, and its dialog: which groups of options are asked for there, in which order and
// with which own rules (OPT-5).

import { useEffect, useRef, useState } from 'react'
import { checkUses } from '#domain/menu/group-draft.ts'
import { type GroupUse, isOfSizes } from '#domain/menu/options.ts'
import { sizesGroup } from '#domain/menu/sizes.ts'
import { localize } from '#domain/shared/locale.ts'
import { linkTo } from '#web/data/address/location.ts'
import { sentencesAt } from '#web/data/forms/form-problems.ts'
import { mergedRows } from '#web/data/forms/merged-rows.ts'
import {
  type EditableGroup,
  type EditableGroups,
  freshGroups,
  type UseOwner,
  useGroups,
  useSaveUses,
} from '#web/data/staff/menu-api.ts'
import { useShopMenu } from '#web/data/staff/shop-api.ts'
import { sendBy } from '#web/data/staff/staff-api.ts'
import { EditDialog } from '#web/office/forms/edit-form.tsx'
import { useEditForm } from '#web/office/forms/use-edit-form.ts'
import { useGroupHint } from '#web/office/staff/lines/group-choices.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { listIcon } from '#web/ui/icons/icons-staff.ts'
import { useOptionEditText } from '#web/words/editor/index.ts'
import { useEditFormText } from '#web/words/staff/index.ts'
import { PickField } from '../menu-fields.tsx'
import { usesAt, versionAt } from '../options/where-used.ts'
import { UseCard } from './uses-card.tsx'
import { groupUseOf, newUse, notAsked, rowOfUse, type UseRow, type UsesEditing } from './uses-form.ts'

const wide = 'rise m-auto max-h-[94dvh] w-[min(46rem,calc(100%-1rem))] rounded-card shade-bar'

type UsesButtonProps = {
  owner: UseOwner
  name: string
  category?: string
}

export function UsesButton({ owner, name, category }: UsesButtonProps) {
  const { t, locale } = useOptionEditText()
  const [open, setOpen] = useState(false)
  const { data } = useGroups()
  const menu = useShopMenu(locale).data
  if (!data || !menu) return null
  const items = 'category' in owner ? menu.items.filter((item) => item.category === owner.category).length : 1
  return (
    <div>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <Icon of={listIcon} className="size-5" />
        <span aria-hidden="true" className="max-sm:hidden">
          {t.options}
        </span>
        <VisuallyHidden>{t.uses.buttonOf(name)}</VisuallyHidden>
      </Button>
      {open && (
        <UsesDialog
          owner={owner}
          name={name}
          category={menu.categories.find(({ id }) => id === category)}
          items={items}
          data={data}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  )
}

type UsesDialogProps = {
  owner: UseOwner
  /** The id of a group that is asked for as soon as it opens, if it is not yet. */
  adds?: string
  name: string
  /** Of an item: its category, whose groups it asks for too. */
  category?: { readonly id: string; readonly name: string } | undefined
  /** How many items it counts for. */
  items: number
  data: EditableGroups
  onClose: () => void
}

export function UsesDialog({ owner, adds, name, category, items, data, onClose }: UsesDialogProps) {
  const { t } = useOptionEditText()
  const edit = useUses(owner, name, data, onClose)
  const form = useUsesEditing(edit, owner, data)
  const ofCategory = category ? usesAt(data.uses, { category: category.id }) : []
  const inherited = ofCategory.filter((use) => !form.rows.some(({ group }) => group === use.group))
  const added = useRef(false)
  useEffect(() => {
    if (!adds || added.current || [...form.rows, ...inherited].some(({ group }) => group === adds)) return
    added.current = true
    form.put([...form.rows, ...data.groups.filter(({ id }) => id === adds).map(newUse)])
  }, [adds, data, form, inherited])
  return (
    <EditDialog
      form={edit}
      words={{ changed: t.uses.changedTitle, gone: t.uses.gone }}
      onClose={onClose}
      title={t.uses.title(name)}
      shape={wide}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <p className="text-ink-2">
        <span>{category ? t.uses.itemHint : t.uses.categoryHint}</span>
        {!category && <b className="block font-semibold text-ink">{t.uses.meets(items)}</b>}
      </p>
      {category && <InheritedUses uses={inherited} groups={data.groups} category={category.name} form={form} />}
      {form.rows.length > 0 && (
        <ol className="grid gap-3">
          {form.rows.map((row, place) => (
            <UseCard
              key={row.group}
              form={form}
              row={row}
              place={place}
              inherits={ofCategory.some(({ group }) => group === row.group)}
            />
          ))}
        </ol>
      )}
      {form.rows.length === 0 && inherited.length === 0 && <p>{t.uses.none}</p>}
      <Attach form={form} taken={[...form.rows, ...inherited].map(({ group }) => group)} />
    </EditDialog>
  )
}

type OwnUses = { readonly uses: readonly GroupUse[]; readonly version: string }

const groupOf = ({ group }: UseRow) => group

function useUses(owner: UseOwner, name: string, { groups, uses }: EditableGroups, onClose: () => void) {
  const { t, locale } = useOptionEditText()
  const save = sendBy(useSaveUses())
  const usesIn = (all: EditableGroups['uses']): OwnUses => ({
    uses: usesAt(all, owner),
    version: versionAt(all, owner),
  })
  const stored = usesIn(uses)
  return useEditForm<{ uses: readonly UseRow[] }, OwnUses>({
    name: 'item' in owner ? `uses of item ${owner.item}` : `uses of category ${owner.category}`,
    stored,
    fieldsOf: (own = stored) => ({ uses: own.uses.map((use) => rowOfUse(use, groups, locale)) }),
    check: ({ uses }) => checkUses(uses.map(groupUseOf), groups),
    send: ({ uses }, base = stored) => save({ owner, uses: uses.map(groupUseOf), version: base.version }),
    latest: async () => usesIn((await freshGroups()).uses),
    wishOf: ({ uses }) => uses.map(groupUseOf),
    merge: (base, mine, theirs) => ({
      uses: mergedRows(base.uses, mine.uses, theirs.uses, { inMine: groupOf, inTheirs: groupOf }),
    }),
    told: () => {
      showToast(t.uses.saved(name))
      onClose()
    },
  })
}

function useUsesEditing(
  { fields: { uses: rows }, change, problems }: ReturnType<typeof useUses>,
  owner: UseOwner,
  { groups }: EditableGroups,
): UsesEditing {
  const { t, locale } = useOptionEditText()
  const { lookOver } = useEditFormText().t
  const items = useShopMenu(locale).data?.items ?? []
  const own = items.filter(({ id, category }) => ('item' in owner ? id === owner.item : category === owner.category))
  return {
    rows,
    groups,
    sizes: new Set(own.flatMap((item) => item.groups?.find(isOfSizes)?.only ?? [])),
    wrong: sentencesAt(problems, t.problems, lookOver),
    put: (next) => change({ uses: next }),
  }
}

function Attach({ form, taken }: { form: UsesEditing; taken: readonly string[] }) {
  const { t, locale } = useOptionEditText()
  // An item says by its prices in which sizes it is sold.
  const groups = form.groups.filter(({ id }) => id !== sizesGroup)
  const left = groups.filter(({ id }) => !taken.includes(id))
  if (groups.length === 0)
    return (
      <div className="grid justify-items-start gap-3">
        <p>{t.uses.noGroups}</p>
        <LinkButton href={linkTo('/food-edit-options')} variant="quiet" size="staff">
          {t.uses.toGroups}
        </LinkButton>
      </div>
    )
  if (left.length === 0) return null
  return (
    <PickField
      label={t.uses.attach}
      value=""
      error={form.wrong('uses')}
      choices={[['', t.uses.choose], ...left.map(({ id, name }) => [id, localize(name, locale)] as const)]}
      onPick={(picked) => form.put([...form.rows, ...left.filter(({ id }) => id === picked).map(newUse)])}
    />
  )
}

type InheritedUsesProps = {
  uses: readonly GroupUse[]
  groups: readonly EditableGroup[]
  category: string
  form: UsesEditing
}

function InheritedUses({ uses, groups, category, form }: InheritedUsesProps) {
  const { t, locale } = useOptionEditText()
  const hint = useGroupHint()
  if (uses.length === 0) return null
  return (
    <section>
      <h3 className="mb-2 font-text text-base font-semibold">{t.uses.fromCategory(category)}</h3>
      <ul className="grid gap-2">
        {uses.map((use) => {
          const group = groups.find(({ id }) => id === use.group)
          if (!group) return null
          const name = localize(group.name, locale)
          return (
            <li
              key={use.group}
              className="flex flex-wrap items-center gap-2 rounded-control border border-line bg-latte-soft py-2 ps-4 pe-2"
            >
              <span className="min-w-0 flex-1 basis-40">
                <bdi className="font-semibold wrap-anywhere">{name}</bdi>{' '}
                <span className="text-sm text-ink-2">{hint(group)}</span>
              </span>
              <Button variant="quiet" onClick={() => form.put([...form.rows, rowOfUse(use, groups, locale)])}>
                <span aria-hidden="true">{t.uses.differently}</span>
                <VisuallyHidden>{t.uses.differentlyOf(name)}</VisuallyHidden>
              </Button>
              <Button variant="quiet" onClick={() => form.put([...form.rows, notAsked(use.group)])}>
                <span aria-hidden="true">{t.uses.notHere}</span>
                <VisuallyHidden>{t.uses.notHereOf(name)}</VisuallyHidden>
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
