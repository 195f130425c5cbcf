// Imports whether the old shop was open, for every branch, and its delivery message; each once.

import { setMessage, setShopState } from '../../store/catalogue/shop-state.ts'
import { type LegacyKind, markTaken, takenBefore, wasIn } from '../../store/legacy/taken-over.ts'
import type { Trx } from '../../store/write-queue.ts'
import { type Entry, leftAlone } from '../read/notes.ts'
import type { LegacyShopState } from '../read/read-shop.ts'
import { type BranchOptions, type ImportOutcome, openTally } from './import-job.ts'

export async function importShopState(
  trx: Trx,
  entry: Entry<LegacyShopState> | null,
  { ids, made }: { readonly ids: readonly string[]; readonly made: boolean },
  wish: BranchOptions,
): Promise<ImportOutcome> {
  return await once(trx, 'shopstatus', entry, wish, async ({ open: was, date, desc }) => {
    // Nobody should order at a branch that its owner has not reviewed.
    const open = was && !made
    const state = { open, date, desc: desc === '' ? {} : { [wish.lang]: desc }, until: null }
    if (!wish.dryRun) await setShopState(trx, ids, state)
    if (!wish.dryRun && was && made) await markTaken(trx, 'shopstatus', [wasIn], wish.now)
    return `${open ? 'open' : 'closed'} at ${ids.join(', ')}${was && made ? ', until the owner opens it' : ''}`
  })
}

export async function importMessage(
  trx: Trx,
  entry: Entry<string | null> | null,
  wish: BranchOptions,
): Promise<ImportOutcome> {
  return await once(trx, 'message', entry, wish, async (text) => {
    if (!wish.dryRun) await setMessage(trx, text ? { [wish.lang]: text } : {}, text !== null)
    if (text === null) return 'no delivery message'
    return text === '' ? 'the default message' : 'the delivery message'
  })
}

async function once<Value>(
  trx: Trx,
  kind: LegacyKind,
  entry: Entry<Value> | null,
  wish: BranchOptions,
  save: (value: Value) => Promise<string>,
): Promise<ImportOutcome> {
  const bringing = openTally()
  if (!entry) return bringing.brought
  if ((await takenBefore(trx, kind, [kind])).size > 0) {
    bringing.leave(leftAlone(entry.path, 'taken over before'))
    return bringing.brought
  }
  bringing.take(entry, await save(entry.value))
  if (!wish.dryRun) await markTaken(trx, kind, [kind], wish.now)
  return bringing.brought
}
