// A branch where each order is rung up by hand: staff read no amounts, nothing is paid with us, and the list says what
// the till has yet to hear.
import { describe, expect, test } from 'vitest'
import type { CallName } from '#contract/addresses.ts'
import { contract, type Input, type Output } from '#contract/index.ts'
import { allDays } from '#server/store/money/ledger-store.ts'
import { saveAsk } from '#server/store/order/asks.ts'
import { expectAudited } from '#server/testing/expect-audited.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'

const branch = 'antwerpen'
const lattes = { lines: [{ item: 'cappuccino', quantity: 2 }] }

/** Every call of staff that returns amounts of orders on their way; each is asked below. */
const ofOrders = [
  'orders.list',
  'orders.read',
  'orders.board',
  'orders.find',
  'orders.history',
  'orders.ringUps',
  'orders.ringUp',
  'orders.ringUpNot',
  'orders.markSeen',
  'orders.setLineStatus',
  'orders.step',
  'orders.enter',
  'orders.change',
  'orders.postpone',
  'orders.setForm',
  'takings.today',
  'days.now',
  'guard.read',
  'archives.find',
  'archives.bringBack',
] as const satisfies readonly CallName[]

/** And why the others may: they say what the menu costs, what the owner set, or what past days came to. */
const ofNoOrder: readonly CallName[] = [
  'menu.readAll',
  'items.read',
  'items.add',
  'items.save',
  'groups.read',
  'groups.add',
  'groups.save',
  'groups.use',
  'stamps.read',
  'stamps.spend',
  'stamps.save',
  'bake.left',
  'guard.held',
  'payments.read',
  'payments.setKey',
  'payments.save',
  'payments.watch',
  'payments.settleBack',
  'payouts.read',
  'payouts.look',
  'payouts.setKey',
  'invoices.list',
  'persons.find',
  'persons.takeOut',
  'days.list',
  'days.read',
  'books.readDay',
  'books.count',
  'books.read',
  'books.readMonth',
  'figures.read',
  'figures.readMoney',
  'figures.readBranches',
  'tills.read',
  // What cards have, and an order that one paid: at this branch none pays.
  'gifts.look',
  'gifts.take',
  'gifts.readRules',
  'gifts.saveRules',
  'gifts.report',
  'gifts.list',
  'gifts.block',
  'gifts.takeOver',
  'reductions.read',
  'reductions.save',
]

/** Whether somewhere in what a call returns is an amount of cents. */
function hasCents(schema: unknown, depth = 0): boolean {
  const { def, description = '' } = schema as { def?: Record<string, unknown>; description?: string }
  if (!def || depth > 14) return false
  if (description.includes('cents')) return true
  const inner = [def.innerType, def.element, def.valueType, def.out, ...((def.options as unknown[]) ?? [])]
  return [...inner, ...Object.values((def.shape as object) ?? {})].some(
    (one) => one !== undefined && hasCents(one, depth + 1),
  )
}

