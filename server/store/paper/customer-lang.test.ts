// In which language paper speaks: receipts in the customer's, as far as the order knows it, tickets in the printer's.
import { beforeAll, expect, test } from 'vitest'
import type { SlipKind } from '#domain/paper/printer.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { storeOnBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { slipsOfOrder } from '#work/paper/slip-of-job.ts'
import { orderAnywhere } from '../order/order-store.ts'
import { askReceipt } from '../order/receipt-outbox.ts'

storeOnBothEngines((openShop) => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await openShop()
  })

  async function localeOfSlip(id: number, what: SlipKind): Promise<string | undefined> {
    const { store, clock } = shop
    const catalogue = await store.catalogue.current(store.db)
    const [branch] = catalogue.branches
    const order = await orderAnywhere(store.db, id)
    if (!branch || !order) throw new Error('no such order')
    const by = { lang: 'nl' as const, leavesOut: [] }
    const wish = { what, order, branch, catalogue, station: '', said: null, by, at: clock.now() }
    return (await slipsOfOrder({ store, publicUrl: null }, wish))[0]?.locale
  }

  test('[PAPER-1] a receipt speaks the language of its customer once the order knows it, a ticket that of its printer', async () => {
    const { id } = await shop.ask('orders.place', noorsOrder())
    expect(await localeOfSlip(id, 'receipt')).toBe('nl')
    await shop.store.write(async (trx) => {
      const keys = { endpoint: 'https://push.example/1', p256dh: '', auth: '', site: 'https://noisette.example' }
      await trx
        .insertInto('news_follower')
        .values({ order_id: id, ...keys, lang: 'fr', at: 1 })
        .execute()
    })
    expect(await localeOfSlip(id, 'receipt')).toBe('fr')
    await shop.store.write((trx) => askReceipt(trx, id, { email: 'noor@example.be', lang: 'ar' }, shop.clock.now()))
    expect(await localeOfSlip(id, 'receipt')).toBe('ar')
    expect(await localeOfSlip(id, 'kitchen')).toBe('nl')
    expect(await localeOfSlip(id, 'label')).toBe('nl')
  })
})
