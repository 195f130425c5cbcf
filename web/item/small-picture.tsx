// The small picture of an item in a list; for an item without one, a drawn mark of its category.

import type { PublicItem } from '../../contract/index.ts'
import { noPicture } from '../../domain/menu/item-draft.ts'
import { categoryIcon } from '../api/menu/category-icon-api.ts'
import { pictureOf } from '../api/menu/picture-api.ts'
import { Icon } from '../components/icons/icon.tsx'

type SmallPictureProps = {
  image: PublicItem['image']
  /** Of its category. */
  icon: Parameters<typeof categoryIcon>[0]
  /** How wide it is shown, as CSS says it. */
  width: string
  className: string
}

export function SmallPicture({ image, icon, width, className }: SmallPictureProps) {
  const look = `shrink-0 bg-latte-soft ${className}`
  if (icon && image.kind === noPicture.kind && image.ref === noPicture.ref)
    return (
      <span className={`grid place-items-center ${look}`}>
        <Icon of={categoryIcon(icon)} />
      </span>
    )
  return <img {...pictureOf(image, width)} alt="" loading="lazy" decoding="async" className={`object-cover ${look}`} />
}
