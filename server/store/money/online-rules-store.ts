// What the owner set about online payment: the encrypted key, the payment methods, and the rules of each branch.
import { type OnlineRules, usualOnlineRules } from '#domain/money/online-payment.ts'
import { shortDigest } from '../digest.ts'
import type { Db } from '../engines/engine.ts'
import { fromJson, toJson } from '../json.ts'
import { readSetting, versionOfSettings, writeSetting } from '../shop/setting-store.ts'
import type { Trx } from '../write-queue.ts'

/** The provider's key: encrypted, with what may be shown of it. */
export interface KeptKey {
  readonly mode: 'live' | 'test'
  /** Its last four characters. */
  readonly ends: string
  readonly sealed: string
}

export interface OnlineSettings {
  /** The payment methods that customers are offered; empty: all that the provider has. */
  readonly methods: readonly string[]
  readonly branches: Readonly<Record<string, OnlineRules>>
}

export async function readKeptKey(db: Db): Promise<KeptKey | null> {
  const kept = await readSetting(db, 'online.key')
  return kept === null || kept === '' ? null : fromJson<KeptKey>(kept)
}

/** Null ends online payment. */
export const saveKeptKey = (trx: Trx, key: KeptKey | null): Promise<void> =>
  writeSetting(trx, 'online.key', key === null ? '' : toJson(key))

/** The key that reads payouts: another one, of the whole organisation. */
export async function readPayoutKey(db: Db): Promise<Omit<KeptKey, 'mode'> | null> {
  const kept = await readSetting(db, 'payouts.key')
  return kept === null || kept === '' ? null : fromJson<Omit<KeptKey, 'mode'>>(kept)
}

export const savePayoutKey = (trx: Trx, key: Omit<KeptKey, 'mode'> | null): Promise<void> =>
  writeSetting(trx, 'payouts.key', key === null ? '' : toJson(key))

const none: OnlineSettings = { methods: [], branches: {} }

export async function readOnlineSettings(db: Db): Promise<OnlineSettings> {
  const kept = await readSetting(db, 'online.rules')
  return kept === null ? none : { ...none, ...fromJson<OnlineSettings>(kept) }
}

export const saveOnlineSettings = (trx: Trx, settings: OnlineSettings): Promise<void> =>
  writeSetting(trx, 'online.rules', toJson(settings))

/** Whether a branch takes online payments with a test key, so that no real money moves. */
export async function paysInTest(db: Db): Promise<boolean> {
  if ((await readKeptKey(db))?.mode !== 'test') return false
  const { branches } = await readOnlineSettings(db)
  return Object.values(branches).some(({ places }) => places.includes('online'))
}

export const rulesAt = ({ branches }: OnlineSettings, branch: string): OnlineRules => ({
  ...usualOnlineRules,
  ...branches[branch],
})

export const onlineVersion = ({ methods, branches }: OnlineSettings, key: KeptKey | null): string =>
  versionOfSettings({
    methods: [...methods].sort(),
    branches: Object.entries(branches)
      .map(([id, rules]) => [id, Object.entries(rules).sort()])
      .sort(),
    key: key === null ? null : shortDigest(key.sealed),
  })
