// The icon of each category, and one for categories without their own.
import type { CategoryId } from '../../../domain/menu/menu.ts'
import type { IconShape } from '../../components/icons/icon.tsx'
import {
  bagelIcon,
  bottleIcon,
  cakeIcon,
  cocktailIcon,
  coldGlassIcon,
  cupIcon,
  grillIcon,
  iceCupIcon,
  paniniIcon,
  saladIcon,
  teaIcon,
  waffleIcon,
} from '../../components/icons/icons-food.ts'
import { starIcon } from '../../components/icons/icons-more.ts'

const icons: Readonly<Record<CategoryId, IconShape>> = {
  COFFEE: cupIcon,
  ICECOFFEE: iceCupIcon,
  COLDDRINKS: coldGlassIcon,
  HOTTEA: teaIcon,
  SPECIALS: starIcon,
  SALADS: saladIcon,
  PANINI: paniniIcon,
  BAGEL: bagelIcon,
  GRILLEDSNACKS: grillIcon,
  WAFFELS: waffleIcon,
  CAKEANDSWEETS: cakeIcon,
  DRINKS: bottleIcon,
  COCKTAILS: cocktailIcon,
}

export const categoryIcon = (id: string): IconShape => (icons as Readonly<Record<string, IconShape>>)[id] ?? starIcon
