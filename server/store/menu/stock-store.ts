// What is out of stock, at which branches and until when.

import type { Branch } from '#domain/branch/branch.ts'
import { isLeftGone } from '#domain/menu/bake/left-sale.ts'
import { canBeMade } from '#domain/menu/deals/parts.ts'
import type { Item } from '#domain/menu/menu.ts'
import { isOnMenuAt } from '#domain/menu/sold.ts'
import { isOutAt, isStillOut, type OutPlaces, outAt } from '#domain/menu/stock.ts'
import { addToFigures } from '../money/figure-store.ts'
import { countMinutesOut } from '../money/minutes-out.ts'
import type { Trx } from '../write-queue.ts'
import { type Catalogue, touchStock } from './catalogue.ts'

/** Sets an item in stock at branches, or out of stock at those that `out` names with their until. */
export async function setStock(
  trx: Trx,
  item: string,
  branches: readonly Branch[],
  now: number,
  out: OutPlaces,
): Promise<void> {
  const were = await trx
    .deleteFrom('stock_out')
    .where('item', '=', item)
    .where(
      'branch',
      'in',
      branches.map(({ id }) => id),
    )
    .returningAll()
    .execute()
  const goesOn = new Map(
    were
      .filter(({ branch, until }) => out.has(branch) && isStillOut(until, now))
      .map(({ branch, since }) => [branch, since]),
  )
  const newly = [...out.keys()].filter((branch) => !goesOn.has(branch))
  await addToFigures(
    trx,
    newly.map((branch) => ({ branch, at: now, kind: 'soldOut', subject: item, amount: 1 })),
  )
  const over = were.filter(({ branch }) => !goesOn.has(branch))
  await countMinutesOut(trx, over, branches, now)
  if (out.size > 0)
    await trx
      .insertInto('stock_out')
      .values(
        [...out].map(([branch, until]) => {
          const since = goesOn.get(branch)
          return { item, branch, until, since: since === undefined ? now : since }
        }),
      )
      .execute()
  await touchStock(trx)
}

/** Puts back what is out of stock until `now` or before; returns the items that are back somewhere, and the options. */
export async function putBackInStock(trx: Trx, branches: readonly Branch[], now: number): Promise<string[]> {
  const over = await trx.deleteFrom('stock_out').where('until', '<=', now).returningAll().execute()
  await countMinutesOut(trx, over, branches, now)
  const options = await trx.deleteFrom('option_out').where('until', '<=', now).returning('option as id').execute()
  const back = [...over.map(({ item }) => item), ...options.map(({ id }) => id)]
  if (back.length > 0) await touchStock(trx)
  return [...new Set(back)]
}

type Stock = Pick<Catalogue, 'outOfStock' | 'leftSales'> & Pick<Catalogue['forGuests'], 'itemById'>

/** Whether the branch has it now; a meal deal, as long as it sells and has something for each part. */
export function isThereAt(
  { itemById, outOfStock, leftSales }: Stock,
  id: string,
  branch: string,
  now: number,
): boolean {
  const isOut = (one: string) =>
    isOutAt(outOfStock.get(one), branch, now) || isLeftGone(leftSales.get(one), branch, now)
  const hasPart = (part: string) => {
    const item = itemById.get(part)
    return item !== undefined && isOnMenuAt(item, branch) && !isOut(part)
  }
  return !isOut(id) && canBeMade(itemById.get(id)?.parts, hasPart)
}

/** The branches at which an item of the menu is out of stock now. */
export const branchesWithout = (
  { branches, forGuests: { itemById }, outOfStock, leftSales }: Catalogue,
  { id, parts }: Pick<Item, 'id' | 'parts'>,
  now: number,
): string[] =>
  parts || leftSales.has(id)
    ? branches
        .map((branch) => branch.id)
        .filter((branch) => !isThereAt({ itemById, outOfStock, leftSales }, id, branch, now))
    : outAt(outOfStock.get(id), now)
