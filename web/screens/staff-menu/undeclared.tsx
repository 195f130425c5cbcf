// The items and options that nobody has declared, in the order of the menu, each with the way to declare it (ALLG-3).
import { useState } from 'react'
import { localize } from '../../../domain/shared/locale.ts'
import { pictureOf } from '../../api/menu/pictures.ts'
import { type EditableGroup, type EditableItem, useGroups, useItems } from '../../api/staff/menu-calls.ts'
import { usePlaces } from '../../api/staff/shop.ts'
import { Button } from '../../components/controls/button.tsx'
import { Card } from '../../components/display/card.tsx'
import { VisuallyHidden } from '../../components/display/visually-hidden.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { checkIcon } from '../../components/icons/icons.ts'
import { useMenuEditText } from '../../i18n/editor/index.ts'
import { StaffPage } from '../../staff/frame.tsx'
import { Unread } from '../../staff/states.tsx'
import { useStaffUpdates } from '../../staff/use-staff-updates.ts'
import { ItemDialog } from './item/item-dialog.tsx'
import { GroupDialog } from './options/group-dialog.tsx'
import { itemsAsking } from './options/where-used.ts'
import { undeclaredIn, useUndeclared } from './use-undeclared.ts'

const noBranches: readonly string[] = []

export function Undeclared() {
  const { t } = useMenuEditText()
  return <StaffPage title={t.undeclaredTitle}>{() => <List />}</StaffPage>
}

function List() {
  const { t, locale } = useMenuEditText()
  const items = useItems(true)
  const menu = usePlaces(locale)
  const groups = useGroups()
  const undeclared = useUndeclared()
  const [opened, setOpened] = useState<EditableItem>()
  useStaffUpdates(noBranches)
  if (!undeclared || !menu.data) return <Unread of={[items, menu, groups]} />
  const { categories } = menu.data
  return (
    <>
      {undeclared.count === 0 ? (
        <EmptyState icon={checkIcon} title={t.allDeclared}>
          {t.allDeclaredHint}
        </EmptyState>
      ) : (
        <p className="mb-5 max-w-prose text-ink-2">{t.undeclaredLead}</p>
      )}
      {categories.map(({ id, name }) => (
        <Section
          key={id}
          name={name}
          items={undeclared.items.filter(({ category }) => category === id)}
          onOpen={setOpened}
        />
      ))}
      <UndeclaredOptions />
      {opened && (
        <ItemDialog
          key={opened.id}
          subject={{ category: opened.category, item: opened, declares: true }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

type SectionProps = { name: string; items: readonly EditableItem[]; onOpen: (item: EditableItem) => void }

function Section({ name, items, onOpen }: SectionProps) {
  if (items.length === 0) return null
  return (
    <section className="mb-8">
      <h2 className="mb-3">
        <bdi>{name}</bdi>
      </h2>
      <ul className="grid gap-2.5 md:grid-cols-2 xl:grid-cols-3">
        {items.map((item) => (
          <Row key={item.id} item={item} onOpen={() => onOpen(item)} />
        ))}
      </ul>
    </section>
  )
}

function Row({ item, onOpen }: { item: EditableItem; onOpen: () => void }) {
  const { t, locale } = useMenuEditText()
  const name = localize(item.name, locale)
  return (
    <li>
      <Card bare className="flex h-full items-center gap-3 p-2.5">
        <img
          {...pictureOf(item.image)}
          alt=""
          loading="lazy"
          decoding="async"
          className="h-14 w-16 rounded-control bg-latte-soft object-cover"
        />
        <span className="min-w-0 flex-1 wrap-anywhere">
          <bdi className="font-semibold">{name}</bdi>
          <bdi className="block text-sm text-ink-2">{localize(item.desc, locale)}</bdi>
        </span>
        <Button variant="quiet" size="staff" onClick={onOpen}>
          {t.declare} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      </Card>
    </li>
  )
}

interface Opened {
  readonly group: EditableGroup
  readonly option: string
}

function UndeclaredOptions() {
  const { t, locale } = useMenuEditText()
  const groups = useGroups().data
  const menu = usePlaces(locale).data
  const [opened, setOpened] = useState<Opened>()
  return (
    <>
      {groups?.groups.map((group) => {
        const options = undeclaredIn(group)
        if (options.length === 0) return null
        return (
          <section key={group.id} className="mb-8">
            <h2 className="mb-3">
              <bdi>{localize(group.name, locale)}</bdi>
            </h2>
            <ul className="grid gap-2.5 md:grid-cols-2 xl:grid-cols-3">
              {options.map(({ id, name }) => (
                <li key={id}>
                  <Card bare className="flex h-full items-center gap-3 p-2.5 ps-4">
                    <bdi className="min-w-0 flex-1 font-semibold wrap-anywhere">{localize(name, locale)}</bdi>
                    <Button variant="quiet" size="staff" onClick={() => setOpened({ group, option: id })}>
                      {t.declare} <VisuallyHidden>{localize(name, locale)}</VisuallyHidden>
                    </Button>
                  </Card>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
      {opened && (
        <GroupDialog
          key={opened.option}
          group={opened.group}
          items={itemsAsking(opened.group.id, menu?.items ?? [], groups?.uses ?? []).length}
          declares={opened.option}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
