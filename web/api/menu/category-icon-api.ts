// The icons that a category may have, as the site draws them.
import type { CategoryIcon } from '../../../domain/menu/category-icons.ts'
import type { IconShape } from '../../components/icons/icon.tsx'
import {
  bagelIcon,
  beerIcon,
  bottleIcon,
  bowlIcon,
  breadIcon,
  burgerIcon,
  cakeIcon,
  cocktailIcon,
  coldGlassIcon,
  croissantIcon,
  cupIcon,
  eggIcon,
  fruitIcon,
  giftIcon,
  grillIcon,
  iceCreamIcon,
  iceCupIcon,
  paniniIcon,
  pizzaIcon,
  saladIcon,
  soupIcon,
  teaIcon,
  waffleIcon,
} from '../../components/icons/icons-food.ts'
import { starIcon } from '../../components/icons/icons-more.ts'

const icons: Readonly<Record<CategoryIcon, IconShape>> = {
  cup: cupIcon,
  'iced-cup': iceCupIcon,
  'cold-glass': coldGlassIcon,
  tea: teaIcon,
  bottle: bottleIcon,
  beer: beerIcon,
  cocktail: cocktailIcon,
  bagel: bagelIcon,
  bread: breadIcon,
  croissant: croissantIcon,
  panini: paniniIcon,
  burger: burgerIcon,
  pizza: pizzaIcon,
  grill: grillIcon,
  egg: eggIcon,
  soup: soupIcon,
  bowl: bowlIcon,
  salad: saladIcon,
  fruit: fruitIcon,
  waffle: waffleIcon,
  cake: cakeIcon,
  'ice-cream': iceCreamIcon,
  gift: giftIcon,
  star: starIcon,
}

/** A page may still show a menu, kept for when there is no connection, that named no icons. */
export const categoryIcon = (icon: CategoryIcon | undefined): IconShape => (icon && icons[icon]) ?? starIcon
