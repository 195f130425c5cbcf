// How a branch stands to the registered till: who sets it, what stands in the way, and what can be paid there then.
import { afterEach, describe, expect, test } from 'vitest'
import type { TillDuty } from '#domain/money/till-duty.ts'
import { closeMollies, openPayingShop } from '#server/testing/mollie/paying-shop.ts'
import { hannesBasket } from '#server/testing/office-basket.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { minute } from '#server/testing/test-clock.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

afterEach(closeMollies)

const branch = 'antwerpen'

onBothEngines((openShop) => {
  const setDuty = async (shop: TestShop, duty: TillDuty) =>
    shop.reply('tills.setDuty', { branch, duty }, { as: (await shop.staff()).amira })
  const refusedDuty = async (shop: TestShop, duty: TillDuty) =>
    shop.refused('tills.setDuty', { branch, duty }, { as: (await shop.staff()).amira })
  const dutyOf = async (shop: TestShop) => {
    const { branches } = await shop.ask('branches.read', {}, { as: (await shop.staff()).amira })
    return branches.find(({ id }) => id === branch)?.tillDuty
  }

  describe('[REG-1] the duty of a branch', () => {
    test('is none until the owner says otherwise; staff read it with the branch, customers never', async () => {
      const shop = await openShop()
      const { amira, jef } = await shop.staff()
      expect(await dutyOf(shop)).toBe('none')
      expect(await setDuty(shop, 'by-hand')).toMatchObject({ ok: true, value: { branch, duty: 'by-hand' } })
      expect(await dutyOf(shop)).toBe('by-hand')
      const staff = await shop.ask('menu.readAll', {}, { as: jef })
      expect(staff.branches.map(({ id, tillDuty }) => [id, tillDuty])).toContainEqual([branch, 'by-hand'])
      expect(JSON.stringify(await shop.ask('menu.read', {}))).not.toContain('by-hand')
      const { entries } = await shop.ask('log.list', {}, { as: amira })
      expect(entries[0]).toMatchObject({ act: 'tills.setDuty', branch, data: { duty: 'by-hand' } })
    })

    test('is set by the owner alone, and no other setting of the branch changes with it', async () => {
      const shop = await openShop()
      const { amira, lotte } = await shop.staff()
      const before = await shop.ask('branches.read', {}, { as: amira })
      expect(await shop.refused('tills.setDuty', { branch, duty: 'linked' }, { as: lotte })).toMatchObject({
        status: 403,
      })
      await setDuty(shop, 'linked')
      const after = await shop.ask('branches.read', {}, { as: amira })
      const version = (all: typeof before) => all.branches.find(({ id }) => id === branch)?.version
      expect(version(after)).toBe(version(before))
      await setDuty(shop, 'none')
      expect(await dutyOf(shop)).toBe('none')
    })
  })

  describe('[REG-1] orders that are paid online, or to be', () => {
    test('keep a branch from a till until they are over; none of them is touched', async () => {
      const paying = await openPayingShop(openShop)
      const { shop, mollie } = paying
      const { jef } = await shop.staff()
      const { id, token, payment } = await paying.placeToPay()
      const problem = (code: string) => ({ problem: 'paid_open', field: 'duty', code })
      const refused = { refusal: 'paid_open' }
      for (const duty of ['by-hand', 'linked'] as const)
        expect(await refusedDuty(shop, duty)).toMatchObject({ ...refused, problems: [problem('')] })
      mollie.book.set(payment, 'paid')
      await paying.quiet()
      const { code } = await paying.track(token)
      expect(await refusedDuty(shop, 'by-hand')).toMatchObject({ ...refused, problems: [problem(code)] })
      expect(await paying.track(token)).toMatchObject({ phase: 'placed', online: { state: 'paid', paid: 320 } })
      const changes = [{ line: 1, status: 'served' as const }]
      await shop.ask('orders.setLineStatus', { id, changes }, { as: jef })
      expect(await setDuty(shop, 'by-hand')).toMatchObject({ ok: true })
    })

    test('count also in an office basket that is paid online, not in one for the counter', async () => {
      const { shop } = await openPayingShop(openShop)
      await shop.ask('baskets.open', hannesBasket())
      expect(await setDuty(shop, 'by-hand')).toMatchObject({ ok: true })
      await setDuty(shop, 'none')
      await shop.ask('baskets.open', hannesBasket({ payer: 'each' }))
      expect(await refusedDuty(shop, 'by-hand')).toMatchObject({ refusal: 'paid_open' })
    })

    test('lapse by themselves, and then nothing is in the way; paid all the same, the money goes back', async () => {
      const paying = await openPayingShop(openShop)
      const { shop, mollie } = paying
      const { token, payment } = await paying.placeToPay()
      shop.clock.pass(16 * minute)
      mollie.book.set(payment, 'paid')
      mollie.hooks.manner = 'never'
      // The sweeper of this server has not looked yet; another has let it lapse.
      await shop.store.db.updateTable('orders').set({ course: 'lapsed' }).where('token', '=', token).execute()
      await shop.store.db.deleteFrom('awaiting_order').execute()
      expect(await setDuty(shop, 'by-hand')).toMatchObject({ ok: true })
      await paying.look()
      expect(await paying.track(token)).toMatchObject({ phase: 'lapsed', online: { unplaced: 'late' } })
    })
  })

  test('[REG-2] nothing is paid online by any way in where each order is rung up by hand', async () => {
    const { shop } = await openPayingShop(openShop)
    const before = await shop.ask('orders.place', noorsOrder())
    await setDuty(shop, 'by-hand')
    const offer = await shop.ask('payments.offer', { branch, total: 320, lang: 'en' })
    expect(offer).toEqual({ places: ['counter'], methods: [], down: false })
    const refusedPlace = { refusal: 'order_refused', problems: [{ problem: 'pay_at_counter', field: 'pay' }] }
    const waysIn = {
      place: await shop.refused('orders.place', noorsOrder({ pay: 'online' })),
      basket: await shop.refused('baskets.open', hannesBasket({ payer: 'online' })),
      shares: await shop.refused('baskets.open', hannesBasket({ payer: 'each' })),
      begin: await shop.refused('payments.begin', { token: before.token, method: '', lang: 'en' }),
    }
    expect(waysIn).toMatchObject({
      place: refusedPlace,
      basket: refusedPlace,
      shares: refusedPlace,
      begin: { refusal: 'till_takes_payment' },
    })
    expect(await shop.store.db.selectFrom('online_payment').select('id').execute()).toEqual([])
    await setDuty(shop, 'none')
    expect((await shop.ask('payments.offer', { branch, total: 320, lang: 'en' })).places).toContain('online')
    await shop.ask('orders.place', noorsOrder({ key: newKey(), pay: 'online' }))
  })
})
