// The heart of an item, in its sheet (AGAIN-2).

import { useAgainText } from '#web/words/again/index.ts'
import { likeItem, useFavourites } from '../again/favourites.ts'
import { HeartButton } from '../again/heart-button.tsx'

export function ItemHeart({ item, name }: { item: string; name: string }) {
  const { t } = useAgainText()
  const liked = useFavourites().items.includes(item)
  return (
    <HeartButton liked={liked} label={liked ? t.unlike(name) : t.like(name)} onClick={() => likeItem(item, !liked)} />
  )
}
