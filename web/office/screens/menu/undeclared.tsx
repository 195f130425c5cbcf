// The items and options that nobody has declared, in the order of the menu, each with the way to declare it (ALLG-3).

import { isToDeclare, optionsToDeclare } from '#domain/menu/to-declare.ts'
import { localize } from '#domain/shared/locale.ts'
import { declarePath, groupPath } from '#web/data/address/edit-paths.ts'
import { pictureOf } from '#web/data/menu/picture-api.ts'
import { type EditableItem, useGroups, useItems } from '#web/data/staff/menu-api.ts'
import { useShopMenu } from '#web/data/staff/shop-api.ts'
import { openEditor } from '#web/office/forms/edit-page.tsx'
import { StaffPage } from '#web/office/staff/frame.tsx'
import { Unread } from '#web/office/staff/states.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { VisuallyHidden } from '#web/ui/display/visually-hidden.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { checkIcon } from '#web/ui/icons/icons.ts'
import { useMenuEditText } from '#web/words/editor/index.ts'

export function Undeclared() {
  const { t } = useMenuEditText()
  return <StaffPage title={t.undeclaredTitle}>{() => <List />}</StaffPage>
}

function List() {
  const { t, locale } = useMenuEditText()
  const items = useItems(true)
  const menu = useShopMenu(locale)
  const groups = useGroups()
  const undeclared = useUndeclared()
  useStaffUpdates()
  if (!undeclared || !menu.data || !groups.data) return <Unread of={[items, menu, groups]} />
  return (
    <>
      {undeclared.count === 0 ? (
        <EmptyState icon={checkIcon} title={t.allDeclared}>
          {t.allDeclaredHint}
        </EmptyState>
      ) : (
        <p className="mb-5 max-w-prose text-ink-2">{t.undeclaredLead}</p>
      )}
      {menu.data.categories.map(({ id, name }) => (
        <Section
          key={id}
          name={name}
          of={undeclared.items.filter(({ category }) => category === id)}
          onOpen={({ id: item }) => openEditor(declarePath(item))}
        />
      ))}
      {groups.data.groups.map((group) => (
        <Section
          key={group.id}
          name={localize(group.name, locale)}
          of={optionsToDeclare(group)}
          onOpen={({ id }) => openEditor(groupPath(group.id, id))}
        />
      ))}
    </>
  )
}

type Undeclarable = Pick<EditableItem, 'id' | 'name'> & Partial<Pick<EditableItem, 'image' | 'desc'>>
type SectionProps<One> = { name: string; of: readonly One[]; onOpen: (one: One) => void }

/** The items of a category, or the options of a group; an option has no picture. */
function Section<One extends Undeclarable>({ name: title, of, onOpen }: SectionProps<One>) {
  const { t, locale } = useMenuEditText()
  if (of.length === 0) return null
  return (
    <section className="mb-8">
      <h2 className="mb-3">
        <bdi>{title}</bdi>
      </h2>
      <ul className="grid gap-2.5 md:grid-cols-2 xl:grid-cols-3">
        {of.map((one) => {
          const { id, image, desc } = one
          const name = localize(one.name, locale)
          return (
            <li key={id}>
              <Card bare className={`flex h-full items-center gap-3 p-2.5 ${image ? '' : 'ps-4'}`}>
                {image && (
                  <img
                    {...pictureOf(image)}
                    alt=""
                    loading="lazy"
                    decoding="async"
                    className="h-14 w-16 rounded-control bg-latte-soft object-cover"
                  />
                )}
                <span className="min-w-0 flex-1 wrap-anywhere">
                  <bdi className="font-semibold">{name}</bdi>
                  {desc && <bdi className="block text-sm text-ink-2">{localize(desc, locale)}</bdi>}
                </span>
                <Button variant="quiet" size="staff" onClick={() => onOpen(one)}>
                  <span>{`${t.declare} `}</span>
                  <VisuallyHidden>{name}</VisuallyHidden>
                </Button>
              </Card>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Undefined until both are read. */
export function useUndeclared(): { items: readonly EditableItem[]; count: number } | undefined {
  const menu = useItems(true).data
  const groups = useGroups().data
  if (!menu || !groups) return undefined
  const items = menu.items.filter(isToDeclare)
  return { items, count: items.length + groups.groups.flatMap(optionsToDeclare).length }
}
