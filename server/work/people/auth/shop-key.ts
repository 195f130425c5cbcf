// The shop's own secret key: made once, kept in its database or in a file, the same on every server and after every
// restart.

import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { networksOf } from '#server/door/limits/network-of.ts'
import { type Display, displayById } from '#server/store/branch/display-store.ts'
import { digest, shortDigest } from '#server/store/digest.ts'
import type { Db } from '#server/store/engines/engine.ts'
import type { Store } from '#server/store/open.ts'
import { makeSetting, readSetting } from '#server/store/shop/setting-store.ts'

const keys = new WeakMap<Store, string>()

export async function readShopKey(store: Store): Promise<string> {
  const key = keys.get(store) ?? (await keySetting(store))
  if (keyInFile(key) !== undefined)
    throw new Error(
      'the key of this shop is in a file: set SHOP_KEY_FILE to it; see "The key of the shop" in docs/operations.md.',
    )
  keys.set(store, key)
  return key
}

/** What the database has: the key, or, once that is in a file, how to recognise it. */
export const keySetting = async (store: Store): Promise<string> =>
  (await readSetting(store.db, 'order-proofs.key')) ?? (await makeKey(store))

/** The mark of a key that is in a file; undefined for a key. */
export const keyInFile = (setting: string): string | undefined => /^file (.+)$/.exec(setting)?.[1]

/** The key that was read elsewhere. */
export function adoptShopKey(store: Store, key: string): void {
  keys.set(store, key)
}

const makeKey = (store: Store): Promise<string> =>
  store.write((trx) => makeSetting(trx, 'order-proofs.key', randomBytes(32).toString('base64url')))

const hashed = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares secret texts by their hashes, so that neither time nor length reveals anything. */
export const isSameText = (one: string, other: string): boolean => timingSafeEqual(hashed(one), hashed(other))

export async function networkMark(store: Store, address: string): Promise<string> {
  return networkMarkOf(await readShopKey(store), address)
}

/**
 * A keyed hash of an address's networks, to count by; the database alone does not reveal the address. Its beginnings
 * stand for the wider networks of IPv6 (`markWidths`), so that it can be counted for each of them.
 */
export function networkMarkOf(key: string, address: string): string {
  const hash = (network: string): string => createHmac('sha256', key).update(`network ${network}`).digest('base64url')
  const [own, wider, widest] = networksOf(address).map(({ network }) => hash(network))
  if (!own || !wider || !widest) return (own ?? '').slice(0, markLength)
  return widest.slice(0, 8) + wider.slice(0, 6) + own.slice(0, 8)
}

const markLength = 22

export const isSecure = (request: FastifyRequest): boolean => request.protocol === 'https'

/** What all cookies have in common: hidden from scripts and other sites, and bound to TLS where there is TLS. */
export const cookieShape = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }) as const

/** 32 random bytes: 43 characters that are safe in addresses. */
export const newDisplayKey = (randomBytes: (size: number) => Uint8Array): string =>
  Buffer.from(randomBytes(32)).toString('base64url')

export const hashOfKey = (key: string): string => digest('display key ', key)

/**
 * Opens the stream of a display. It stands in the stream's address, which proxies may log, so it is not the key and
 * opens nothing else: its holder is told when the list changed, never what is on it.
 */
export const passOf = ({ id, keyHash }: Pick<Display, 'id' | 'keyHash'>): string =>
  `${id}.${shortDigest('display pass ', keyHash)}`

/** The display with that pass, perhaps withdrawn. */
export async function displayByPass(db: Db, pass: string): Promise<Display | undefined> {
  const [, id] = /^(\d{1,15})\.[\w-]{22}$/.exec(pass) ?? []
  const display = id === undefined ? undefined : await displayById(db, Number(id))
  return display && isSameText(passOf(display), pass) ? display : undefined
}
