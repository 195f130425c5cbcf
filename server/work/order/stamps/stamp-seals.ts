// The shop's seal on stamps and its signature on vouchers, with keys kept in the database (STAMP-1).
import { createHmac, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import {
  readVoucher,
  type SealedStamp,
  type SignedVoucher,
  sealedWords,
  signedWords,
  voucherText,
} from '#domain/order/stamps/voucher-text.ts'
import type { Cents } from '#domain/shared/money.ts'
import type { Store } from '#server/store/open.ts'
import { makeSetting, readSetting } from '#server/store/shop/setting-store.ts'
import { isSameText, readShopKey } from '#work/people/auth/shop-key.ts'

export interface StampSeals {
  /** Deterministic: the same order and count give the same stamp. */
  readonly stampFor: (token: string, count: number) => SealedStamp
  readonly isOurStamp: (stamp: SealedStamp) => boolean
  readonly signedVoucher: (id: string, worth: Cents) => string
  /** Undefined if the text is no voucher of this shop. */
  readonly ourVoucher: (text: string) => SignedVoucher | undefined
  /** SPKI as base64url. */
  readonly publicKey: string
}

const known = new WeakMap<Store, StampSeals>()

/** Call it outside of transactions: the first call writes the keys. */
export async function stampSeals(store: Store): Promise<StampSeals> {
  const seals = known.get(store) ?? sealsWith(await readShopKey(store), await readSigningKey(store))
  known.set(store, seals)
  return seals
}

/** ECDSA with P-256, which old browsers can check offline too. */
async function readSigningKey(store: Store): Promise<string> {
  const kept = await readSetting(store.db, 'stamps.key')
  if (kept !== null) return kept
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const made = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64url')
  return await store.write((trx) => makeSetting(trx, 'stamps.key', made))
}

function sealsWith(shopKey: string, signingKey: string): StampSeals {
  const key = createPrivateKey({ key: Buffer.from(signingKey, 'base64url'), type: 'pkcs8', format: 'der' })
  const open = createPublicKey(key)
  const hash = (words: string) => createHmac('sha256', shopKey).update(words).digest('base64url')
  const sealOf = (stamp: Pick<SealedStamp, 'serial' | 'count'>) => hash(sealedWords(stamp)).slice(0, 22)
  const signature = (words: string) =>
    sign('sha256', Buffer.from(words), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')
  const isSigned = (voucher: SignedVoucher) =>
    verify(
      'sha256',
      Buffer.from(signedWords(voucher)),
      { key: open, dsaEncoding: 'ieee-p1363' },
      Buffer.from(voucher.signature, 'base64url'),
    )
  return {
    stampFor: (token, count) => {
      const serial = hash(`stamp of ${token}`).slice(0, 16)
      return { serial, count, seal: sealOf({ serial, count }) }
    },
    isOurStamp: (stamp) => isSameText(stamp.seal, sealOf(stamp)),
    signedVoucher: (id, worth) => voucherText({ id, worth, signature: signature(signedWords({ id, worth })) }),
    ourVoucher: (text) => {
      const voucher = readVoucher(text)
      return voucher && isSigned(voucher) ? voucher : undefined
    },
    publicKey: open.export({ type: 'spki', format: 'der' }).toString('base64url'),
  }
}
