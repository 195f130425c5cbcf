// What gift cards add to the ledger besides the orders that they pay: what they were sold for is owed to their holders,
// without VAT, until it is used (GIFT-2).
import type { LedgerLine } from '#domain/money/ledger.ts'
import { localDays } from '#server/store/branch/branch-days.ts'
import { addToSums } from '#server/store/money/running-sums.ts'
import type { ActedBy } from '#server/store/order/acted-by.ts'
import type { Trx } from '#server/store/write-queue.ts'

type GiftAccount = LedgerLine[0]

interface GiftBooking {
  readonly branch: string
  readonly by: ActedBy
  readonly at: number
  /** Names the payment elsewhere. */
  readonly ref?: string | undefined
  /** Signed cents by account: a debit is positive. What is 0 is left out. */
  readonly amounts: readonly (readonly [account: GiftAccount, amount: number])[]
}

/** Books amounts that come to zero, on the day of `at` at the branch. */
export async function bookGift(trx: Trx, { branch, by, at, ref, amounts }: GiftBooking): Promise<void> {
  const day = (await localDays(trx, branch)).dayOf(at)
  const lines = amounts.filter(([, amount]) => amount !== 0).map(([account, amount]) => [account, day, amount] as const)
  await addToSums(trx, { entries: [{ kind: 'gift', by, at, branch, order: null, ref, lines }] })
}