onBothEngines((openShop) => {
  const opened = async () => {
    const shop = await openShop()
    const { amira, jef } = await shop.staff()
    await shop.ask('tills.setDuty', { branch, duty: 'by-hand' }, { as: amira })
    const as = { as: jef }
    const serve = (id: number) => shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' }] }, as)
    const ringUp = (id: number, ticket = '', on = shop) => on.ask('orders.ringUp', { key: newKey(), id, ticket }, as)
    const list = async () => {
      const { toDo, done } = await shop.ask('orders.ringUps', { branch }, as)
      return { toDo: toDo.map(({ id }) => id), done: done.map(({ id }) => id) }
    }
    return { shop, as, owner: { as: amira }, serve, ringUp, list }
  }
  const balances = async (shop: TestShop) => {
    const rows = await shop.store.db
      .selectFrom('ledger_balance')
      .select(['account', 'amount'])
      .where('branch', '=', branch)
      .where('day', '=', allDays)
      .execute()
    return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]))
  }

  test('[REG-2] every call of staff that returns amounts is one that leaves them out there, or is of no order', () => {
    const names = Object.keys(contract) as CallName[]
    const withCents = names.filter((name) => contract[name].access !== 'anyone' && hasCents(contract[name].output))
    expect(withCents.filter((name) => !ofOrders.some((one) => one === name) && !ofNoOrder.includes(name))).toEqual([])
  })

  test('[REG-2] staff read no amount of an order on its way, whatever they ask and do', async () => {
    const { shop, as, owner } = await opened()
    const said: Partial<Record<CallName, unknown>> = {}
    const say = async <Name extends (typeof ofOrders)[number]>(
      name: Name,
      input: Input<Name>,
      by = as,
    ): Promise<void> => {
      const answer: Output<Name> = await shop.ask(name, input, by)
      said[name] = answer
    }
    const { id, token } = await shop.ask('orders.place', noorsOrder(lattes))
    await say('orders.step', { key: newKey(), id, step: 'accept' })
    await say('orders.change', { key: newKey(), id, lines: [{ line: 1, item: 'cappuccino', quantity: 3 }] })
    await say('orders.step', { key: newKey(), id, step: 'agree' })
    await say('orders.postpone', { key: newKey(), id, minutes: 5 })
    await say('orders.setForm', { key: newKey(), id, table: 4 })
    await say('orders.markSeen', { id })
    await say('orders.board', { branch })
    await say('orders.find', { branch, text: token })
    await say('orders.ringUps', { branch })
    await say('orders.ringUp', { key: newKey(), id, ticket: 'T-1' })
    await say('orders.ringUpNot', { key: newKey(), id })
    await say('orders.history', { id })
    await say('orders.enter', { key: newKey(), branch, ...lattes })
    await say('orders.list', { branch })
    await say('orders.list', { branch, from: '2026-03-04', to: '2026-03-04' })
    await say('takings.today', { branch }, owner)
    await say('days.now', { branches: branch }, owner)
    await say('guard.read', {})
    await say('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' }] })
    await shop.ask('orders.clear', { branches: [branch] }, owner)
    await say('archives.find', { text: token }, owner)
    await say('archives.bringBack', { id }, owner)
    await say('orders.read', { id })
    expect(Object.keys(said).sort()).toEqual([...ofOrders].sort())
    for (const [name, answer] of Object.entries(said)) expect(amountsIn(answer), name).toEqual([])
    // Its customer does.
    expect((await shop.ask('orders.track', { token })).total).toBe(960)
  })

  test('[REG-2] an order that asks to be let in stands there without its amount', async () => {
    const { shop, as } = await opened()
    const noor = { key: newKey(), device: 'a', askedFrom: 'b', name: 'Noor', code: '417', at: shop.clock.now() }
    const ask = { ...noor, branch, total: 320, pieces: 1, why: 'crowd', lines: [] } as const
    await shop.store.write((trx) => saveAsk(trx, ask, undefined))
    const { asks } = await shop.ask('guard.read', {}, as)
    expect(asks).toMatchObject([{ total: null }])
  })

  test('[REG-2] payments are the till’s: none is noted, undone or given back with us', async () => {
    const { shop, as } = await opened()
    const { id } = await shop.ask('orders.place', noorsOrder())
    for (const step of ['pay', 'unpay', 'giveBack', 'goodwill'] as const)
      expect(await shop.refused('orders.step', { key: newKey(), id, step, paidWay: 'cash' }, as), step).toMatchObject({
        refusal: 'till_takes_payment',
      })
    expect(await shop.store.db.selectFrom('orders').select('payments').execute()).toEqual([{ payments: '[]' }])
  })

  test('[REG-2] an order that is paid keeps a branch from ringing up by hand until it is over, and is no ring-up', async () => {
    const shop = await openShop()
    const { amira, jef } = await shop.staff()
    const as = { as: jef }
    const { id, code } = await shop.ask('orders.place', noorsOrder())
    await shop.ask('orders.step', { key: newKey(), id, step: 'pay', paidWay: 'cash' }, as)
    const byHand = { branch, duty: 'by-hand' } as const
    expect(await shop.refused('tills.setDuty', byHand, { as: amira })).toMatchObject({
      refusal: 'paid_open',
      problems: [{ problem: 'paid_open', field: 'duty', code }],
    })
    await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' }] }, as)
    await shop.ask('tills.setDuty', byHand, { as: amira })
    expect(await shop.ask('orders.ringUps', { branch }, as)).toMatchObject({ toDo: [], done: [] })
    expect((await shop.ask('orders.read', { id }, as)).ringUp).toMatchObject({ ticket: '', at: null })
    expect(await shop.refused('orders.ringUpNot', { key: newKey(), id }, as)).toMatchObject({
      refusal: 'step_not_allowed',
    })
    await expectAudited(shop)
  })

  test('[REG-2] neither its place in a list, nor a search, nor an invoice tells what an order costs', async () => {
    const { shop, as } = await opened()
    const lines = [{ item: 'cappuccino', quantity: 5 }]
    const dear = await shop.ask('orders.place', noorsOrder({ lines }))
    await shop.ask('orders.place', noorsOrder())
    const list = (wish: object) => shop.ask('orders.list', { branch, limit: 1, ...wish }, as)
    for (const direction of ['ascending', 'descending'] as const)
      expect((await list({ sort: 'totalPrice', direction })).next).toEqual((await list({ sort: 'id', direction })).next)
    expect((await list({ search: (dear.total / 100).toFixed(2) })).orders).toEqual([])
    const { held } = await shop.ask('guard.held', {}, as)
    expect(held.find((one) => one.branch === branch)?.total).toBe(0)
  })

  describe('[REG-2] the list of orders to ring up', () => {
    test('has them as they were handed over, then as they came, and says who rang up which, when and with which ticket', async () => {
      const { shop, serve, ringUp, list, as } = await opened()
      const one = await shop.ask('orders.place', noorsOrder())
      const two = await shop.ask('orders.place', noorsOrder(lattes))
      const three = await shop.ask('orders.place', noorsOrder())
      expect((await list()).toDo).toEqual([one.id, two.id, three.id])
      await serve(three.id)
      shop.clock.pass(60_000)
      await serve(two.id)
      expect(await list()).toEqual({ toDo: [three.id, two.id, one.id], done: [] })
      expect((await shop.ask('orders.board', { branch }, as)).ringUps).toBe(2)
      const rung = await ringUp(two.id, ' 00123 ')
      expect(rung.ringUp).toEqual({ state: 'rung-up', at: shop.clock.now(), ticket: '00123' })
      expect(await list()).toEqual({ toDo: [three.id, one.id], done: [two.id] })
      const { done } = await shop.ask('orders.ringUps', { branch }, as)
      expect(done).toMatchObject([{ id: two.id, rungUpBy: 'Jef', ringUp: { ticket: '00123' } }])
      expect((await shop.ask('orders.board', { branch }, as)).ringUps).toBe(1)
      expect(await balances(shop)).toMatchObject({ other: 640, receivable: 640 })
      await shop.ask('orders.ringUpNot', { key: newKey(), id: two.id }, as)
      expect(await list()).toEqual({ toDo: [three.id, two.id, one.id], done: [] })
      expect(await balances(shop)).toMatchObject({ receivable: 1280 })
      await expectAudited(shop)
    })

    test('tapped twice, or by two members at two servers at once, it is rung up once', async () => {
      const { shop, ringUp, as } = await opened()
      const beside = await shop.beside()
      const { id } = await shop.ask('orders.place', noorsOrder())
      const key = newKey()
      const taps = Array.from({ length: 12 }, (_, tap) => ringUp(id, '', tap % 2 ? shop : beside))
      await Promise.all([
        ...taps,
        shop.ask('orders.ringUp', { key, id }, as),
        beside.ask('orders.ringUp', { key, id }, as),
      ])
      expect(await balances(shop)).toMatchObject({ other: 320 })
      await expectAudited(shop)
    }, 30_000)

    test('asks to take back what was rung up and then cancelled; and a change waits until it is undone', async () => {
      const { shop, as, ringUp, list } = await opened()
      const { id } = await shop.ask('orders.place', noorsOrder(lattes))
      await ringUp(id)
      const lines = [{ line: 1, item: 'cappuccino', quantity: 1 }]
      expect(await shop.refused('orders.change', { key: newKey(), id, lines }, as)).toMatchObject({
        refusal: 'rung_up_already',
      })
      const cancelled = await shop.ask('orders.step', { key: newKey(), id, step: 'refuse', reason: 'asked' }, as)
      expect(cancelled.ringUp).toMatchObject({ state: 'to-take-back' })
      expect(await list()).toEqual({ toDo: [id], done: [] })
      expect((await ringUp(id)).ringUp).toMatchObject({ state: 'nothing' })
      expect(await list()).toEqual({ toDo: [], done: [] })
      expect(await balances(shop)).toMatchObject({ other: 0 })
      await expectAudited(shop)
    })

    test('keeps what the day’s end left out, and its money is settled once it is rung up', async () => {
      const { shop, as, owner, serve, ringUp, list } = await opened()
      const { id } = await shop.ask('orders.place', noorsOrder())
      await serve(id)
      const { days } = await shop.ask('days.now', { branches: branch }, owner)
      expect(days).toMatchObject([{ ringUps: 1, money: null, parts: { handedOver: { orders: 1, total: null } } }])
      await shop.ask('orders.clear', { branches: [branch] }, owner)
      expect(await list()).toEqual({ toDo: [id], done: [] })
      expect((await shop.ask('orders.board', { branch }, as)).ringUps).toBe(1)
      expect(await balances(shop)).toMatchObject({ unsettled: 320 })
      await ringUp(id)
      expect(await list()).toEqual({ toDo: [], done: [] })
      expect(await balances(shop)).toMatchObject({ unsettled: 0, other: 320 })
      await expectAudited(shop)
    })

    test('leaves out what was archived before the branch rang up by hand, and is empty where it does not', async () => {
      const shop = await openShop()
      const { amira, jef } = await shop.staff()
      const as = { as: jef }
      const { id } = await shop.ask('orders.place', noorsOrder())
      await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' }] }, as)
      expect(await shop.ask('orders.ringUps', { branch }, as)).toMatchObject({ toDo: [], done: [] })
      expect(await shop.refused('orders.ringUp', { key: newKey(), id }, as)).toMatchObject({ status: 404 })
      await shop.ask('orders.clear', { branches: [branch] }, { as: amira })
      shop.clock.pass(60_000)
      await shop.ask('tills.setDuty', { branch, duty: 'by-hand' }, { as: amira })
      expect(await shop.ask('orders.ringUps', { branch }, as)).toMatchObject({ toDo: [] })
    })
  })

  test('[REG-2] back at none, staff read the amounts of all its orders again', async () => {
    const { shop, as, owner, ringUp } = await opened()
    const { id } = await shop.ask('orders.place', noorsOrder(lattes))
    await ringUp(id, '7')
    await shop.ask('tills.setDuty', { branch, duty: 'none' }, owner)
    expect(await shop.ask('orders.read', { id }, as)).toMatchObject({
      total: 640,
      paidWay: 'other',
      ringUp: null,
      payments: [{ way: 'other', amount: 640, ref: '7' }],
    })
  })
})

/** Names of amounts, and those of them that are in an answer and more than nothing. */
const amountNames =
  /^(price|total|due|amount|applied|gross|net|tax|off|dropped|paidAmount|today|taken|rounding|unpaid)$/

function amountsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'number') return amountNames.test(name) && value !== 0 ? [`${name} ${value}`] : []
  if (typeof value !== 'object' || value === null) return []
  const isSum = amountNames.test(name)
  return Object.entries(value).flatMap(([inner, one]) => amountsIn(one, isSum && !Array.isArray(value) ? name : inner))
}
