// Vouchers at a counter without a connection: checked with the shop's public key, and kept until the shop knows of them
// (STAMP-1).

import { type OfflineVerdict, offlineVerdict } from '#domain/order/stamps/offline-vouchers.ts'
import { readVoucher, type SignedVoucher, signedWords } from '#domain/order/stamps/voucher-text.ts'
import type { Cents } from '#domain/shared/money.ts'
import { readStored, writeStored } from '#web/data/browser-storage.ts'

/** What a counter knows from its last connection. */
interface CounterStamps {
  /** SPKI as base64url. */
  readonly key: string
  readonly offline: Cents
}

interface TakenOffline {
  /** The idempotency key of the check. */
  readonly key: string
  readonly branch: string
  readonly voucher: string
  readonly id: string
  readonly worth: Cents
}

const knownAs = 'staff.stamps'
const takenAs = 'staff.vouchers'

export const keepCounterStamps = ({ key, offline }: CounterStamps): void => writeStored(knownAs, { key, offline })

export function counterStamps(): CounterStamps | undefined {
  const { key, offline } = (readStored(knownAs) ?? {}) as Partial<Record<keyof CounterStamps, unknown>>
  return typeof key === 'string' && typeof offline === 'number' ? { key, offline } : undefined
}

/** Oldest first. */
export function takenOffline(): readonly TakenOffline[] {
  const stored = readStored(takenAs)
  return Array.isArray(stored) ? stored.filter(isTaken) : []
}

const isTaken = (one: unknown): one is TakenOffline =>
  typeof one === 'object' &&
  one !== null &&
  (['key', 'branch', 'voucher', 'id'] as const).every((part) => typeof Reflect.get(one, part) === 'string') &&
  Number.isInteger(Reflect.get(one, 'worth'))

/** `cannot`: it was typed, this counter never had a connection here, or the page is not on https. */
export type OfflineCheck = OfflineVerdict | 'foreign' | 'cannot'

export async function takeOffline(
  wish: Pick<TakenOffline, 'key' | 'branch' | 'voucher'>,
): Promise<{ readonly check: OfflineCheck; readonly worth: Cents }> {
  const voucher = readVoucher(wish.voucher)
  const known = counterStamps()
  if (!voucher || !known || !crypto.subtle) return { check: 'cannot', worth: 0 }
  const { id, worth } = voucher
  if (!(await isSignedBy(voucher, known.key))) return { check: 'foreign', worth }
  const taken = takenOffline()
  const check = offlineVerdict(voucher, taken, known.offline)
  if (check === 'taken') writeStored(takenAs, [...taken, { ...wish, id, worth }])
  return { check, worth }
}

/** Whether the shop signed it. */
async function isSignedBy(voucher: SignedVoucher, publicKey: string): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('spki', bytesOf(publicKey), curve, false, ['verify'])
    const words = new TextEncoder().encode(signedWords(voucher))
    return await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, bytesOf(voucher.signature), words)
  } catch {
    return false
  }
}

const curve = { name: 'ECDSA', namedCurve: 'P-256' } as const

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

/** Drops one that the shop knows of. */
export function forgetTaken(key: string): void {
  const left = takenOffline().filter((one) => one.key !== key)
  writeStored(takenAs, left.length > 0 ? left : undefined)
}
