// What was chosen for the parts of a meal deal, as calls take it.
import type { ChosenParts } from '#domain/menu/deals/parts.ts'

export const partsSent = (parts: ChosenParts) =>
  parts.map(({ part, item, options = [] }) => ({ part, item, options: [...options] }))
