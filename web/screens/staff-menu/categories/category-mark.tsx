// A category's picture, or its icon, in a circle.
import type { CategoryIcon } from '../../../../domain/menu/category-icons.ts'
import type { Image } from '../../../../domain/menu/menu.ts'
import { categoryIcon } from '../../../api/menu/category-icons.ts'
import { imageUrl } from '../../../api/menu/pictures.ts'
import { Icon } from '../../../components/icons/icon.tsx'

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
