// Office baskets of which each pays their share online, or the opener all: paid equals made (GROUP-2).
import { afterEach, describe, expect, test } from 'vitest'
import { checkingMs } from '#domain/order/basket/basket-times.ts'
import { orderOrArchived } from '#server/store/order/order-store.ts'
import type { BookPayment } from '#server/testing/mollie/mollie-book.ts'
import { closeMollies, openPayingShop, type PayingShop } from '#server/testing/mollie/paying-shop.ts'
import {
  type Colleague,
  colleague,
  hannesCappuccino,
  type OpenedBasket,
  openBasket,
} from '#server/testing/office-basket.ts'
import { newKey } from '#server/testing/order-drafts.ts'
import { setCapacity, slotsOf } from '#server/testing/test-branch-settings.ts'
import { hour, minute } from '#server/testing/test-clock.ts'
import { type OpenShop, onBothEngines } from '#server/testing/test-shop.ts'
import { trackedNow } from '#work/order/tracked.ts'

afterEach(closeMollies)

interface Office extends PayingShop {
  readonly basket: OpenedBasket
  pay(who: Colleague, method?: string): Promise<BookPayment>
  paid(who: Colleague): Promise<BookPayment>
  board(): Promise<
    readonly {
      readonly lines: readonly { readonly person?: { readonly name: string } | undefined }[]
      readonly total: number
      readonly due: number
      readonly paidWay: string | null
    }[]
  >
  end(how: 'close' | 'send' | 'giveUp'): Promise<unknown>
}

async function openOffice(openShop: OpenShop, payer: 'each' | 'online' = 'each'): Promise<Office> {
  const paying = await openPayingShop(openShop)
  const { shop, mollie } = paying
  await setCapacity(shop)
  const basket = await openBasket(shop, { payer })
  const { link, hanne } = basket
  const pay = async ({ me }: Colleague, method = '') => {
    const { checkout } = await shop.ask('baskets.pay', { link, me, method, lang: 'en' })
    const payment = mollie.book.find(checkout.split('/').at(-1) ?? '')
    if (!payment) throw new Error('the provider does not know it')
    return payment
  }
  return {
    ...paying,
    basket,
    pay,
    paid: async (who) => {
      const payment = await pay(who)
      mollie.book.set(payment, 'paid')
      await paying.quiet()
      return payment
    },
    board: async () => {
      const { jef } = await shop.staff()
      return (await shop.ask('orders.board', { branch: 'antwerpen' }, { as: jef })).orders
    },
    end: (how) => shop.ask('baskets.end', { link, me: hanne.me, how }),
  }
}

