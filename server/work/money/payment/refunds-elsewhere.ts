// Finds refunds that the owner made on the provider's own pages, also where no call told of them and no key reads
// payouts (PAY-5).
import { openRepeatedJob, type RepeatedJob } from '#server/repeated-job.ts'
import { noteTold } from '#server/store/money/online-payment-store.ts'
import { paymentsRefundedElsewhere } from '#server/store/money/refund-store.ts'
import { readSetting, writeSetting } from '#server/store/shop/setting-store.ts'
import type { PaymentDesk } from './payment-desk.ts'

const hour = 3_600_000

export const openRefundReader = (desk: PaymentDesk, failed: (error: unknown) => void): RepeatedJob =>
  openRepeatedJob(() => lookElsewhere(desk), hour / 6, failed)

/**
 * Once an hour, on one server: the provider is asked again about each payment that has a refund which the shop does not
 * know.
 */
export async function lookElsewhere(desk: PaymentDesk): Promise<void> {
  const { store, now } = desk
  const provider = await desk.provider()
  if (!provider) return
  const isTurn = await store.write(async (trx) => {
    await store.engine.lockWords(trx, ['refunds'])
    if (Number((await readSetting(trx, 'refunds.next')) ?? 0) > now()) return false
    await writeSetting(trx, 'refunds.next', String(now() + hour))
    return true
  })
  if (!isTurn) return
  const told = await provider.newestRefunds()
  if (!told.ok) return
  const gone = told.value.filter(({ status }) => status !== 'failed' && status !== 'canceled')
  const payments = await paymentsRefundedElsewhere(store.db, gone)
  if (payments.length === 0) return
  await store.write(async (trx) => {
    for (const id of payments) await noteTold(trx, id, now())
  })
}
