// A database that an earlier version left behind opens with everything in it, on both engines.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, test } from 'vitest'
import { fromBase32, stepAt, timeCode } from '../auth/factors/time-codes.ts'
import type { KeptShop } from '../testing/older/fill-shop.ts'
import { folderOf, isRelease, keptVersions } from '../testing/older/kept-databases.ts'
import { restoreKept } from '../testing/older/restore-kept.ts'
import { noorsOrder, noorsTable } from '../testing/order-drafts.ts'
import { passwordOf } from '../testing/people.ts'
import { onBothEngines, type Shop } from '../testing/shop.ts'

const cleanUps: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp()
})

onBothEngines((openShop, engine) => {
  describe.each(keptVersions.filter(isRelease))('[DATA-1] a database of version %s', (version) => {
    const kept = (
      JSON.parse(readFileSync(join(folderOf(version), 'kept.json'), 'utf8')) as Record<typeof engine, KeptShop>
    )[engine]
    const restored = async (of: string) => {
      const { address, remove } = await restoreKept(of, engine)
      cleanUps.push(remove)
      return address
    }
    let shop: Shop
    const open = async () => {
      // Six minutes later, while the owner's session and the orders of the day still exist.
      shop ??= await openShop({ address: await restored(version), demo: false, at: '2026-03-04 09:07' })
      return shop
    }

    /** The first form that was sent to this call. */
    const keyOf = async (call: string) => {
      const { store } = await open()
      const keys = store.db.selectFrom('idempotency_key').selectAll().where('call', '=', call)
      return await keys.executeTakeFirstOrThrow()
    }

    test('keeps every order with its total and where each line stands', async () => {
      const { ask } = await open()
      for (const { token, total, statuses } of kept.orders) {
        const order = await ask('orders.track', { token })
        expect({ token, total: order.total, statuses: order.lines.map(({ status }) => status) }).toEqual({
          token,
          total,
          statuses,
        })
      }
    })

    test('[SAFE-5] an order of before counts against nobody, and can be refused', async () => {
      const { store, ask, refused } = await open()
      expect(await store.db.selectFrom('order_origin').selectAll().execute()).toEqual([])
      const blocking = { id: 999_999, key: 'a-key-that-blocks-nobody' }
      expect(await refused('orders.block', blocking)).toMatchObject({ refusal: 'not_signed_in' })
      expect(await ask('orders.place', noorsOrder({ key: 'a-key-of-after-the-update' }))).toMatchObject({ total: 320 })
    })

    test('[LIFE-1] an order that nobody had begun waits to be accepted, the others were accepted', async () => {
      const { ask } = await open()
      for (const { token, statuses } of kept.orders) {
        const { course, phase, code, mayWithdraw } = await ask('orders.track', { token })
        const isNew = statuses.every((status) => status === 'received')
        expect({ course, code, mayWithdraw }).toEqual({
          course: isNew ? 'placed' : 'accepted',
          code: '',
          mayWithdraw: isNew,
        })
        expect(phase).not.toBe('refused')
      }
    })

    test('answers a checkout of before with its order, sent again', async () => {
      const { ask } = await open()
      const lines = [
        { item: 'cappuccino', quantity: 2, note: 'oat milk\nno sugar' },
        { item: 'brussels-waffle', quantity: 1 },
      ]
      const again = await ask('orders.place', noorsOrder({ key: kept.checkout.key, lines }))
      expect(again.token).toBe(kept.checkout.token)
    })

    test('takes a review and a reservation of before, sent again, for the same', async () => {
      const {
        ask,
        store: { db },
      } = await open()
      const reviewed = await keyOf('reviews.submit')
      const reserved = await keyOf('reservations.place')
      await ask('reviews.submit', { key: reviewed.key, food: 5, service: 4, name: 'Noor', text: 'Warm waffle.' })
      expect((await ask('reservations.place', noorsTable({ key: reserved.key }))).id).toBe(reserved.made)
      expect(await db.selectFrom('review').select('id').execute()).toHaveLength(kept.counts.reviews)
    })

    if (engine === 'postgres')
      test('lets a server of before go on placing orders, and knows their keys', async () => {
        const { ask, store } = await open()
        const order = noorsOrder()
        const first = await ask('orders.place', order)
        const { db } = store
        const before = await sql<{ hash: string; id: number }>`
          select body_hash as hash, order_id as id from checkout where key = ${order.key}`.execute(db)
        expect(before.rows).toMatchObject([{ id: first.id }])
        await sql`delete from checkout where key = ${order.key}`.execute(db)
        await sql`insert into checkout (key, body_hash, order_id, at)
          values (${order.key}, ${before.rows[0]?.hash}, ${first.id}, 0)`.execute(db)
        expect(await ask('orders.place', order)).toEqual(first)
      })

    test('takes a new order, and the board shows it among those of before', async () => {
      const { ask } = await open()
      const { id } = await ask('orders.place', noorsOrder())
      const { orders } = await ask('orders.board', { branch: 'antwerpen' }, { as: kept.owner })
      expect(orders.map((order) => order.id)).toContain(id)
      expect(orders.map(({ token }) => token)).toContain(kept.checkout.token)
    })

    test('[CATG-1] its categories keep their pages and get their icons, and the owner adds one', async () => {
      const { ask } = await open()
      const asked = { as: kept.owner }
      const { categories } = await ask('menu.read', { lang: 'en' })
      expect(categories.map(({ id, icon, slug }) => [id, icon, slug]).slice(0, 2)).toEqual([
        ['COFFEE', 'cup', undefined],
        ['ICECOFFEE', 'iced-cup', undefined],
      ])
      const soup = await ask('categories.add', { name: { en: 'Soup' } }, asked)
      expect((await ask('menu.read', { lang: 'en' })).categories.at(-1)).toMatchObject({ id: soup.id, slug: 'soup' })
      await ask('categories.remove', { id: soup.id }, asked)
    })

    test('[ALLG-1] nobody has declared what its items and lines contain; staff can', async () => {
      const { ask } = await open()
      const asked = { as: kept.owner }
      const [item] = (await ask('items.read', {}, asked)).items
      if (!item) throw new Error('the menu is empty')
      expect(item.declaration).toBeNull()
      for (const { token } of kept.orders)
        for (const line of (await ask('orders.track', { token })).lines) expect(line.declaration).toBeNull()
      const declaration = { contains: ['milk' as const], mayContain: [] }
      expect((await ask('items.save', { ...item, declaration }, asked)).declaration).toEqual(declaration)
    })

    test('[SAFE-6] requires no second factor of anybody, and its owner sets one up', async () => {
      const { ask, refused, clock } = await open()
      const own = { as: kept.owner }
      expect((await ask('factors.readRule', {}, own)).reach).toBe('nobody')
      expect((await ask('sessions.list', {}, own)).sessions.find((session) => session.own)?.network).toBe('')
      // Nobody knows when a session of before was begun with a password.
      expect((await refused('factors.beginTime', {}, own)).refusal).toBe('confirm_first')
      await ask('factors.confirm', { password: kept.owner.password }, own)
      const { setUp, secret } = await ask('factors.beginTime', {}, own)
      const code = timeCode(fromBase32(secret), stepAt(clock.now()))
      expect((await ask('factors.setTime', { setUp, code }, own)).recoveryCodes).toHaveLength(10)
      await ask('factors.removeTime', {}, own)
    })

    test('[OPT-2] its items are sold in the sizes and at the prices that they had', async () => {
      const {
        ask,
        store: { db },
      } = await open()
      const { items, groups } = await ask('menu.read', { lang: 'en' })
      expect(groups.map(({ id }) => id)).toEqual(['SIZES'])
      const before = await db.selectFrom('item').select(['id', 'glass_price', 'bottle_price']).execute()
      const pieces = await db.selectFrom('item_piece').selectAll().orderBy('persons').execute()
      for (const { id, glass_price: glass, bottle_price: bottle } of before) {
        const item = items.find((one) => one.id === id)
        const own = pieces.filter((piece) => piece.item === id)
        const expected = [
          ...(glass === null ? [] : [['GLASS', glass, undefined]]),
          ...(bottle === null ? [] : [['BOTTLE', bottle, undefined]]),
          ...own.map(({ persons, price, count }) => [`PERSONS-${persons}`, price, count]),
        ]
        const { prices = {}, counts = {}, only = [] } = item?.groups?.find(({ group }) => group === 'SIZES') ?? {}
        expect(
          only.map((size) => [size, (item?.price ?? 0) + (prices[size] ?? 0), counts[size]]),
          id,
        ).toEqual(expected)
      }
      expect(items.find(({ id }) => id === 'house-white-wine')).toMatchObject({ price: 480 })
      expect(items.find(({ id }) => id === 'cappuccino')).toMatchObject({ price: 320 })
    })

    test('[OPT-2] a line by the glass or for two says so still, at its price of then', async () => {
      const { ask } = await open()
      const lines = []
      for (const { token } of kept.orders) lines.push(...(await ask('orders.track', { token })).lines)
      const size = (option: string, name: string) => [{ group: 'SIZES', option, name: { nl: name }, price: 0 }]
      expect(lines.find(({ item }) => item === 'house-white-wine')).toMatchObject({
        ...{ choice: 'glass', price: 480, options: size('GLASS', 'Glas') },
      })
      expect(lines.find(({ item }) => item === 'breakfast-board')).toMatchObject({
        ...{ choice: 'persons-2', options: size('PERSONS-2', '2 personen') },
      })
    })

    test('keeps its people, their passwords and open sessions, and who waits', async () => {
      const { ask, signIn } = await open()
      expect((await ask('account.read', {}, { as: kept.owner })).member).toMatchObject({ name: kept.owner.name })
      for (const name of kept.people) expect((await signIn(name, passwordOf(name))).name).toBe(name)
      const { accounts } = await ask('staff.list', {}, { as: kept.owner })
      expect(accounts.map(({ name }) => name).sort()).toEqual([...kept.people, 'Waiting Wim'].sort())
    })

    test('keeps the menu, the stock, the reviews, reservations, messages, pictures and archives', async () => {
      const { ask, inject: request } = await open()
      const asked = { as: kept.owner }
      expect((await ask('reviews.summary', {})).count).toBe(kept.counts.reviews)
      expect((await ask('reservations.list', {}, asked)).reservations).toHaveLength(kept.counts.reservations)
      expect((await ask('messages.list', {}, asked)).messages).toHaveLength(kept.counts.messages)
      expect(await shop.store.db.selectFrom('item').select('id').execute()).toHaveLength(kept.counts.items)
      expect(await shop.store.db.selectFrom('stock_out').select(['item', 'branch']).execute()).toContainEqual({
        item: 'salmon-bagel',
        branch: 'antwerpen',
      })
      expect((await request({ url: `/uploads/${kept.upload}/160` })).statusCode).toBe(200)
      const [archive] = (await ask('archives.list', {}, asked)).archives
      await ask('archives.restore', { id: archive?.id ?? 0 }, asked)
      expect((await ask('orders.track', { token: kept.archived })).branch).toBe('etterbeek')
    })
  })
})
