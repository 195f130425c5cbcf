// What stands for a category: its picture or icon; which ones customers do not see, and what there is without any.

import type { Output } from '#contract/index.ts'
import type { CategoryIcon } from '#domain/menu/category-icons.ts'
import type { Image } from '#domain/menu/menu.ts'
import { linkTo } from '#web/data/address/location.ts'
import { categoryIcon } from '#web/data/menu/category-icon-api.ts'
import { imageUrl } from '#web/data/menu/picture-api.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { bagIcon } from '#web/ui/icons/icons.ts'
import { useMenuEditText } from '#web/words/editor/index.ts'

export function NoCategories() {
  const { t } = useMenuEditText()
  return (
    <EmptyState
      icon={bagIcon}
      title={t.noCategories}
      action={<LinkButton href={linkTo('/categories')}>{t.firstCategory}</LinkButton>}
    >
      {t.noCategoriesHint}
    </EmptyState>
  )
}

type CategoryMarkProps = { icon: CategoryIcon; image?: Image | null | undefined }

export function CategoryMark({ icon, image }: CategoryMarkProps) {
  if (image)
    return (
      <img
        src={imageUrl(image, 128)}
        alt=""
        width="44"
        height="44"
        decoding="async"
        className="size-11 shrink-0 rounded-full bg-latte-soft object-cover"
      />
    )
  return (
    <span className="grid size-11 shrink-0 place-items-center rounded-full bg-latte-soft">
      <Icon of={categoryIcon(icon)} />
    </span>
  )
}

type Menu = Output<'menu.readAll'>

export const hiddenIn = ({ categories, items }: Pick<Menu, 'categories' | 'items'>): Menu['categories'] =>
  categories.filter(({ id, hidden }) => hidden && items.some(({ category }) => category === id))
