// The button at a group of options, and its dialog: at which categories and items it is asked for (OPT-5).
import { useState } from 'react'
import { type EditableGroups, type UseOwner, useGroups } from '#web/data/staff/menu-api.ts'
import { useShopMenu } from '#web/data/staff/shop-api.ts'
import { StaffDialog } from '#web/office/staff/staff-dialog.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { SelectField } from '#web/ui/fields/field.tsx'
import { useOptionEditText } from '#web/words/editor/index.ts'
import { ownersOf, type UsesOwner } from '../options/where-used.ts'
import { UsesDialog } from './uses-button.tsx'

type WhereButtonProps = {
  group: { readonly id: string }
  name: string
  variant: 'quiet' | 'dark'
}

export function WhereButton({ group, name, variant }: WhereButtonProps) {
  const { t, locale } = useOptionEditText()
  const [open, setOpen] = useState(false)
  const [owner, setOwner] = useState<UseOwner>()
  const { data } = useGroups()
  const menu = useShopMenu(locale).data
  if (!data || !menu) return null
  const close = () => {
    setOwner(undefined)
    setOpen(false)
  }
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        <span aria-hidden="true">{t.where}</span>
        <VisuallyHidden>{t.whereOf(name)}</VisuallyHidden>
      </Button>
      {open && !owner && (
        <StaffDialog title={t.whereTitle(name)} onClose={close}>
          <Where group={group.id} uses={data.uses} menu={menu} onChoose={setOwner} />
        </StaffDialog>
      )}
      {owner && (
        <UsesDialog
          {...subjectOf(owner, menu)}
          owner={owner}
          adds={group.id}
          data={data}
          onClose={() => setOwner(undefined)}
        />
      )}
    </>
  )
}

type Menu = NonNullable<ReturnType<typeof useShopMenu>['data']>

function subjectOf(owner: UsesOwner, { items, categories }: Menu) {
  if ('category' in owner)
    return {
      name: categories.find(({ id }) => id === owner.category)?.name ?? '',
      items: items.filter(({ category }) => category === owner.category).length,
    }
  const item = items.find(({ id }) => id === owner.item)
  return {
    name: item?.name ?? '',
    category: categories.find(({ id }) => id === item?.category),
    items: 1,
  }
}

type WhereProps = {
  group: string
  uses: EditableGroups['uses']
  menu: Menu
  onChoose: (owner: UsesOwner) => void
}

function Where({ group, uses, menu, onChoose }: WhereProps) {
  const { t } = useOptionEditText()
  const asking = ownersOf(group, uses)
  const key = (owner: UsesOwner): string => ('item' in owner ? `item ${owner.item}` : `category ${owner.category}`)
  const known = new Set(asking.map(key))
  const others = {
    categories: menu.categories.filter(({ id }) => !known.has(`category ${id}`)),
    items: menu.items.filter(({ id }) => !known.has(`item ${id}`)),
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-ink-2">{t.whereHint}</p>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {asking.map((owner) => (
          <li key={key(owner)}>
            <Button variant="quiet" onClick={() => onChoose(owner)}>
              <bdi>{subjectOf(owner, menu).name}</bdi>
            </Button>
          </li>
        ))}
      </ul>
      <SelectField
        label={t.whereAdd}
        value=""
        onChange={({ target }) => {
          const [kind, id] = target.value.split(' ')
          if (id) onChoose(kind === 'item' ? { item: id } : { category: id })
        }}
      >
        <option value="">{t.whereChoose}</option>
        <optgroup label={t.ofWhere.categories}>
          {others.categories.map(({ id, name }) => (
            <option key={id} value={`category ${id}`}>
              {name}
            </option>
          ))}
        </optgroup>
        <optgroup label={t.ofWhere.items}>
          {others.items.map(({ id, name }) => (
            <option key={id} value={`item ${id}`}>
              {name}
            </option>
          ))}
        </optgroup>
      </SelectField>
    </div>
  )
}
