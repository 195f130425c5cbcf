// The shop's own secret key: made once, kept in its database, the same on every server and after every restart.
import { createHmac, randomBytes } from 'node:crypto'
import type { Store } from '../store/open.ts'
import { makeSetting, readSetting } from '../store/settings.ts'
import { networkOf } from './limits/network-of.ts'

export async function readShopKey(store: Store): Promise<string> {
  const known = await readSetting(store.db, 'order-proofs.key')
  if (known !== null) return known
  return await store.write((trx) => makeSetting(trx, 'order-proofs.key', randomBytes(32).toString('base64url')))
}

/** A keyed hash of an address's network, to count by; the database alone does not reveal the address. */
export async function networkMark(store: Store, address: string): Promise<string> {
  const key = await readShopKey(store)
  return createHmac('sha256', key)
    .update(`network ${networkOf(address)}`)
    .digest('base64url')
    .slice(0, 22)
}
