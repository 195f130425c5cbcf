// Office baskets over HTTP: filled from many phones, and placed as one order that is paid at the counter (GROUP-1).
import { afterEach, describe, expect, test } from 'vitest'
import { newBrowser } from '#proofs/prank/prank-day.ts'
import { readRecords } from '#server/store/guests/records.ts'
import { orderAnywhere } from '#server/store/order/order-store.ts'
import { listenTo } from '#server/testing/live-stream.ts'
import { closeMollies } from '#server/testing/mollie/paying-shop.ts'
import { colleague, hannesBasket, hannesCappuccino, openBasket } from '#server/testing/office-basket.ts'
import { newKey } from '#server/testing/order-drafts.ts'
import { setCapacity, slotsOf } from '#server/testing/test-branch-settings.ts'
import { at, hour, minute } from '#server/testing/test-clock.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { sweepPayments } from '#work/money/payment/sweeper.ts'
import { trackedNow } from '#work/order/tracked.ts'

afterEach(closeMollies)

async function boardOf(shop: TestShop) {
  const { jef } = await shop.staff()
  return (await shop.ask('orders.board', { branch: 'antwerpen' }, { as: jef })).orders
}

const phoneAt = async (shop: TestShop, address: string) =>
  newBrowser(await shop.listen(), { store: shop.store, address, agent: 'Phone', language: 'nl' })

const used = async (shop: TestShop): Promise<number> =>
  [...(await slotsOf(shop)).values()].reduce((sum, one) => sum + one, 0)

