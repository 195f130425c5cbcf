// Every item of the menu on the main edit page: find, edit, set in stock, and add items.
import { useDeferredValue, useState } from 'react'
import { localize } from '../../../domain/shared/locale.ts'
import { may } from '../../../domain/staff.ts'
import type { Member } from '../../api/session/session.ts'
import { useItems } from '../../api/staff/menu-calls.ts'
import { type BranchName, usePlaces, useStock } from '../../api/staff/shop.ts'
import { Button } from '../../components/controls/button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { TextField } from '../../components/fields/field.tsx'
import { Icon } from '../../components/icons/icon.tsx'
import { bagIcon, plusIcon, searchIcon } from '../../components/icons/icons.ts'
import { useMenuEditText } from '../../i18n/editor/index.ts'
import { useStaffText } from '../../i18n/staff/index.ts'
import { useReach } from '../../staff/shop/branches.ts'
import { Unread } from '../../staff/states.tsx'
import { ItemDialog } from './item/item-dialog.tsx'
import { type Subject, subjectKey } from './item/item-form.ts'
import { StockCard } from './stock-card.tsx'

type AllItemsProps = { member: Member; branches: readonly BranchName[] }

export function AllItems({ member, branches }: AllItemsProps) {
  const { t, locale } = useMenuEditText()
  const edits = may(member, 'menu.edit')
  const categories = usePlaces(locale).data?.categories
  const [subject, setSubject] = useState<Subject>()
  const [typed, setTyped] = useState('')
  const first = categories?.find(({ hidden }) => !hidden)?.id
  return (
    <section aria-labelledby="all-items" className="mt-8">
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <h2 id="all-items" className="me-auto">
          {t.allItems}
        </h2>
        {edits && first && (
          <Button size="staff" onClick={() => setSubject({ category: first, item: undefined, chooses: true })}>
            <Icon of={plusIcon} className="size-5" />
            {t.add}
          </Button>
        )}
      </div>
      <TextField
        label={t.findItem}
        type="search"
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <List search={useDeferredValue(typed)} branches={branches} edits={edits} onEdit={setSubject} />
      {subject && (
        <ItemDialog
          key={subjectKey(subject)}
          subject={subject}
          onClose={() => setSubject(undefined)}
          onCopy={setSubject}
        />
      )}
    </section>
  )
}

type ListProps = {
  search: string
  branches: readonly BranchName[]
  edits: boolean
  onEdit: (subject: Subject) => void
}

function List({ search, branches, edits, onEdit }: ListProps) {
  const { t, locale } = useStaffText()
  const words = useMenuEditText().t
  const stock = useStock()
  const menu = usePlaces(locale).data
  const editable = useItems(edits).data?.items
  const places = useReach(branches)
  if (!stock.data || !menu) return <Unread of={stock} />

  const place = new Map(menu.categories.map(({ id, index }) => [id, index]))
  const wanted = search.trim().toLocaleLowerCase(locale)
  const items = stock.data.items
    .filter(({ name }) => Object.values(name).some((text) => text.toLocaleLowerCase(locale).includes(wanted)))
    .sort((one, other) => (place.get(one.category) ?? 0) - (place.get(other.category) ?? 0))
  const edit = (id: string) => {
    const item = editable?.find((one) => one.id === id)
    return item && (() => onEdit({ category: item.category, item }))
  }

  if (items.length === 0)
    return wanted ? (
      <EmptyState icon={searchIcon} title={words.noMatch} />
    ) : (
      <EmptyState icon={bagIcon} title={t.stock.empty}>
        {t.stock.emptyHint}
      </EmptyState>
    )
  return (
    <ul className="mt-4 grid gap-3 md:grid-cols-2">
      {items.map((item) => (
        <StockCard
          key={item.id}
          item={item}
          name={localize(item.name, locale)}
          sold={menu.items.find(({ id }) => id === item.id)}
          places={places}
          all={branches}
          onEdit={edit(item.id)}
        />
      ))}
    </ul>
  )
}
