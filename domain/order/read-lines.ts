// The lines of an order, made from what the customer wants and the menu: words, prices and making times are the shop's.
import { checkChosen, defaultsOf, tidyChosen } from '../menu/chosen.ts'
import { checkParts } from '../menu/deals/check-parts.ts'
import { pieceOf } from '../menu/deals/deal-line.ts'
import type { Chosen, ItemGroup } from '../menu/options.ts'
import { lineOptions, pieceWith } from '../menu/piece-price.ts'
import { sizeIn, sizesAmong, withSize } from '../menu/sizes.ts'
import { classShares } from '../menu/vat-shares.ts'
import { isWithin } from '../shared/range.ts'
import { accept, type Result, refuse } from '../shared/result.ts'
import { lengthOf, tidyNote } from '../shared/text.ts'
import type { LineMenu, LineProblem, OrderDraft, OrderProblem, OrderProblemName, UnratedLine } from './order.ts'
import { limits } from './order-limits.ts'

/** The lines of an order, and everything that is wrong with them at once. */
export function readLines(
  draft: Pick<OrderDraft, 'lines'>,
  menu: LineMenu,
): { lines: UnratedLine[]; problems: OrderProblem[] } {
  const lines: UnratedLine[] = []
  const problems: OrderProblem[] = []
  if (draft.lines.length === 0) problems.push({ problem: 'cart_empty', field: 'lines' })
  if (draft.lines.length > limits.lines) return { lines, problems: [{ problem: 'too_many_lines', field: 'lines' }] }
  for (const [line, wish] of draft.lines.entries()) {
    const read = readLine(wish, line, menu)
    if (read.ok) lines.push(read.value)
    else problems.push(...read.refusal.map((problem) => ({ ...problem, line })))
  }
  return { lines, problems }
}

/**
 * The line that gets the place after `place` lines. A wish holds ids, quantities and a note, so every cent comes from
 * the menu: what is not offered, or a quantity below 1, is refused; `pieceOf` adds only what the parts of a deal cost.
 */
export function readLine(
  wish: OrderDraft['lines'][number],
  place: number,
  menu: LineMenu,
): Result<UnratedLine, readonly LineProblem[]> {
  const { itemOf, soldHere, inStock, optionOut } = menu
  const item = itemOf(wish.item)
  const no = (problem: OrderProblemName) => refuse([{ problem }])
  if (!item) return no('item_unknown')
  if (!soldHere(item.id)) return no('item_not_here')
  if (!inStock(item.id)) return no('item_out_of_stock')
  const { groups = [] } = item
  const chosen = chosenOf(wish, groups)
  if (!chosen) return no('choice_not_offered')
  const picked = wish.parts ?? []
  // What the branch does not sell is no part of anything there.
  const partsMenu = { ...menu, inStock: (id: string) => soldHere(id) && inStock(id) }
  const wrong = [...checkChosen(groups, chosen, optionOut), ...checkParts(item.parts ?? [], picked, partsMenu)]
  if (wrong.length > 0) return refuse(wrong)
  if (!isWithin(wish.quantity, 1, limits.quantity)) return no('quantity_invalid')
  const notes = tidyNote(wish.note)
  if (lengthOf(notes) > limits.note) return no('note_too_long')
  const options = lineOptions(groups, tidyChosen(groups, chosen))
  const piece = pieceOf(item, pieceWith(item.price, options), chosen, picked, menu)
  return accept({
    id: place + 1,
    item: item.id,
    options,
    image: item.image,
    name: item.name,
    ...(item.kitchenName && { kitchenName: item.kitchenName }),
    quantity: wish.quantity,
    status: 'received',
    notes,
    ...piece,
    vat: classShares(item, { chosen: tidyChosen(groups, chosen), picked, price: piece.price }, menu),
  })
}

/** What is wished of the item's groups; undefined without one of the sizes that it is sold in. */
function chosenOf({ options }: OrderDraft['lines'][number], groups: readonly ItemGroup[]): Chosen | undefined {
  const chosen = options ? withSize(groups, options) : defaultsOf(groups)
  return sizesAmong(groups) && sizeIn(groups, chosen) === undefined ? undefined : chosen
}
