// Which codes the open orders of a branch have, and which were given lately (CALL-1).
import type { Db } from '../engines/engine.ts'
import { openOrdersAt, ordersAt } from './orders.ts'

/** More than there are codes of two and three digits: who reads as many finds none free. */
export const mostCodes = 1100
const latelyGiven = 40

export interface CodesTaken {
  readonly taken: Set<string>
  /** Of the newest orders, over or not. */
  readonly lately: ReadonlySet<string>
}

export async function codesTaken(db: Db, branch: string): Promise<CodesTaken> {
  const open = await openOrdersAt(db, branch).select('code').where('code', '<>', '').limit(mostCodes).execute()
  const newest = await ordersAt(db, branch).select('code').orderBy('id', 'desc').limit(latelyGiven).execute()
  return { taken: codesIn(open), lately: codesIn(newest) }
}

const codesIn = (rows: readonly { readonly code: string }[]) => new Set(rows.map(({ code }) => code))
