// Imports the old orders in batches, so that an open shop can keep taking orders meanwhile.
import { setTimeout as sleep } from 'node:timers/promises'
import { tokenFrom, tokenLength } from '#domain/order/token.ts'
import { publish } from '#server/door/live/publish.ts'
import type { Db } from '#server/store/engines/engine.ts'
import { insertLegacyOrders, type LegacyNewOrder, ordersWithTokens } from '#server/store/legacy/legacy-guest-store.ts'
import { importedBefore, markTaken } from '#server/store/legacy/taken-over.ts'
import type { Store } from '#server/store/open.ts'
import { optionsOfChoice } from '../old-sizes.ts'
import { leftAlone, noteOf, type ReadEntry } from '../read/notes.ts'
import { unknownItem } from '../read/orders/lines.ts'
import type { LegacyOrder } from '../read/orders/read-orders.ts'
import { type BranchOptions, type ImportOutcome, openTally } from './import-job.ts'

const batch = 250
/** The pause between two batches, in ms: other writers get their turn. */
const pause = 5

export async function importOrders(
  store: Store,
  entries: readonly ReadEntry<LegacyOrder>[],
  wish: BranchOptions,
  itemIds: ReadonlyMap<string, string>,
): Promise<ImportOutcome> {
  const took: ImportOutcome['took'][number][] = []
  const notes: ImportOutcome['notes'][number][] = []
  for (let from = 0; from < entries.length; from += batch) {
    const some = entries.slice(from, from + batch)
    const brought = await store.write(async (trx) => {
      const sifted = await sift(trx, some, wish, itemIds)
      if (wish.dryRun) return sifted.brought
      await insertLegacyOrders(trx, sifted.orders)
      await markTaken(trx, 'order', sifted.keys, wish.now)
      return sifted.brought
    })
    for (const one of brought.took) took.push(one)
    for (const one of brought.notes) notes.push(one)
    if (!wish.dryRun) await sleep(pause)
  }
  // Staff pages read their list again, as when orders are restored from an archive.
  if (took.length > 0 && !wish.dryRun)
    await store.write((trx) => publish(trx, wish.now, 'orders.archived', { branches: [wish.branch] }))
  return { took, notes }
}

interface Sifted {
  readonly orders: readonly LegacyNewOrder[]
  readonly keys: readonly string[]
  readonly brought: ImportOutcome
}

/** The orders that were never imported and that are not here already, each with a token that no other order has. */
async function sift(
  db: Db,
  entries: readonly ReadEntry<LegacyOrder>[],
  wish: BranchOptions,
  itemIds: ReadonlyMap<string, string>,
): Promise<Sifted> {
  const before = await importedBefore(
    db,
    'order',
    entries.map(({ value }) => value.key),
  )
  const tokens = entries.flatMap(({ value }) => (value.token === null ? [] : [value.token]))
  const here = new Map((await ordersWithTokens(db, tokens)).map((order) => [order.token, order]))
  const bringing = openTally()
  const orders: LegacyNewOrder[] = []
  const keys: string[] = []
  for (const entry of entries) {
    const { path, value } = entry
    const holder = value.token === null ? undefined : here.get(value.token)
    if (before.has(value.key)) {
      bringing.leave(leftAlone(path, 'taken over before'))
    } else if (holder?.customerName === value.customerName && holder.total === value.total) {
      bringing.leave(leftAlone(path, `here already, with its token ${holder.token}`))
    } else {
      const lost = holder ? `${value.token} is the token of another order here` : value.tokenLost
      const token = value.token === null || holder ? tokenFrom(wish.randomBytes(tokenLength)) : value.token
      const note = `${lost}; it got ${wish.dryRun ? 'a fresh one' : token}: the customer's paper no longer fits`
      bringing.take(
        entry,
        token,
        ...(lost === '' ? [] : [noteOf(`${path}/token`, 'mended', note, value.token ?? undefined)]),
      )
      orders.push(newOrder(value, token, wish, itemIds))
      keys.push(value.key)
    }
  }
  return { orders, keys, brought: bringing.brought }
}

function newOrder(
  old: LegacyOrder,
  token: string,
  { branch, lang, at }: BranchOptions,
  itemIds: ReadonlyMap<string, string>,
): LegacyNewOrder {
  return {
    branch,
    form: old.form,
    customerName: old.customerName,
    address: old.address,
    phone: old.phone,
    table: old.table,
    total: old.total,
    token,
    placedAt: at,
    wantedAt: null,
    firstPromisedAt: null,
    making: 0,
    quoted: null,
    code: '',
    cupName: '',
    ifSoldOut: 'ask',
    source: 'web',
    course: old.lines.some(({ status }) => status !== 'received') ? 'accepted' : 'placed',
    acceptedAt: null,
    lines: old.lines.map(({ item, oldItem, name, choice, ...line }, place) => ({
      ...line,
      id: place + 1,
      item: (item === null ? undefined : itemIds.get(item)) ?? unknownItem(oldItem),
      name: { [lang]: name },
      making: [],
      declaration: null,
      options: optionsOfChoice(choice),
    })),
  }
}
