// The page of all option groups: what each offers, where it is used, and the way to add and change them (OPT-5).
import { useState } from 'react'
import { sizesGroup } from '../../../../domain/menu/sizes.ts'
import { localize } from '../../../../domain/shared/locale.ts'
import { usePlaces } from '../../../api/staff/branches/shop.ts'
import { type EditableGroup, useGroups } from '../../../api/staff/options.ts'
import { Button } from '../../../components/controls/button.tsx'
import { EmptyState } from '../../../components/feedback/empty-state.tsx'
import { Icon } from '../../../components/icons/icon.tsx'
import { plusIcon } from '../../../components/icons/icons.ts'
import { listIcon } from '../../../components/icons/icons-staff.ts'
import { useOptionEditText } from '../../../i18n/editor/index.ts'
import { StaffPage } from '../../../staff/frame.tsx'
import { Unread } from '../../../staff/states.tsx'
import { useStaffUpdates } from '../../../staff/use-staff-updates.ts'
import { GroupCard } from './group-card.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { itemsAsking, type Owner, ownersOf } from './where-used.ts'

const noBranches: readonly string[] = []

export function OptionGroups() {
  const { t } = useOptionEditText()
  return <StaffPage title={t.title}>{() => <Groups />}</StaffPage>
}

function Groups() {
  const { t, locale } = useOptionEditText()
  const groups = useGroups()
  const menu = usePlaces(locale)
  const [opened, setOpened] = useState<EditableGroup | 'new'>()
  useStaffUpdates(noBranches)
  if (!groups.data || !menu.data) return <Unread of={[groups, menu]} />
  const { uses } = groups.data
  const { items, categories } = menu.data
  const askingOf = (id: string) => itemsAsking(id, items, uses).length
  const nameOf = (owner: Owner): string =>
    ('item' in owner
      ? items.find(({ id }) => id === owner.item)?.name
      : categories.find(({ id }) => id === owner.category)?.name) ?? ''
  const group = opened === 'new' ? undefined : opened
  const sizes = groups.data.groups.find(({ id }) => id === sizesGroup)
  // A group that offers nothing to choose says nothing.
  const unsized = sizes && sizes.options.length <= 1 ? sizes : undefined
  const shown = groups.data.groups.filter((one) => one !== unsized)
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="max-w-prose flex-1 basis-72 text-ink-2">{t.hint}</p>
        {unsized && (
          <Button variant="quiet" size="staff" onClick={() => setOpened(unsized)} className="ms-auto max-sm:w-full">
            {t.addSizes}
          </Button>
        )}
        <Button size="staff" onClick={() => setOpened('new')} className={`max-sm:w-full ${unsized ? '' : 'ms-auto'}`}>
          <Icon of={plusIcon} className="size-5" />
          {t.add}
        </Button>
      </div>
      {shown.length === 0 ? (
        <EmptyState icon={listIcon} title={t.none}>
          {t.noneHint}
        </EmptyState>
      ) : (
        <ul className="grid gap-3 lg:grid-cols-2">
          {shown.map((one) => (
            <GroupCard
              key={one.id}
              group={one}
              name={localize(one.name, locale)}
              items={askingOf(one.id)}
              where={ownersOf(one.id, uses).map(nameOf).filter(Boolean)}
              onEdit={() => setOpened(one)}
            />
          ))}
        </ul>
      )}
      {opened && (
        <GroupDialog
          key={group?.id ?? 'new'}
          group={group}
          items={group ? askingOf(group.id) : 0}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
