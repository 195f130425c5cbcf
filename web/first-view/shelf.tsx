// The beginning of the menu below the choice of a branch: its first category's heading and the cards of two dishes.
import { renderToStaticMarkup } from 'react-dom/server'
import type { ShelfCard } from '../../contract/first-view.ts'
import type { ImageKind } from '../../domain/menu/menu.ts'
import { pictureOf } from '../api/menu/pictures.ts'
import { MenuCard } from '../components/display/menu-card.tsx'
import { MenuGrid } from '../components/display/menu-grid.tsx'
import { SectionHead } from '../screens/menu/menu-look.tsx'
import { onPhones } from './posters.ts'
import { standIn, withSlot } from './ref-slot.ts'

/** For a phone, where the largest thing in sight is the first dish's picture. Above it is the room of the category chips. */
export function Shelf() {
  return (
    <div className="md:hidden">
      <div className="py-2">
        <div className="h-11.5" />
      </div>
      <div className="pt-4 pb-10">
        <SectionHead name="{{category}}" count="{{count}}" />
        <MenuGrid>{'{{cards}}'}</MenuGrid>
      </div>
    </div>
  )
}

/** The card of a dish and its picture's addresses, with slots. The policy allows no style of an element's own. */
export function shelfCard(kind: ImageKind): ShelfCard {
  const { style: _, ...picture } = { style: undefined, ...pictureOf({ kind, ref: standIn }) }
  const card = renderToStaticMarkup(
    <MenuCard picture={picture} name="{{name}}" lines="{{lines}}" price="{{price}}" eager="shown" />,
  )
  const { src, srcSet = src, sizes = '' } = picture
  return {
    card: withSlot(card),
    poster: { media: onPhones, srcset: withSlot(srcSet), sizes: sizes.replace('auto,', '') },
  }
}
