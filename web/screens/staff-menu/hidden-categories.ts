// Which categories customers do not see although there is something in them.
import type { Output } from '../../../contract/index.ts'

type Menu = Output<'menu.readAll'>

/** The hidden categories in which there is something. */
export const hiddenIn = ({ categories, items }: Pick<Menu, 'categories' | 'items'>): Menu['categories'] =>
  categories.filter(({ id, hidden }) => hidden && items.some(({ category }) => category === id))
