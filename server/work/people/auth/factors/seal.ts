// Texts that only this shop can have made, for one purpose and until an instant, so that nothing is stored for
// strangers.
import { createHmac, randomBytes } from 'node:crypto'
import { factorLimits } from '#domain/people/factor.ts'
import { digest } from '#server/store/digest.ts'
import type { Store } from '#server/store/open.ts'
import { isSpent, spendChallenge } from '#server/store/people/passkey-store.ts'
import { type StaffAccount, staffById } from '#server/store/people/staff-store.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { isSameText, readShopKey } from '../shop-key.ts'

/** Such as 'nonce.expiry.mac'; every server of the shop knows it again, for the same purpose. */
export async function newSeal(store: Store, purpose: string, expiresAt: number): Promise<string> {
  const head = `${randomBytes(16).toString('base64url')}.${expiresAt.toString(36)}`
  return `${head}.${await macOf(store, purpose, head)}`
}

/** Whether this shop made the text for this purpose, and it is still good. */
export async function isSealed(store: Store, purpose: string, text: string, now: number): Promise<boolean> {
  const [, head = '', expiry = '', mac = ''] = /^([\w-]{22}\.([0-9a-z]{1,11}))\.([\w-]{43})$/.exec(text) ?? []
  return isSameText(mac, await macOf(store, purpose, head)) && Number.parseInt(expiry, 36) > now
}

/** Bytes that follow from a sealed text, and that only this shop can know. */
export async function bytesFromSeal(store: Store, sealed: string, length: number): Promise<Uint8Array> {
  const key = await readShopKey(store)
  return createHmac('sha256', key).update(`second factor bytes ${sealed}`).digest().subarray(0, length)
}

/** The shop's key signs other things too: none of them begins like this. */
async function macOf(store: Store, purpose: string, head: string): Promise<string> {
  return createHmac('sha256', await readShopKey(store))
    .update(`second factor ${purpose} ${head}`)
    .digest('base64url')
}

export const signInTicket = async (store: Store, account: Tried, now: number): Promise<string> =>
  `${account.id}.${await newSeal(store, purposeOf(account), now + factorLimits.stepMs)}`

/**
 * The account whose password was right; undefined if the ticket is over, or it was used, or the password was changed
 * since.
 */
export async function accountOfTicket(store: Store, ticket: string, now: number): Promise<StaffAccount | undefined> {
  const [, id = '', sealed = ''] = /^(\d{1,9})\.(.+)$/.exec(ticket) ?? []
  const account = id ? await staffById(store.db, Number(id)) : undefined
  if (!account || !(await isSealed(store, purposeOf(account), sealed, now))) return undefined
  return (await isSpent(store.db, hashOf(ticket))) ? undefined : account
}

/** Uses a ticket up with the second step; false if another sign-in was quicker. */
export const spendTicket = (trx: Trx, ticket: string, now: number): Promise<boolean> =>
  spendChallenge(trx, hashOf(ticket), now)

const hashOf = (ticket: string): string => digest(`ticket ${ticket}`)

/** With the hash of the password that was right. */
type Tried = Pick<StaffAccount, 'id' | 'password'>

const purposeOf = ({ id, password }: Tried): string => `sign-in ${id} ${digest(password)}`
