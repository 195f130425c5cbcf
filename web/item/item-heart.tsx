// The heart of an item, in its sheet (AGAIN-2).
import { likeItem, useFavourites } from '../again/favourites.ts'
import { HeartButton } from '../again/heart-button.tsx'
import { useAgainText } from '../i18n/again/index.ts'

export function ItemHeart({ item, name }: { item: string; name: string }) {
  const { t } = useAgainText()
  const liked = useFavourites().items.includes(item)
  return (
    <HeartButton liked={liked} label={liked ? t.unlike(name) : t.like(name)} onClick={() => likeItem(item, !liked)} />
  )
}