onBothEngines((openShop) => {
  describe('each pays their share', () => {
    test('[GROUP-2] those who have paid by the deadline get theirs, the others drop out and read so', async () => {
      const office = await openOffice(openShop)
      const { shop, basket, mollie } = office
      const tom = colleague('Tom')
      const lotte = colleague('Lotte')
      await basket.add(tom, [hannesCappuccino, { item: 'espresso', quantity: 1, note: 'without sugar' }])
      const { until, payUntil } = await basket.add(lotte)
      expect(payUntil - until).toBe(5 * minute)
      await office.paid(basket.hanne)
      expect((await basket.read(tom)).people.map(({ paid }) => paid)).toEqual(['yes', 'no', 'no'])
      shop.clock.pass(until - shop.clock.now())
      await office.look()
      expect((await basket.read(tom)).state).toBe('paying')
      await office.paid(tom)
      expect(await office.board()).toEqual([])
      shop.clock.pass(payUntil - shop.clock.now())
      await office.look()
      const [order, ...others] = await office.board()
      expect(others).toEqual([])
      expect(order?.lines.map(({ person }) => person?.name)).toEqual(['Hanne', 'Tom', 'Tom'])
      expect(order).toMatchObject({ due: 0, paidWay: 'online' })
      expect(order?.total).toBe(mollie.book.balance)
      const seen = await basket.read(lotte)
      expect(seen).toMatchObject({ state: 'placed', you: { paid: 0, back: null } })
      expect(seen.people.map(({ out }) => out)).toEqual([false, false, true])
      expect([...(await slotsOf(shop)).values()].reduce((sum, one) => sum + one, 0)).toBe(120)
    })

    test('[J-90] the promise is held though a bank checks the last share until the very end', async () => {
      const office = await openOffice(openShop)
      const { shop, basket } = office
      const { wantedAt, payUntil } = await basket.read(basket.hanne)
      await office.paid(basket.hanne)
      shop.clock.pass(payUntil + checkingMs + 22_000 - shop.clock.now())
      await office.look()
      const [order] = await office.board()
      expect(order).toMatchObject({ wantedAt, firstPromisedAt: wantedAt })
    })

    test('[GROUP-2] the opener pays for somebody: once, not while they pay themselves, and what goes back is hers', async () => {
      const office = await openOffice(openShop)
      const { shop, basket, mollie } = office
      const { link, hanne } = basket
      const tom = colleague('Tom')
      await basket.add(tom)
      const forTom = { link, me: hanne.me, method: '', lang: 'en', person: 2 } as const
      expect(await shop.refused('baskets.pay', forTom)).toMatchObject({ refusal: 'step_not_allowed' })
      await office.paid(hanne)
      await office.end('close')
      expect(await shop.refused('baskets.pay', { ...forTom, me: tom.me, person: 1 })).toMatchObject({
        refusal: 'basket_not_yours',
      })
      // While Tom is at it, his share is left to him.
      const own = await office.pay(tom)
      expect(await shop.refused('baskets.pay', forTom)).toMatchObject({ refusal: 'step_not_allowed' })
      mollie.book.set(own, 'canceled')
      await office.quiet()
      const [first, second] = await Promise.all([shop.ask('baskets.pay', forTom), shop.ask('baskets.pay', forTom)])
      expect(second).toEqual(first)
      const paid = mollie.book.find(first.checkout.split('/').at(-1) ?? '')
      if (!paid) throw new Error('the provider does not know it')
      mollie.book.set(paid, 'paid')
      await office.quiet()
      const [order] = await office.board()
      expect(order).toMatchObject({ total: 640, due: 0 })
      expect(order?.lines.map(({ person }) => person?.name)).toEqual(['Hanne', 'Tom'])
      expect(await office.balance()).toBe(640)
      expect((await basket.read(tom)).you).toMatchObject({ paid: 320, back: null })
      expect(await shop.refused('baskets.pay', forTom)).toMatchObject({ refusal: 'payment_not_needed' })
    })

    test('[GROUP-2] given up, what the opener paid for somebody goes back to her, and only she reads so', async () => {
      const office = await openOffice(openShop)
      const { shop, basket, mollie } = office
      const { link, hanne } = basket
      const tom = colleague('Tom')
      await basket.add(tom)
      await office.end('close')
      const wish = { link, me: hanne.me, method: '', lang: 'en', person: 2 } as const
      const { checkout } = await shop.ask('baskets.pay', wish)
      const paid = mollie.book.find(checkout.split('/').at(-1) ?? '')
      if (!paid) throw new Error('the provider does not know it')
      mollie.book.set(paid, 'paid')
      await office.quiet()
      await office.end('giveUp')
      await office.quiet()
      expect((await basket.read(hanne)).you?.back).toMatchObject({ amount: 320 })
      expect((await basket.read(tom)).you?.back).toBeNull()
    })

    test('[GROUP-2] once nobody adds any more and all have paid, nobody is waited for', async () => {
      const office = await openOffice(openShop)
      const tom = colleague('Tom')
      await office.basket.add(tom)
      await office.paid(tom)
      await office.end('close')
      expect(await office.board()).toEqual([])
      await office.paid(office.basket.hanne)
      expect(await office.board()).toHaveLength(1)
      expect(await office.balance()).toBe(640)
    })

    test('[GROUP-2] sent early, it is for those who paid; what comes later goes back once, to whom it came from', async () => {
      const office = await openOffice(openShop)
      const { shop, basket, mollie } = office
      const tom = colleague('Tom')
      await basket.add(tom)
      await office.paid(basket.hanne)
      const late = await office.pay(tom)
      // The bank lets it be paid although the shop gave it up.
      late.method = 'bancontact'
      await office.end('send')
      mollie.book.set(late, 'paid')
      await office.quiet()
      shop.clock.pass(minute)
      await Promise.all([office.look(), office.look()])
      expect(mollie.book.refundedOf(late)).toBe(320)
      expect(await office.balance()).toBe(mollie.book.balance)
      expect(await office.balance()).toBe(320)
      expect(await office.board()).toMatchObject([{ total: 320, due: 0 }])
      expect((await basket.read(tom)).you?.back).toMatchObject({ amount: 320, done: false })
      shop.clock.pass(48 * hour)
      await office.look()
      expect((await basket.read(tom)).you?.back).toMatchObject({ amount: 320, done: true })
    })

    test('[J-98] what goes back to a colleague is said by name to the opener, and without one to others with the token', async () => {
      const office = await openOffice(openShop)
      const { shop, basket, mollie } = office
      const tom = colleague('Tom')
      const lotte = colleague('Lotte')
      await basket.add(tom)
      await basket.add(lotte)
      await office.paid(basket.hanne)
      await office.paid(lotte)
      const late = await office.pay(tom)
      late.method = 'bancontact'
      await office.end('send')
      mollie.book.set(late, 'paid')
      await office.quiet()
      const token = (await basket.read(basket.hanne)).you?.token ?? ''
      const stored = await orderOrArchived(shop.store.db, token)
      if (!stored || stored === 'archived') throw new Error('the order is gone')
      const seen = async (own: boolean) =>
        (await trackedNow(shop.store.db, stored, { now: shop.clock.now(), own })).online
      expect(await seen(true)).toMatchObject({ paid: 960, back: null, people: { paid: 2 } })
      expect((await seen(true))?.people?.backs).toMatchObject([{ name: 'Tom', amount: 320, done: false }])
      expect((await seen(false))?.people?.backs).toMatchObject([{ name: '', amount: 320 }])
    })

    test('[GROUP-2] paid twice by one person, it is that person who gets the second back', async () => {
      const office = await openOffice(openShop)
      const { shop, basket, mollie } = office
      const tom = colleague('Tom')
      await basket.add(tom)
      const first = await office.pay(tom)
      first.method = 'bancontact'
      const second = await office.pay(tom, 'creditcard')
      mollie.book.set(first, 'paid')
      mollie.book.set(second, 'paid')
      await office.quiet()
      const hannes = await office.paid(basket.hanne)
      await office.end('send')
      shop.clock.pass(minute)
      await office.look()
      expect(mollie.book.refundedOf(first) + mollie.book.refundedOf(second)).toBe(320)
      expect(mollie.book.refundedOf(hannes)).toBe(0)
      expect(await office.board()).toMatchObject([{ total: 640, due: 0 }])
    })

    test('[J-92] who has paid may add more, and what of it is not paid by the end is left out', async () => {
      const office = await openOffice(openShop)
      const { shop, basket, mollie } = office
      const tom = colleague('Tom')
      await basket.add(tom)
      const payment = await office.paid(tom)
      const { you } = await basket.add(tom, [{ item: 'espresso', quantity: 1 }, hannesCappuccino])
      expect(you).toMatchObject({ paid: 320 })
      expect((await basket.read(tom)).people[1]).toMatchObject({
        paid: 'no',
        due: (you?.lines ?? []).slice(1).reduce((sum, { price }) => sum + price, 0),
      })
      const [, espresso] = you?.lines ?? []
      await shop.ask('baskets.takeOut', { link: basket.link, me: tom.me, line: espresso?.id ?? 0 })
      await office.end('close')
      await office.end('send')
      shop.clock.pass(minute)
      await office.look()
      expect(mollie.book.refundedOf(payment)).toBe(0)
      const [order] = await office.board()
      expect(order).toMatchObject({ total: 320, due: 0 })
      expect(order?.lines.map(({ person }) => person?.name)).toEqual(['Tom'])
      expect((await basket.read(tom)).people.map(({ name, out }) => [name, out])).toEqual([
        ['Hanne', true],
        ['Tom', false],
      ])
    })

    test('[J-92] a reminder is seen by those who have not paid, and only the opener sends one', async () => {
      const office = await openOffice(openShop)
      const { shop, basket } = office
      const tom = colleague('Tom')
      const lotte = colleague('Lotte')
      await basket.add(tom)
      await basket.add(lotte)
      await office.paid(tom)
      const { link, hanne } = basket
      expect(await shop.refused('baskets.remind', { link, me: hanne.me })).toMatchObject({
        refusal: 'step_not_allowed',
      })
      await office.end('close')
      expect(await shop.refused('baskets.remind', { link, me: tom.me })).toMatchObject({ refusal: 'basket_not_yours' })
      expect((await basket.read(lotte)).you?.reminded).toBe(false)
      await shop.ask('baskets.remind', { link, me: hanne.me })
      expect((await basket.read(lotte)).you?.reminded).toBe(true)
      expect((await basket.read(tom)).you?.reminded).toBe(false)
      expect((await basket.read(hanne)).you?.reminded).toBe(false)
    })

    test('[GROUP-2] a paid share stays as it is, and given up, all goes back', async () => {
      const office = await openOffice(openShop)
      const { shop, basket, mollie } = office
      const tom = colleague('Tom')
      const { you } = await basket.add(tom)
      const payment = await office.paid(tom)
      const line = you?.lines[0]?.id ?? 0
      const { link } = basket
      expect(await shop.refused('baskets.takeOut', { link, me: tom.me, line })).toMatchObject({
        refusal: 'basket_paid',
      })
      expect(await shop.refused('baskets.takeOut', { link, me: basket.hanne.me, line })).toMatchObject({
        refusal: 'basket_paid',
      })
      expect(await shop.refused('baskets.pay', { link, me: tom.me, lang: 'en' })).toMatchObject({
        refusal: 'payment_not_needed',
      })
      expect(await shop.refused('baskets.pay', { link, me: newKey(), lang: 'en' })).toMatchObject({
        refusal: 'basket_not_yours',
      })
      await office.end('giveUp')
      shop.clock.pass(minute)
      await office.look()
      expect(mollie.book.refundedOf(payment)).toBe(320)
      expect(await office.balance()).toBe(0)
      expect(await office.board()).toEqual([])
    })

    test('[GROUP-2] what no server looked after until long after its time is not made, and all goes back', async () => {
      const office = await openOffice(openShop)
      const payment = await office.paid(office.basket.hanne)
      office.shop.clock.pass(8 * hour)
      await office.look()
      office.shop.clock.pass(minute)
      await office.look()
      expect((await office.basket.read()).state).toBe('ended')
      expect(office.mollie.book.refundedOf(payment)).toBe(320)
      expect(await office.balance()).toBe(0)
    })

    test('[GROUP-2] refused by the shop, each gets their own share back', async () => {
      const office = await openOffice(openShop)
      const { shop, basket, mollie } = office
      const tom = colleague('Tom')
      await basket.add(tom, [{ ...hannesCappuccino, quantity: 2 }])
      const payments = [await office.paid(tom), await office.paid(basket.hanne)]
      await office.end('send')
      const { jef } = await shop.staff()
      const id = (await shop.ask('orders.board', { branch: 'antwerpen' }, { as: jef })).orders[0]?.id ?? 0
      await shop.ask('orders.step', { key: newKey(), id, step: 'refuse', reason: 'closing' }, { as: jef })
      shop.clock.pass(minute)
      await office.look()
      expect(payments.map((one) => mollie.book.refundedOf(one))).toEqual([640, 320])
      expect(await basket.read(tom)).toMatchObject({ order: { phase: 'refused' }, you: { back: { amount: 640 } } })
    })

    test('[GROUP-2] the token of a basket that waits neither places it unpaid nor gives it up', async () => {
      const office = await openOffice(openShop)
      const { shop } = office
      const [row] = await shop.store.db.selectFrom('orders').select('token').execute()
      const token = row?.token ?? ''
      expect(await shop.refused('payments.atCounter', { token })).toMatchObject({ refusal: 'step_not_allowed' })
      expect(await shop.refused('payments.giveUp', { token })).toMatchObject({ refusal: 'step_not_allowed' })
      expect(await shop.refused('payments.begin', { token, lang: 'en' })).toMatchObject({ refusal: 'step_not_allowed' })
    })
  })

  describe('one pays for all online', () => {
    test('[GROUP-2] it is placed once it is closed and paid, and lapses if it is not', async () => {
      const office = await openOffice(openShop, 'online')
      const { shop, basket } = office
      const tom = colleague('Tom')
      await basket.add(tom)
      const pay = (who: Colleague) => shop.refused('baskets.pay', { link: basket.link, me: who.me, lang: 'en' })
      expect(await pay(basket.hanne)).toMatchObject({ refusal: 'step_not_allowed' })
      await office.end('close')
      expect(await pay(tom)).toMatchObject({ refusal: 'basket_not_yours' })
      const payment = await office.paid(basket.hanne)
      expect(payment.cents).toBe(640)
      expect(payment.redirectUrl).toContain('/api/payments/back/')
      expect(await office.board()).toMatchObject([{ total: 640, due: 0, paidWay: 'online' }])
      const other = await openBasket(shop, { payer: 'online' })
      const { payUntil } = await other.add(tom)
      shop.clock.pass(payUntil - shop.clock.now() - minute)
      await office.look()
      expect((await other.read()).state).toBe('paying')
      shop.clock.pass(minute)
      await office.look()
      expect((await other.read()).state).toBe('ended')
    })
  })
})
