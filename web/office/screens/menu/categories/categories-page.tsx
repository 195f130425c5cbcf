// The categories of the menu in their order: add, change, move and hide them (CATG-1).
import { localize } from '#domain/shared/locale.ts'
import { categoryEditPath, editPath, newOne } from '#web/data/address/edit-paths.ts'
import { linkTo } from '#web/data/address/location.ts'
import { categoryPath } from '#web/data/address/paths.ts'
import { type EditableCategory, useCategories, usePlaceCategory } from '#web/data/staff/menu-api.ts'
import { useAllBranches } from '#web/data/staff/shop-api.ts'
import { openEditor } from '#web/office/forms/edit-page.tsx'
import { useSaveAtOnce } from '#web/office/staff/save-at-once.ts'
import { Unread } from '#web/office/staff/states.tsx'
import { showToast } from '#web/office/staff/toasts.tsx'
import { useStaffUpdates } from '#web/office/staff/use-staff-updates.ts'
import { Button, LinkButton } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { Card } from '#web/ui/display/card.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { plusIcon } from '#web/ui/icons/icons.ts'
import { downIcon, pencilIcon, upIcon } from '#web/ui/icons/icons-staff.ts'
import { useCategoryText } from '#web/words/editor/index.ts'
import { CategoryMark } from '../category-mark.tsx'
import { SoldMark } from '../sold/sold-mark.tsx'
import { MenuPlace } from '../staff-menu-page.tsx'

export function Categories() {
  const { t } = useCategoryText()
  return (
    <MenuPlace path="/categories">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="me-auto min-w-0 flex-1 basis-60">
          <h2>{t.title}</h2>
          <p className="max-w-prose text-ink-2">{t.lead}</p>
        </div>
        <Button size="staff" onClick={() => openEditor(categoryEditPath(newOne))}>
          <Icon of={plusIcon} className="size-5" />
          <span>{t.add}</span>
        </Button>
      </div>
      <List onEdit={({ id }) => openEditor(categoryEditPath(id))} />
    </MenuPlace>
  )
}

function List({ onEdit }: { onEdit: (category: EditableCategory) => void }) {
  const categories = useCategories()
  const { t, locale, number } = useCategoryText()
  const save = useSaveAtOnce(usePlaceCategory())
  /** The category that has the index takes the other's. */
  const place = ({ id, name }: EditableCategory, index: number) =>
    save({ id, index }, () => showToast(t.moved(localize(name, locale), number(index))))
  useStaffUpdates()
  if (!categories.data) return <Unread of={categories} />
  const all = categories.data.categories
  return (
    <ul className="grid gap-2.5">
      {all.map((category, at) => (
        <Row
          key={category.id}
          category={category}
          onEdit={() => onEdit(category)}
          onEarlier={at > 0 ? () => place(category, at) : undefined}
          onLater={at < all.length - 1 ? () => place(category, at + 2) : undefined}
        />
      ))}
    </ul>
  )
}

type RowProps = {
  category: EditableCategory
  onEdit: () => void
  onEarlier: (() => void) | undefined
  onLater: (() => void) | undefined
}

function Row({ category, onEdit, onEarlier, onLater }: RowProps) {
  const { t, locale } = useCategoryText()
  const { id, slug, icon, image, hidden, items, sold } = category
  const branches = useAllBranches(locale)
  const name = localize(category.name, locale)
  return (
    <li>
      <Card bare className="flex flex-wrap items-center gap-x-3.5 gap-y-2 px-4 py-2">
        <CategoryMark icon={icon} image={image} />
        <div className="min-w-40 flex-1 wrap-anywhere">
          <h3 className="text-lg">
            <bdi>{name}</bdi>
            {hidden && (
              <span className="ms-2 rounded-full bg-latte-soft px-2.5 py-1 align-middle text-sm font-medium">
                {t.hidden}
              </span>
            )}
          </h3>
          {sold && (
            <p className="text-sm font-medium text-honey-ink">
              <SoldMark sold={sold} branches={branches} />
            </p>
          )}
          <p className="text-sm text-ink-2">
            <span>{`${t.items(items)} · `}</span>
            <bdi dir="ltr">{`#${categoryPath({ id, ...(slug && { slug }) })}`}</bdi>
          </p>
        </div>
        <div className="ms-auto flex flex-wrap items-center gap-2">
          {(
            [
              [upIcon, t.up(name), onEarlier],
              [downIcon, t.down(name), onLater],
              [pencilIcon, t.edit(name), onEdit],
            ] as const
          ).map(([icon, label, onTap]) => (
            <IconButton
              key={label}
              size="staff"
              variant="quiet"
              icon={icon}
              label={label}
              disabled={!onTap}
              onClick={onTap}
            />
          ))}
          <LinkButton href={linkTo(editPath({ id }))} variant="quiet" size="staff" aria-label={t.itemsOf(name)}>
            {t.toItems}
          </LinkButton>
        </div>
      </Card>
    </li>
  )
}
