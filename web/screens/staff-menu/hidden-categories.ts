// The categories that are hidden from customers although they contain items.
import type { Output } from '../../../contract/index.ts'

type Menu = Output<'menu.readAll'>

/** The hidden categories that contain items. */
export const hiddenIn = ({ categories, items }: Pick<Menu, 'categories' | 'items'>): Menu['categories'] =>
  categories.filter(({ id, hidden }) => hidden && items.some(({ category }) => category === id))
