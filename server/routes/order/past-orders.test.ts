// The list as a counter works through it and narrowed to states; and the orders of any past period, archived ones too.
import { beforeAll, describe, expect, test } from 'vitest'
import type { Input } from '#contract/index.ts'
import { noorsOrder, type PlaceWish } from '#server/testing/order-drafts.ts'
import { at, day, minute, wednesdayMorning } from '#server/testing/test-clock.ts'
import type { Person, Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

type Wish = Input<'orders.list'>

const espresso = { item: 'espresso', quantity: 1 } as const

onBothEngines((openShop) => {
  describe('the list', () => {
    let shop: TestShop
    let staff: Staff
    const ids: Record<string, number> = {}
    const list = (wish: Wish, as: Person = staff.amira) => shop.ask('orders.list', wish, { as })
    const namesOf = async (wish: Wish, as?: Person) =>
      (await list(wish, as)).orders.map(({ customerName }) => customerName)

    beforeAll(async () => {
      shop = await openShop()
      staff = await shop.staff()
      const key = () => crypto.randomUUID()
      const place = async (name: string, more: Partial<PlaceWish> = {}) => {
        ids[name] = (await shop.ask('orders.place', noorsOrder({ name, address: '', lines: [espresso], ...more }))).id
      }
      const accept = (name: string) =>
        shop.ask('orders.step', { key: key(), id: ids[name] ?? 0, step: 'accept' }, { as: staff.amira })
      const pay = (name: string) =>
        shop.ask('orders.step', { key: key(), id: ids[name] ?? 0, step: 'pay', paidWay: 'card' }, { as: staff.amira })
      const set = (name: string, status: 'ready' | 'served') =>
        shop.ask('orders.setLineStatus', { id: ids[name] ?? 0, changes: [{ line: 1, status }] }, { as: staff.amira })
      await place('Over')
      await set('Over', 'served')
      await place('OverPaid')
      await set('OverPaid', 'served')
      await pay('OverPaid')
      await place('Later', { at: shop.clock.now() + 150 * minute })
      await accept('Later')
      await place('Ready')
      await set('Ready', 'ready')
      await place('Made', { lines: [{ item: 'cappuccino', quantity: 2, note: 'I am allergic to nuts' }] })
      await accept('Made')
      await pay('Made')
      await place('New', { branch: 'merksem', lines: [{ item: 'salmon-bagel', quantity: 1 }] })
      shop.clock.pass(40 * minute)
    })

    test('[OFF-2] what must be made comes first, then what is ready, then what is for later, and what is over last', async () => {
      const worked = ['Made', 'New', 'Ready', 'Later', 'OverPaid', 'Over']
      expect(await namesOf({ sort: 'work' })).toEqual(worked)
      expect((await list({ sort: 'work' })).orders.map(({ later = false }) => later)).toEqual(
        worked.map((name) => name === 'Later'),
      )
      for (const limit of [1, 2, 4]) {
        const seen: string[] = []
        for (let next: Pick<Wish, 'afterKey' | 'afterId'> | null = {}; next !== null; ) {
          const page = await list({ sort: 'work', limit, ...next })
          seen.push(...page.orders.map(({ customerName }) => customerName))
          next = page.next
        }
        expect(seen, `pages of ${limit}`).toEqual(worked)
      }
      expect(await namesOf({ sort: 'work', branch: 'merksem' })).toEqual(['New'])
      expect(await namesOf({ sort: 'work' }, staff.lotte)).toEqual(['New'])
    })

    test('[OFF-2] each state has its count and finds its orders, in whichever order the list stands', async () => {
      const { counts } = await list({ sort: 'work' })
      expect(counts).toEqual({ all: 6, new: 1, making: 1, ready: 1, due: 4, late: 2 })
      for (const sort of ['work', 'customerName'] as const) {
        const found = async (wish: Wish) => (await namesOf({ sort, direction: 'ascending', ...wish })).toSorted()
        expect(await found({ state: 'new' })).toEqual(['New'])
        expect(await found({ state: 'making' })).toEqual(['Made'])
        expect(await found({ state: 'ready' })).toEqual(['Ready'])
        expect(await found({ state: 'late' })).toEqual(['Made', 'New'])
        expect(await found({ state: 'due' })).toEqual(['Later', 'New', 'Over', 'Ready'])
        expect(await found({ state: 'due', search: 'later' })).toEqual(['Later'])
        expect(await found({ payment: 'paid' })).toEqual(['Made', 'OverPaid'])
        expect(await found({ payment: 'due', state: 'ready' })).toEqual(['Ready'])
        expect(await found({ payment: 'owed' })).toEqual([])
      }
    })

    test('[OFF-2] a search finds an exact amount, however its cents are written, and what was ordered', async () => {
      const [{ total = 0 } = {}] = (await list({ search: 'Made' })).orders
      const amount = (total / 100).toFixed(2)
      for (const search of [amount, amount.replace('.', ','), `€ ${amount}`])
        expect(await namesOf({ search }), search).toEqual(['Made'])
      expect(await namesOf({ search: 'cappucc' })).toEqual(['Made'])
      // By its Dutch name as well.
      expect(await namesOf({ search: 'bagel zalm' })).toEqual(['New'])
    })

    test('[OFF-2] an order with an allergy says so, whichever of its lines tells it', async () => {
      const { orders } = await list({ sort: 'work' })
      expect(orders.filter(({ allergy }) => allergy).map(({ customerName }) => customerName)).toEqual(['Made'])
    })
  })

  describe('past orders', () => {
    let shop: TestShop
    let staff: Staff
    let amira: Person
    const placed: Record<string, { id: number; token: string; code: string; total: number }> = {}
    const today = '2026-03-04'

    beforeAll(async () => {
      shop = await openShop()
      staff = await shop.staff()
      const place = async (name: string, more: Partial<PlaceWish> = {}) => {
        placed[name] = await shop.ask('orders.place', noorsOrder({ name, address: '', ...more }))
      }
      await place('Zoë', { phone: '0470 98 76 54' })
      await place('Sam', { branch: 'merksem', lines: [espresso] })
      await shop.ask('orders.clear', { branches: ['antwerpen', 'merksem'], alsoOpen: true }, { as: staff.amira })
      shop.clock.pass(day)
      amira = await shop.signIn('Amira')
      await place('Fatima', { day: '2026-03-05' })
    })

    const found = async (wish: Wish, as = amira) =>
      (await shop.ask('orders.list', wish, { as })).orders.map(({ customerName }) => customerName)

    test('[OFF-2] a period has its orders of each day, in the list or archived, the latest first and in pages', async () => {
      expect((await found({ from: today, to: today })).toSorted()).toEqual(['Sam', 'Zoë'])
      expect(await found({ from: '2026-03-05', to: '2026-03-05' })).toEqual(['Fatima'])
      expect(await found({ from: '2026-03-01', to: '2026-03-03' })).toEqual([])
      const whole = await found({ from: '2026-03-01', to: '2026-03-31' })
      expect(whole).toHaveLength(3)
      expect(whole[0]).toBe('Fatima')
      const page = await shop.ask('orders.list', { from: '2026-03-01', to: '2026-03-31', limit: 1 }, { as: amira })
      expect(page).toMatchObject({ cash: null, counts: null, partly: false })
      const rest = await found({ from: '2026-03-01', to: '2026-03-31', ...page.next })
      expect([...page.orders.map(({ customerName }) => customerName), ...rest]).toEqual(whole)
    })

    test('[OFF-2] within it one is found by name, token, code, telephone, amount, item, state and payment', async () => {
      const { token = '', code = '', total = 0 } = placed.Zoë ?? {}
      const within = { from: '2026-03-01', to: '2026-03-31', branch: 'antwerpen' }
      const amount = (total / 100).toFixed(2).replace('.', ',')
      for (const search of ['zoe', token.slice(0, 5).toLowerCase(), code, '0470 98 76', amount, 'cappuccino'])
        expect(await found({ ...within, search }), search).toContain('Zoë')
      expect(await found({ ...within, search: 'zoe', from: '2026-03-05', to: '2026-03-05' })).toEqual([])
      expect(await found({ ...within, search: 'nobody' })).toEqual([])
      expect(await found({ ...within, payment: 'due' })).toContain('Zoë')
      expect(await found({ ...within, payment: 'paid' })).toEqual([])
      expect(await found({ ...within, state: 'new', search: 'zoe' })).toEqual(['Zoë'])
      expect(await found({ ...within, state: 'ready' })).toEqual([])
    })

    test('[OFF-2] an archived order can be read with its history, and not be changed; nor does another branch see it', async () => {
      const { id = 0, token = '' } = placed.Zoë ?? {}
      const read = await shop.ask('orders.read', { id }, { as: amira })
      expect(read).toMatchObject({ token, archivedAt: at(wednesdayMorning) })
      expect((await shop.ask('orders.history', { id }, { as: amira })).steps).toEqual([])
      const step = { key: crypto.randomUUID(), id, step: 'accept' } as const
      expect((await shop.refused('orders.step', step, { as: amira })).refusal).toBe('not_found')

      const lotte = await shop.signIn('Lotte')
      expect(await found({ from: '2026-03-01', to: '2026-03-31' }, lotte)).toEqual(['Sam'])
      expect(await found({ from: '2026-03-01', to: '2026-03-31', search: 'zoe' }, lotte)).toEqual([])
      expect((await shop.refused('orders.read', { id }, { as: lotte })).refusal).toBe('not_allowed')
    })

    test('[OFF-2] a period that is half or reversed is refused at its end', async () => {
      for (const wish of [{ from: today }, { to: today }, { from: '2026-03-05', to: today }]) {
        const refused = await shop.refused('orders.list', wish, { as: amira })
        expect(refused).toMatchObject({ refusal: 'bad_input', problems: [{ field: 'to' }] })
      }
    })
  })
})
