// The proof that a password was right, which the browser sends back with the second factor.
import { factorLimits } from '../../../domain/factor.ts'
import { isSpent, spendChallenge } from '../../store/accounts/passkey-store.ts'
import { type StaffAccount, staffById } from '../../store/accounts/staff-store.ts'
import { digest } from '../../store/digest.ts'
import type { Store } from '../../store/open.ts'
import type { Trx } from '../../store/write-queue.ts'
import { isSealed, seal } from './seal.ts'

export const signInTicket = async (store: Store, account: Tried, now: number): Promise<string> =>
  `${account.id}.${await seal(store, purposeOf(account), now + factorLimits.stepMs)}`

/** The account whose password was right; undefined if the ticket is over, or it was used, or the password was changed since. */
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
