// The page of all option groups: what each offers, where it is used, and the way to add and change them (OPT-5).
import { sizesGroup } from '#domain/menu/sizes.ts'
import { localize } from '#domain/shared/locale.ts'
import { groupPath, newOne } from '#web/data/address/edit-paths.ts'
import { type EditableGroup, useGroups } from '#web/data/staff/menu-api.ts'
import { useShopMenu } from '#web/data/staff/shop-api.ts'
import { openEditor } from '#web/office/forms/edit-page.tsx'
import { useGroupHint, usePriceWords } from '#web/office/staff/lines/group-choices.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { StatusPill } from '#web/ui/display/status-pill.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { plusIcon } from '#web/ui/icons/icons.ts'
import { listIcon, pencilIcon } from '#web/ui/icons/icons-staff.ts'
import { useOptionEditText } from '#web/words/editor/index.ts'
import { MenuPlace } from '../staff-menu-page.tsx'
import { WhereButton } from '../uses/where-button.tsx'
import { itemsAsking, ownersOf, type UsesOwner } from './where-used.ts'

export const OptionGroups = () => (
  <MenuPlace path="/food-edit-options">
    <Groups />
  </MenuPlace>
)

function Groups() {
  const { t, locale } = useOptionEditText()
  const groups = useGroups()
  const menu = useShopMenu(locale)
  useStaffUpdates()
  if (!groups.data || !menu.data) return <Unread of={[groups, menu]} />
  const { uses } = groups.data
  const { items, categories } = menu.data
  const askingOf = (id: string) => itemsAsking(id, items, uses).length
  const nameOf = (owner: UsesOwner): string =>
    ('item' in owner
      ? items.find(({ id }) => id === owner.item)?.name
      : categories.find(({ id }) => id === owner.category)?.name) ?? ''
  const sizes = groups.data.groups.find(({ id }) => id === sizesGroup)
  // A group that offers nothing to choose says nothing.
  const unsized = sizes && sizes.options.length <= 1 ? sizes : undefined
  const shown = groups.data.groups.filter((one) => one !== unsized)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2>{t.title}</h2>
          <p className="max-w-prose text-ink-2">{t.hint}</p>
        </div>
        {unsized && (
          <Button
            variant="quiet"
            size="staff"
            onClick={() => openEditor(groupPath(unsized.id))}
            className="ms-auto max-sm:w-full"
          >
            {t.addSizes}
          </Button>
        )}
        <Button
          size="staff"
          onClick={() => openEditor(groupPath(newOne))}
          className={`max-sm:w-full ${unsized ? '' : 'ms-auto'}`}
        >
          <Icon of={plusIcon} className="size-5" />
          <span>{t.add}</span>
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
              onEdit={() => openEditor(groupPath(one.id))}
            />
          ))}
        </ul>
      )}
    </>
  )
}

type GroupCardProps = {
  group: EditableGroup
  name: string
  /** How many items ask for it. */
  items: number
  /** The names of the categories and items that do so themselves. */
  where: readonly string[]
  onEdit: () => void
}

export function GroupCard({ group, name, items, where, onEdit }: GroupCardProps) {
  const { t, locale } = useOptionEditText()
  const hint = useGroupHint()(group)
  const price = usePriceWords()
  return (
    <li>
      <Card className="grid h-full content-start gap-3">
        <div className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <h3 className="text-lg wrap-anywhere">
              <bdi>{name}</bdi>
            </h3>
            <p className="text-sm text-ink-2">{hint}</p>
          </div>
          <Button variant="quiet" size="staff" className="px-4!" onClick={onEdit}>
            <Icon of={pencilIcon} className="size-5" />
            <span aria-hidden="true" className="max-sm:hidden">
              {t.edit}
            </span>
            <VisuallyHidden>{t.editOf(name)}</VisuallyHidden>
          </Button>
        </div>
        <ul className="flex flex-wrap gap-1.5">
          {group.options.map((option) => (
            <li
              key={option.id}
              className={`rounded-small bg-latte-soft px-2.5 py-1 font-medium ${option.hidden ? 'text-ink-2 line-through' : ''}`}
            >
              <bdi>{localize(option.name, locale)}</bdi> {/* What a size costs, each item says itself. */}
              <bdi dir="ltr" className="font-normal text-ink-2">
                {group.id !== sizesGroup && price(option.price, false)}
              </bdi>
            </li>
          ))}
        </ul>
        <div className="grid justify-items-start gap-1.5">
          <StatusPill tone={items > 0 ? 'leaf' : 'honey'}>
            {items > 0 ? t.usedBy(items) : group.id === sizesGroup ? t.unusedSizes : t.unused}
          </StatusPill>
          {where.length > 0 && (
            <p className="text-sm text-ink-2 wrap-anywhere">
              <span>{t.asked('')}</span>
              <bdi>{where.join(', ')}</bdi>
            </p>
          )}
          {/* An item says by its prices in which sizes it is sold. */}
          {group.id !== sizesGroup && <WhereButton group={group} name={name} variant={items > 0 ? 'quiet' : 'dark'} />}
        </div>
      </Card>
    </li>
  )
}
