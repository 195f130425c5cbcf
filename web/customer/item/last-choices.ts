// What was chosen of an item when this phone last ordered it; it is offered first the next time (OPT-3).

import type { ChosenParts } from '#domain/menu/deals/parts.ts'
import type { Chosen } from '#domain/menu/options.ts'
import type { CartLine } from '#domain/order/cart/cart.ts'
import { readStored, writeStored } from '#web/data/browser-storage.ts'
import { readCart } from '../cart/cart-store.ts'

export interface LastChoice {
  readonly options: Chosen
  readonly parts?: ChosenParts | undefined
}

/** Items are remembered up to this number, the newest first. */
const mostItems = 60

const lines = (): readonly CartLine[] => readCart({ day: null, lines: readStored('had') }).lines

export function hadOf(item: string): LastChoice | undefined {
  const line = lines().find((one) => one.item === item)
  return line && { options: line.options ?? [], parts: line.parts }
}

/** Called once an order is placed; only what has options is worth remembering. */
export function rememberHad(ordered: readonly CartLine[]): void {
  const chosen = ordered.filter(({ options, parts }) => options ?? parts)
  const rest = lines().filter(({ item }) => !chosen.some((line) => line.item === item))
  const newest = chosen.filter((line, at) => chosen.findIndex(({ item }) => item === line.item) === at)
  writeStored(
    'had',
    [...newest, ...rest].slice(0, mostItems).map((line) => ({ ...line, quantity: 1, note: '' })),
  )
}
