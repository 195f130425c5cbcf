// What an order and the pages of a branch cost does not grow with the number of branches (CHAIN-1).
import { expect, test } from 'vitest'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { storeOnBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { chainOf, seedChain } from '#tools/demo/chain.ts'
import { type ActCost, countCosts } from '../cost/act-costs.ts'

const branch = 'merksem'
const acts = ['placing', 'accepting', 'the board', 'the list'] as const
type Costs = Readonly<Record<(typeof acts)[number], ActCost>>

storeOnBothEngines((openShop, engine) => {
  /** The least of a few, since what the server does by itself may come between. */
  async function costsWith(branches: number): Promise<Costs> {
    const settings = { config: { ordersPerMinute: 10_000 } }
    const empty = await openShop({ ...settings, demo: false })
    expect(await seedChain(empty.store, branches, empty.clock.now())).toBe(true)
    const staff = await empty.staff()
    const counter = await countCosts(empty.address)
    const shop: TestShop = await empty.beside(settings)
    const found: Record<string, ActCost[]> = {}
    const count = async <Value>(what: (typeof acts)[number], act: () => Promise<Value>): Promise<Value> => {
      let value: Value | undefined
      const cost = await counter.during(async () => {
        value = await act()
      })
      found[what] = [...(found[what] ?? []), cost]
      return value as Value
    }
    for (let time = 0; time < 6; time++) {
      const { id } = await count('placing', () =>
        shop.ask('orders.place', noorsOrder({ branch }), { from: `10.20.0.${time}` }),
      )
      await count('accepting', () =>
        shop.ask('orders.step', { key: newKey(), id, step: 'accept' }, { as: staff.amira }),
      )
      await count('the board', () => shop.ask('orders.board', { branch }, { as: staff.amira }))
      await count('the list', () => shop.ask('orders.list', { branch, limit: 50, lang: 'en' }, { as: staff.amira }))
    }
    counter.stop()
    const least = (costs: readonly ActCost[], part: keyof ActCost) => Math.min(...costs.map((cost) => cost[part]))
    return Object.fromEntries(
      acts.map((what) => {
        const costs = found[what]?.slice(1) ?? []
        return [what, { statements: least(costs, 'statements'), read: least(costs, 'read') }]
      }),
    ) as unknown as Costs
  }

  test('[CHAIN-1] an order, its steps, the board and the list cost with 300 branches what they cost with 3', async () => {
    const few = await costsWith(3)
    const many = await costsWith(300)
    for (const what of acts) {
      expect(many[what].statements, what).toBe(few[what].statements)
      expect(many[what].read, what).toBeLessThanOrEqual(few[what].read * 1.3 + (engine === 'sqlite' ? 40 : 20))
    }
  }, 120_000)
})

test('[CHAIN-1] each branch of the made chain has a name, an address and a place of its own', () => {
  const branches = chainOf(1000)
  for (const unique of ['id', 'email', 'phone'] as const)
    expect(new Set(branches.map((one) => one[unique])).size, unique).toBe(1000)
  expect(new Set(branches.map(({ name }) => name.en)).size).toBe(1000)
  expect(new Set(branches.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(1000)
})
