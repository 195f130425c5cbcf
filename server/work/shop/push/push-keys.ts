// The shop's own key pair for push messages: made at the first start and kept for good. Without it no subscription
// works any more.

import { fromJson, toJson } from '#server/store/json.ts'
import type { Store } from '#server/store/open.ts'
import { makeSetting, readSetting } from '#server/store/shop/setting-store.ts'
import { decrypt, encrypt } from '#work/people/auth/shop-cipher.ts'
import { makePushKeys, type PushKeys } from './web-push.ts'

const purpose = 'push messages'
const known = new WeakMap<Store, PushKeys>()

/** `sealed`: the private key, encrypted with the shop's key. */
interface KeptPair {
  readonly publicKey: string
  readonly sealed: string
}

/** The same pair on every server of the shop. */
export async function readPushKeys(store: Store): Promise<PushKeys> {
  const kept = known.get(store)
  if (kept) return kept
  const { publicKey, sealed } = fromJson<KeptPair>((await readSetting(store.db, 'push.key')) ?? (await make(store)))
  const privateKey = await decrypt(store, purpose, sealed)
  if (privateKey === undefined) throw new Error('the key for push messages was encrypted by another shop')
  const keys = { publicKey, privateKey }
  known.set(store, keys)
  return keys
}

async function make(store: Store): Promise<string> {
  const { publicKey, privateKey } = makePushKeys()
  const pair: KeptPair = { publicKey, sealed: await encrypt(store, purpose, privateKey) }
  return await store.write((trx) => makeSetting(trx, 'push.key', toJson(pair)))
}
