// A chain of more than a hundred branches: nothing stops at the hundredth, and one page does not speak for each branch.
import { beforeAll, expect, test } from 'vitest'
import { mostBranches } from '#domain/branch/branch.ts'
import { listenTo } from '#server/testing/live-stream.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import { minute } from '#server/testing/test-clock.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { addBranches } from '../growth/busy-day.ts'

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  let branches: string[]
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
    await shop.ask('orders.place', noorsOrder())
    await addBranches(shop, 300)
    branches = (await shop.ask('menu.read', {})).branches.map(({ id }) => id)
  }, 120_000)
  const owner = () => ({ as: staff.amira })

  test('[J-80] the owner hears of an order at the last of 300 branches', async () => {
    expect(branches.length).toBeGreaterThan(300)
    const last = branches.at(-1) as string
    const stream = await listenTo(await shop.listen(), { as: staff.amira, branches, times: branches })
    await stream.live()
    const { token } = await shop.ask('orders.place', noorsOrder({ branch: last }))
    await stream.until(1)
    expect(stream.heard.map(({ data }) => data)).toContainEqual(expect.objectContaining({ branch: last, token }))
    stream.close()
  })

  test('[J-80] a stream that names more branches than there can be is refused, and not deaf to some', async () => {
    const many = Array.from({ length: mostBranches + 1 }, (_, at) => `b${at}`)
    expect((await listenTo(await shop.listen(), { as: staff.amira, branches: many })).status).toBe(400)
  })

  test('[J-80] days, stock, closing days, times and the day’s end take all branches at once', async () => {
    const { days } = await shop.ask('days.now', { branches: branches.join(',') }, owner())
    expect(days).toHaveLength(branches.length)
    await shop.ask('stock.set', { item: 'espresso', branches, stock: 'out' }, owner())
    const { items } = await shop.ask('menu.read', {})
    expect(items.find(({ id }) => id === 'espresso')?.out).toHaveLength(branches.length)
    expect((await shop.ask('times.read', { branches })).branches).toHaveLength(branches.length)
    const closed = await shop.ask('orders.clear', { branches, alsoOpen: true, alsoLater: true }, owner())
    expect(closed.orders).toBeGreaterThan(branches.length)
  }, 60_000)

  test('[J-82] a page that lists all branches is one board of each, and pushes no other out', async () => {
    const counter = 'jefs-tablet-0123456789'
    await shop.ask('boards.beat', { branches: ['antwerpen'], board: counter }, { as: staff.jef })
    for (let page = 0; page < 25; page++) {
      shop.clock.pass(1000)
      const board = `amiras-list-${String(page).padStart(10, '0')}`
      await shop.ask('boards.beat', { branches, board }, owner())
    }
    const seen = await shop.store.db.selectFrom('board_seen').select(['board', 'branch']).execute()
    expect(new Set(seen.filter(({ board }) => board !== counter).map(({ board }) => board)).size).toBe(20)
    expect(seen).toContainEqual({ board: counter, branch: 'antwerpen' })
    shop.clock.pass(minute / 4)
    const boards = await shop.ask('boards.read', {}, owner())
    expect(boards.branches.every(({ live }) => live > 0)).toBe(true)
  })
})
