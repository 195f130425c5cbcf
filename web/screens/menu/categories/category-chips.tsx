// The links to the categories on a phone: chips with a picture each, which stick to the top.
import { imageUrl } from '../../../api/menu/pictures.ts'
import { ChipNav } from '../../../components/navigation/chip-nav.tsx'
import { type CategoryNavProps, useCategories } from './use-categories.ts'

export function CategoryChips(props: CategoryNavProps) {
  const nav = useCategories(props, ({ picture }) => ({ picture: picture && imageUrl(picture, 128) }))
  return <ChipNav {...nav} className="md:hidden" />
}
