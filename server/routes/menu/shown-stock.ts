// What is out of stock, of an item or an option, as staff of some branches see it.
import type { Output } from '../../../contract/index.ts'
import { type OutPlaces, outAt } from '../../../domain/menu/stock.ts'

type StockItem = Output<'stock.read'>['items'][number]

/** At which of `mine` it is out of stock now, and until when, where that is known. */
export function shownStock(
  places: OutPlaces | undefined,
  mine: readonly string[],
  now: number,
): Pick<StockItem, 'out' | 'until'> {
  const out = outAt(places, now).filter((branch) => mine.includes(branch))
  const until = out.map((branch) => [branch, places?.get(branch)] as const)
  return {
    out: mine.filter((branch) => out.includes(branch)),
    until: Object.fromEntries(until.flatMap(([branch, at]) => (typeof at === 'number' ? [[branch, at]] : []))),
  }
}