onBothEngines((openShop) => {
  describe('an office basket', () => {
    test('[J-117] one connection changes it so often in a minute, and all together so often in all', async () => {
      const shop = await openShop({ config: { ordersPerMinute: 20 } })
      const basket = await openBasket(shop)
      const tom = colleague('Tom')
      const turn = async (from: string) => {
        const add = { link: basket.link, ...tom, key: newKey(), lines: [hannesCappuccino] }
        const added = await shop.reply('baskets.add', add, { from })
        if (!added.ok) return added
        const line = added.value.you?.lines.at(-1)?.id ?? 0
        return await shop.reply('baskets.takeOut', { link: basket.link, me: tom.me, line }, { from })
      }
      for (let time = 0; time < 10; time++) expect((await turn('10.7.0.1')).ok).toBe(true)
      expect(await turn('10.7.0.1')).toMatchObject({ refusal: { refusal: 'too_many' } })
      expect((await turn('10.7.0.2')).ok).toBe(true)
      await shop.store.db.updateTable('basket').set({ adds: 300 }).execute()
      expect(await turn('10.7.0.3')).toMatchObject({ refusal: { problems: [{ problem: 'basket_full' }] } })
    })

    test('[GROUP-1] is filled from many phones, and at its deadline becomes one order with a name at each line', async () => {
      const shop = await openShop()
      const basket = await openBasket(shop)
      const tom = colleague('Tom')
      const lotte = colleague('Lotte')
      await basket.add(lotte, [hannesCappuccino, { item: 'espresso', quantity: 2, note: 'without sugar' }])
      const seen = await basket.add(tom)
      expect(seen).toMatchObject({ state: 'open', payer: 'counter', order: null, you: { number: 3, opener: false } })
      expect(seen.people.map(({ name, lines }) => [name, lines.length])).toEqual([
        ['Hanne', 1],
        ['Lotte', 2],
        ['Tom', 1],
      ])
      expect(seen.people[1]?.lines.map(({ notes }) => notes)).toEqual(['', ''])
      expect((await basket.read(lotte)).you?.lines[1]?.notes).toBe('without sugar')
      expect(await boardOf(shop)).toEqual([])
      shop.clock.pass(seen.until - shop.clock.now())
      expect(
        await shop.refused('baskets.add', { link: basket.link, ...tom, key: newKey(), lines: [hannesCappuccino] }),
      ).toMatchObject({
        refusal: 'basket_closed',
      })
      await Promise.all([sweepPayments(shop.app.payments), sweepPayments(shop.app.payments)])
      const [order, ...others] = await boardOf(shop)
      expect(others).toEqual([])
      expect(order).toMatchObject({ customerName: 'Hanne Vos', total: seen.total, wantedAt: at('2026-03-04 11:30') })
      expect(order?.lines.map(({ person }) => person?.name)).toEqual(['Hanne', 'Lotte', 'Lotte', 'Tom'])
      const after = await basket.read(basket.hanne)
      expect(after).toMatchObject({ state: 'placed', order: { code: order?.code, phase: 'placed' } })
      expect(after.you?.token).toBe(order?.token)
      expect((await basket.read(tom)).you?.token).toBeNull()
    })

    test('[J-90] that runs to its default deadline is ready when it said, though the clock went on a little', async () => {
      const shop = await openShop()
      const basket = await openBasket(shop)
      const { until, wantedAt } = await basket.add(colleague('Tom'))
      shop.clock.pass(until - shop.clock.now() + 2100)
      await sweepPayments(shop.app.payments)
      const [order] = await boardOf(shop)
      expect(order).toMatchObject({ wantedAt, firstPromisedAt: wantedAt })
      expect(wantedAt).toBe(at('2026-03-04 11:30'))
    })

    test('[GROUP-1] who joins is seen to be choosing before anything is in, once, and is no part of the order without lines', async () => {
      const shop = await openShop()
      const { link, add, read, hanne } = await openBasket(shop)
      const tom = colleague('Tom')
      const lotte = colleague('Lotte')
      const join = (who: typeof tom) => shop.ask('baskets.join', { link, ...who })
      await Promise.all([join(tom), join(tom)])
      await join(lotte)
      expect((await add(tom)).people.map(({ name, lines }) => [name, lines.length])).toEqual([
        ['Hanne', 1],
        ['Tom', 1],
        ['Lotte', 0],
      ])
      await shop.ask('baskets.end', { link, me: hanne.me, how: 'close' })
      const [order] = await boardOf(shop)
      expect(order?.lines.map(({ person }) => person?.name)).toEqual(['Hanne', 'Tom'])
      expect((await read(lotte)).people.map(({ out }) => out)).toEqual([false, false, false])
      expect(await shop.refused('baskets.join', { link, ...colleague('Amira') })).toMatchObject({
        refusal: 'basket_closed',
      })
    })

    test('[GROUP-1] notes may be about somebody’s health: the counter reads them, the opener does not', async () => {
      const shop = await openShop()
      const basket = await openBasket(shop, { lines: [{ ...hannesCappuccino, note: 'extra hot' }] })
      await basket.add(colleague('Tom'), [{ ...hannesCappuccino, note: 'no lactose' }])
      await shop.ask('baskets.end', { link: basket.link, me: basket.hanne.me, how: 'close' })
      const [order] = await boardOf(shop)
      expect(order?.lines.map(({ notes }) => notes)).toEqual(['extra hot', 'no lactose'])
      const { db } = shop.store
      const id = order?.id ?? 0
      const stored = await orderAnywhere(db, id)
      if (!stored) throw new Error('the order is gone')
      const { lines } = await trackedNow(db, stored, { now: shop.clock.now(), own: true })
      expect(lines.map(({ notes, person }) => [notes, person?.name])).toEqual([
        ['extra hot', 'Hanne'],
        ['', 'Tom'],
      ])
      const [record] = await readRecords(db, [{ kind: 'order', id }], '2026-03-04')
      expect(record?.words).toEqual(['extra hot', 'Hanne'])
    })

    test('[GROUP-1] loses no line of people who add at once, and adds what is sent again once', async () => {
      const shop = await openShop()
      const basket = await openBasket(shop)
      const people = Array.from({ length: 8 }, (_, place) => colleague(`Person ${place}`))
      await Promise.all(
        people.flatMap((who) => {
          const key = newKey()
          return [basket.add(who, [hannesCappuccino], key), basket.add(who, [hannesCappuccino], key), basket.add(who)]
        }),
      )
      const seen = await basket.read()
      expect(seen.people).toHaveLength(9)
      expect(seen.people.slice(1).map(({ lines }) => lines.length)).toEqual(people.map(() => 2))
      expect(seen.total).toBe(17 * 320)
      expect(seen.you).toBeNull()
    })

    test('[GROUP-1] opened again with the same key, it is the same one', async () => {
      const shop = await openShop()
      const wish = hannesBasket({ cupName: 'Boss' })
      const first = await shop.ask('baskets.open', wish)
      expect(await shop.ask('baskets.open', wish)).toEqual(first)
      const { people } = await shop.ask('baskets.read', { link: first.link, me: wish.me })
      expect(people.map(({ name }) => name)).toEqual(['Boss'])
    })

    test('[GROUP-1] takes its place when it is opened, more with each line, and gives it back when it is given up', async () => {
      const shop = await openShop()
      await setCapacity(shop)
      const basket = await openBasket(shop)
      expect(await used(shop)).toBe(60)
      const tom = colleague('Tom')
      const { you } = await basket.add(tom, [{ ...hannesCappuccino, quantity: 2 }])
      expect(await used(shop)).toBe(180)
      await shop.ask('baskets.takeOut', { link: basket.link, me: tom.me, line: you?.lines[0]?.id ?? 0 })
      expect(await used(shop)).toBe(60)
      const full = { link: basket.link, ...tom, key: newKey(), lines: [{ ...hannesCappuccino, quantity: 60 }] }
      expect(await shop.refused('baskets.add', full)).toMatchObject({ problems: [{ problem: 'slot_full' }] })
      expect(await used(shop)).toBe(60)
      await shop.ask('baskets.end', { link: basket.link, me: basket.hanne.me, how: 'giveUp' })
      expect(await used(shop)).toBe(0)
      expect((await basket.read()).state).toBe('ended')
      expect(await boardOf(shop)).toEqual([])
    })

    test('[GROUP-1] that no server looked after until long after its time is not made', async () => {
      const shop = await openShop()
      const basket = await openBasket(shop)
      shop.clock.pass(8 * hour)
      await sweepPayments(shop.app.payments)
      expect((await basket.read()).state).toBe('ended')
      expect(await boardOf(shop)).toEqual([])
    })

    test('[GROUP-1] of a branch that closes meanwhile takes nothing more, and is not made', async () => {
      const shop = await openShop()
      const basket = await openBasket(shop)
      const { amira } = await shop.staff()
      await shop.ask('shop.setState', { branches: ['antwerpen'], open: false }, { as: amira })
      const tom = { link: basket.link, ...colleague('Tom'), key: newKey(), lines: [hannesCappuccino] }
      expect(await shop.refused('baskets.add', tom)).toMatchObject({ refusal: 'basket_closed' })
      shop.clock.pass((await basket.read()).until - shop.clock.now())
      await sweepPayments(shop.app.payments)
      expect((await basket.read()).state).toBe('ended')
    })

    test('[GROUP-1] closed by its opener alone, it is ordered at once', async () => {
      const shop = await openShop()
      const basket = await openBasket(shop)
      const tom = colleague('Tom')
      await basket.add(tom)
      const end = { link: basket.link, how: 'close' as const }
      expect(await shop.refused('baskets.end', { ...end, me: tom.me })).toMatchObject({ refusal: 'basket_not_yours' })
      const seen = await shop.ask('baskets.end', { ...end, me: basket.hanne.me })
      expect(seen.state).toBe('placed')
      expect(await shop.ask('baskets.end', { ...end, me: basket.hanne.me })).toEqual(seen)
      expect(await boardOf(shop)).toHaveLength(1)
    })

    test('[GROUP-1] lines are taken out by their person and by the opener, and by nobody else', async () => {
      const shop = await openShop()
      const basket = await openBasket(shop)
      const tom = colleague('Tom')
      const lotte = colleague('Lotte')
      const { you } = await basket.add(tom)
      await basket.add(lotte)
      const line = you?.lines[0]?.id ?? 0
      const takeOut = (who: { me: string }) => ({ link: basket.link, me: who.me, line })
      expect(await shop.refused('baskets.takeOut', takeOut(lotte))).toMatchObject({ refusal: 'basket_not_yours' })
      expect(await shop.refused('baskets.takeOut', takeOut(colleague('')))).toMatchObject({
        refusal: 'basket_not_yours',
      })
      await shop.ask('baskets.takeOut', takeOut(basket.hanne))
      const seen = await shop.ask('baskets.takeOut', takeOut(tom))
      expect(seen.people.map(({ lines }) => lines.length)).toEqual([1, 0, 1])
    })

    test('[GROUP-1] everyone who has its link is told of each change, and nobody else', async () => {
      const shop = await openShop()
      const basket = await openBasket(shop)
      const address = await shop.listen()
      const streams = await Promise.all([listenTo(address, { basket: basket.link }), listenTo(address)])
      const [own, other] = streams
      for (const one of streams) await one.live()
      await basket.add(colleague('Tom'))
      await own.until(1)
      expect(own.heard).toMatchObject([{ name: 'baskets.changed', data: { basket: expect.any(String) } }])
      expect(other.heard).toEqual([])
      expect((await listenTo(address, { basket: 'A'.repeat(22) })).status).toBe(404)
      for (const one of streams) one.close()
    })

    test('[J-98] who follows the order of a basket, too, hears of both, also of what was missed', async () => {
      const shop = await openShop()
      const { jef } = await shop.staff()
      const basket = await openBasket(shop)
      await shop.ask('baskets.end', { link: basket.link, me: basket.hanne.me, how: 'close' })
      const { you } = await basket.read(basket.hanne)
      const { orders } = await shop.ask('orders.board', { branch: 'antwerpen' }, { as: jef })
      const wish = { token: you?.token ?? '', basket: basket.link }
      const stream = await listenTo(await shop.listen(), wish)
      await stream.live()
      const later = () =>
        shop.ask('orders.postpone', { id: orders[0]?.id ?? 0, minutes: 10, key: newKey() }, { as: jef })
      await later()
      await stream.until(2)
      expect([...stream.names].sort()).toEqual(['baskets.changed', 'orders.stepped'])
      stream.close()
      await later()
      const again = await listenTo(await shop.listen(), { ...wish, lastEventId: stream.lastId })
      await again.until(2)
      expect([...again.names].sort()).toEqual(['baskets.changed', 'orders.stepped'])
      again.close()
    })
  })

  describe('what is wrong with an office basket', () => {
    test('[GROUP-1] a forged link, names of 300 emoji, a full basket and a time that is too soon are refused by name', async () => {
      const shop = await openShop()
      const { link, ...basket } = await openBasket(shop)
      const forged = 'A'.repeat(22)
      const tom = colleague('Tom')
      expect(await shop.refused('baskets.read', { link: forged, me: tom.me })).toMatchObject({
        refusal: 'basket_unknown',
      })
      const add = (change: object) =>
        shop.refused('baskets.add', { link, ...tom, key: newKey(), lines: [hannesCappuccino], ...change })
      expect(await add({ link: forged })).toMatchObject({ refusal: 'basket_unknown' })
      expect(await add({ name: '🥐'.repeat(300) })).toMatchObject({
        problems: [{ problem: 'basket_name_long', field: 'name' }],
      })
      expect(await add({ name: ' \u200b' })).toMatchObject({ problems: [{ problem: 'name_missing', field: 'name' }] })
      expect(await add({ lines: Array.from({ length: 11 }, () => hannesCappuccino) })).toMatchObject({
        problems: [{ problem: 'basket_full' }],
      })
      expect(await add({ lines: [{ item: 'unicorn', quantity: 1 }] })).toMatchObject({
        problems: [{ problem: 'item_unknown', line: 0 }],
      })
      for (let place = 0; place < 19; place++) await basket.add(colleague('Tom'))
      expect(await add({})).toMatchObject({ problems: [{ problem: 'basket_full' }] })
      expect((await basket.read()).people.at(-1)?.name).toBe('Tom 19')
      const soon = hannesBasket({ at: shop.clock.now() + 15 * minute })
      // It takes eight minutes to make, so others would have four to add.
      shop.clock.pass(3 * minute)
      expect(await shop.refused('baskets.open', soon)).toMatchObject({
        problems: [{ problem: 'basket_too_soon', field: 'at' }],
      })
    })

    test('[GROUP-1] [SAFE-5] a browser has one open, and to be paid at the counter none that costs more than an order may', async () => {
      const shop = await openShop({ config: { ordersPerMinute: 120, trustProxy: 1 } })
      const browser = await phoneAt(shop, '203.0.113.5')
      const opened = await browser.ask('baskets.open', hannesBasket())
      const link = opened.ok ? opened.value.link : ''
      const again = await browser.ask('baskets.open', hannesBasket())
      expect(again).toMatchObject({ refusal: { problems: [{ problem: 'basket_open_already' }] } })
      const dear = { link, ...colleague('Tom'), key: newKey(), lines: [{ ...hannesCappuccino, quantity: 24 }] }
      const other = await phoneAt(shop, '203.0.113.6')
      const refused = await other.ask('baskets.add', dear)
      expect(refused).toMatchObject({ refusal: { problems: [{ problem: 'basket_too_dear' }] } })
      const little = { ...dear, key: newKey(), lines: [hannesCappuccino] }
      expect(await other.ask('baskets.add', little)).toMatchObject({ ok: true })
    })

    test('[GROUP-1] [SAFE-5] a connection’s baskets are among the eight orders that wait at a branch', async () => {
      const shop = await openShop({ config: { ordersPerMinute: 120, trustProxy: 1 } })
      const open = async (branch: string) =>
        (await phoneAt(shop, '203.0.113.5')).ask('baskets.open', hannesBasket({ branch }))
      for (let n = 0; n < 8; n++) expect(await open('antwerpen')).toMatchObject({ ok: true })
      expect(await open('antwerpen')).toMatchObject({ refusal: { problems: [{ problem: 'ask_crowd' }] } })
      expect(await open('merksem')).toMatchObject({ ok: true })
    })

    test('[GROUP-1] [SAFE-5] baskets that wait count for their connection, and in their slots, as orders of new customers do', async () => {
      const shop = await openShop({ config: { ordersPerMinute: 120, trustProxy: 1 } })
      await setCapacity(shop)
      const cafe = '203.0.113.5'
      const basketOf = async (quantity: number, slot: string) => {
        const wish = hannesBasket({ at: at(`2026-03-04 ${slot}`), lines: [{ ...hannesCappuccino, quantity }] })
        return await (await phoneAt(shop, cafe)).ask('baskets.open', wish)
      }
      expect(await basketOf(10, '11:00')).toMatchObject({ ok: true })
      // The rest of that slot is for customers whom the shop knows.
      const beside = await phoneAt(shop, '203.0.113.77')
      const { payer: _, me: __, ...order } = hannesBasket({ at: at('2026-03-04 11:00') })
      expect(await beside.ask('orders.place', { ...order, form: 'pick-up' })).toMatchObject({
        refusal: { problems: [{ problem: 'slot_full' }] },
      })
      expect(await basketOf(10, '11:40')).toMatchObject({ ok: true })
      // Twenty coffees are all that one connection may hold in any hour of one barista.
      expect(await basketOf(1, '11:50')).toMatchObject({ refusal: { problems: [{ problem: 'slot_full' }] } })
      const third = await basketOf(1, '12:40')
      const link = third.ok ? third.value.link : ''
      const add = (quantity: number) =>
        beside.ask('baskets.add', {
          link,
          ...colleague('Tom'),
          key: newKey(),
          lines: [{ ...hannesCappuccino, quantity }],
        })
      // To be paid at the counter it costs no more than an order of its opener may: € 75.
      expect(await add(23)).toMatchObject({ refusal: { problems: [{ problem: 'basket_too_dear' }] } })
      expect(await add(20)).toMatchObject({ refusal: { problems: [{ problem: 'slot_full' }] } })
      expect(await add(19)).toMatchObject({ ok: true })
    })
  })
})
