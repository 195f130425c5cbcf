// The link of an office basket: nobody can guess it, and the shop keeps only its hash. It is derived from the order's token
// and the shop's key, so that a lost answer, and the way back from paying, find it again.
import { createHmac } from 'node:crypto'
import { readShopKey } from '../auth/shop-key.ts'
import { digest } from '../store/digest.ts'
import type { Store } from '../store/open.ts'

/** In base64url: 132 bits. */
const length = 22

/** Makes the link of a basket from the token of its order. */
export async function basketLinks(store: Store): Promise<(token: string) => string> {
  const key = await readShopKey(store)
  return (token) => createHmac('sha256', key).update(`basket ${token}`).digest('base64url').slice(0, length)
}

export const linkHash = (link: string): string => digest('basket ', link)

/** Of the secret with which a phone proves whose lines are its own. */
export const secretHash = (me: string): string => digest('basket person ', me)
