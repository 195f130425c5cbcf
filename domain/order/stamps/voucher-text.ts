// What stands on a stamp and on a voucher: texts that the shop seals, read again wherever they come from (STAMP-1).
import type { Cents } from '#domain/shared/money.ts'

/** A stamp as its device keeps it. */
export interface SealedStamp {
  /** A keyed hash of the order's token: the same for the same order, and no way back to it. */
  readonly serial: string
  readonly count: number
  readonly seal: string
}

export const stampText = ({ serial, count, seal }: SealedStamp): string => `${serial}.${count}.${seal}`

/** The text that the seal of a stamp covers. */
export const sealedWords = ({ serial, count }: Pick<SealedStamp, 'serial' | 'count'>): string =>
  `stamp ${serial} ${count}`

/** Undefined if it cannot be a stamp. Does not check the seal. */
export function readStamp(text: string): SealedStamp | undefined {
  const [, serial, count, seal] = /^([\w-]{16})\.([1-9]\d?)\.([\w-]{22})$/.exec(text) ?? []
  return serial && count && seal ? { serial, count: Number(count), seal } : undefined
}

export interface SignedVoucher {
  readonly id: string
  readonly worth: Cents
  /** ECDSA with P-256 and SHA-256, 64 bytes as base64url: what every browser can check without the shop. */
  readonly signature: string
}

export const voucherText = ({ id, worth, signature }: SignedVoucher): string => `NV.${id}.${worth}.${signature}`

/** The text that the signature of a voucher covers. */
export const signedWords = ({ id, worth }: Pick<SignedVoucher, 'id' | 'worth'>): string => `voucher ${id} ${worth}`

export function readVoucher(text: string): SignedVoucher | undefined {
  const [, id, worth, signature] = /^NV\.([0-9A-Z]{8})\.([1-9]\d{1,4})\.([\w-]{86})$/.exec(text.trim()) ?? []
  return id && worth && signature ? { id, worth: Number(worth), signature } : undefined
}
