// The picture of an item; for an item without one, the mark of its category, drawn large.

import type { PublicItem } from '#contract/index.ts'
import { hasPicture } from '#domain/menu/menu.ts'
import { categoryIcon } from '#web/data/menu/category-icon-api.ts'
import { pictureOf } from '#web/data/menu/picture-api.ts'
import { useMenu } from '#web/data/menu/public-menu-api.ts'
import { Icon } from '#web/ui/icons/icon.tsx'

type SmallPictureProps = {
  image: PublicItem['image']
  /** The icon of its category. */
  icon: Parameters<typeof categoryIcon>[0]
  /** How wide it is shown, as CSS says it. */
  width?: string
  className: string
}

export function SmallPicture({ image, icon, width, className }: SmallPictureProps) {
  const look = `shrink-0 bg-latte-soft ${className}`
  if (!hasPicture(image)) return <Mark icon={icon} className={look} />
  return <img {...pictureOf(image, width)} alt="" loading="lazy" decoding="async" className={`object-cover ${look}`} />
}

/** In place of the picture of an item. `item`: its id; one that is no longer on the menu has no category. */
export function ItemMark({ item, className }: { item: string; className: string }) {
  const { categories, itemsById } = useMenu()
  const category = itemsById.get(item)?.category
  return <Mark icon={categories.find(({ id }) => id === category)?.icon} className={`bg-latte-soft ${className}`} />
}

const Mark = ({ icon, className }: Pick<SmallPictureProps, 'icon' | 'className'>) => (
  <span className={`grid place-items-center text-ink-2 ${className}`}>
    <Icon of={categoryIcon(icon)} className="h-2/5 w-2/5" />
  </span>
)
