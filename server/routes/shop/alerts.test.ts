// Alerts, from an order that nobody sees to the mail about it: opened and closed once each, whatever restarts.
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Config } from '#server/config.ts'
import { listenTo } from '#server/testing/live-stream.ts'
import { newKey, noorsOrder } from '#server/testing/order-drafts.ts'
import { type Mailbox, openMailbox } from '#server/testing/outside/mailbox.ts'
import { changeBranch } from '#server/testing/test-branch-settings.ts'
import { at, hour, minute, second } from '#server/testing/test-clock.ts'
import type { Person } from '#server/testing/test-people.ts'
import { onBothEngines, shopsOn, type TestShop } from '#server/testing/test-shop.ts'

const boxes: Mailbox[] = []
afterEach(async () => {
  for (const box of boxes.splice(0)) await box.close()
})

async function mailbox(port = 0): Promise<Mailbox> {
  const box = await openMailbox({ port })
  boxes.push(box)
  return box
}

const byMail = (box: Mailbox): Partial<Config> => ({
  publicUrl: 'https://noisette.example',
  mail: {
    smtp: `smtp://127.0.0.1:${box.port}`,
    from: 'Noisette <hello@noisette.example>',
    to: ['amira@noisette.example'],
  },
})

const board = 'jefs-tablet-0123456789'
const beat = (shop: TestShop, as: Person, branch = 'antwerpen') => shop.ask('boards.beat', { branch, board }, { as })

/** The clock moves on, and the server looks and sends what it has. */
async function pass(shop: TestShop, ms: number): Promise<void> {
  shop.clock.pass(ms)
  await shop.app.watcher.look()
  await shop.app.outbox.idle()
}

const alerts = async (shop: TestShop) => {
  const { alerts: all } = await shop.ask('alerts.list', {}, { as: (await shop.staff()).amira })
  return all.map(({ kind, branch, order, ended }) => ({ kind, branch, order, ended }))
}

/** The mailed subjects in English. */
const subjects = (box: Mailbox) => box.mails.map(({ headers }) => headers.subject?.split(' / ').at(-1))

onBothEngines((openShop) => {
  test('[WATCH-1] an order that nobody begins for three minutes is told by mail, and once more when somebody does', async () => {
    const box = await mailbox()
    const shop = await openShop({ config: byMail(box) })
    const { jef } = await shop.staff()
    const { id, code } = await shop.ask('orders.place', noorsOrder())
    await beat(shop, jef)
    await pass(shop, 2 * minute + 59 * second)
    await beat(shop, jef)
    await pass(shop, 0)
    expect(subjects(box)).toEqual([
      'Antwerpen: nobody is watching the orders',
      'Over: Antwerpen: nobody is watching the orders',
    ])

    await pass(shop, second)
    expect(await alerts(shop)).toContainEqual({ kind: 'unheard', branch: 'antwerpen', order: id, ended: null })
    const told = box.mails.at(-1)
    expect(told?.to).toEqual(['amira@noisette.example', 'antwerpen@noisette.example'])
    expect(told?.headers.subject).toContain(`Antwerpen: order ${code} has not been seen`)
    expect(told?.text).toContain('waiting since 09:00')
    expect(told?.text).toContain('https://noisette.example/#/board')
    expect(told?.text).not.toContain('Noor')

    await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'ready' }] }, { as: jef })
    await beat(shop, jef)
    await pass(shop, 15 * second)
    await pass(shop, 15 * second)
    expect(subjects(box).slice(2)).toEqual([
      `Antwerpen: order ${code} has not been seen`,
      `Over: Antwerpen: order ${code} has not been seen`,
    ])
    expect(box.mails.at(-1)?.headers['in-reply-to']).toBe(told?.headers['message-id'])
    expect(await alerts(shop)).toContainEqual({ kind: 'unheard', branch: 'antwerpen', order: id, ended: 'heard' })
  })

  test('[WATCH-1] many orders that are unseen at the same moment are one mail, and one more once none of them waits', async () => {
    const box = await mailbox()
    const shop = await openShop({ config: byMail(box) })
    const { jef } = await shop.staff()
    const orders: { id: number; code: string }[] = []
    for (let order = 0; order < 12; order++) orders.push(await shop.ask('orders.place', noorsOrder()))
    const watched = async (ms: number) => {
      shop.clock.pass(ms)
      await beat(shop, jef)
      await pass(shop, 0)
    }
    await watched(3 * minute)
    await watched(15 * second)
    const [told] = box.mails
    expect(subjects(box)).toEqual(['Antwerpen: 12 orders have not been seen'])
    for (const { code } of orders.slice(0, 9)) expect(told?.text).toContain(code)
    expect(told?.text).toContain(`${orders[8]?.code}, and 3 more. The first has been waiting since 09:00.`)
    expect(await alerts(shop)).toHaveLength(12)

    const accept = (some: typeof orders) =>
      Promise.all(some.map(({ id }) => shop.ask('orders.step', { id, step: 'accept', key: newKey() }, { as: jef })))
    await accept(orders.slice(1))
    await watched(15 * second)
    expect(box.mails).toHaveLength(1)
    await accept(orders.slice(0, 1))
    await watched(15 * second)
    await watched(15 * second)
    expect(subjects(box).slice(1)).toEqual(['Over: Antwerpen: 12 orders have not been seen'])
    expect(box.mails.at(-1)?.text).toContain('The orders are no longer waiting.')
    expect(box.mails.at(-1)?.headers['in-reply-to']).toBe(told?.headers['message-id'])
    expect((await alerts(shop)).every(({ ended }) => ended === 'heard')).toBe(true)
  })

  test('[WATCH-1] the customer is told that the shop has not seen the order, until somebody accepts it', async () => {
    const shop = await openShop()
    const { jef } = await shop.staff()
    const { id, token } = await shop.ask('orders.place', noorsOrder())
    const unheard = async () => (await shop.ask('orders.track', { token })).unheardSince
    const stream = await listenTo(await shop.listen(), { token })
    await stream.live()
    expect(await unheard()).toBeNull()
    await pass(shop, 3 * minute)
    expect(await unheard()).toBe(shop.clock.now() - 3 * minute)
    await shop.quiet()
    await vi.waitFor(() => expect(stream.names).toContain('orders.unheard'))
    stream.close()
    await shop.ask('orders.step', { id, step: 'accept', key: newKey() }, { as: jef })
    expect(await unheard()).toBeNull()
  })

  test('[J-98] an order that staff moved to a later time has been seen, though nobody accepted it', async () => {
    const shop = await openShop()
    const { jef } = await shop.staff()
    const { id, token } = await shop.ask('orders.place', noorsOrder())
    const unheard = async () => (await shop.ask('orders.track', { token })).unheardSince
    await pass(shop, 3 * minute)
    expect(await unheard()).not.toBeNull()
    await shop.ask('orders.postpone', { id, minutes: 10, key: newKey() }, { as: jef })
    expect(await unheard()).toBeNull()
  })

  test('[WATCH-1] an order for later is told when it is due to be begun, not before', async () => {
    const shop = await openShop()
    const { jef } = await shop.staff()
    const at = shop.clock.now() + 2 * hour
    await shop.ask('orders.place', noorsOrder({ at }))
    shop.clock.pass(2 * hour - 8 * minute + 2 * minute)
    await beat(shop, jef)
    await pass(shop, 0)
    expect(await alerts(shop)).toEqual([])
    await pass(shop, minute)
    expect(await alerts(shop)).toMatchObject([{ kind: 'unheard', ended: null }])
  })

  test('[WATCH-1] two minutes without a board are told once; a board that opens closes it', async () => {
    const shop = await openShop()
    const { amira, jef } = await shop.staff()
    await beat(shop, jef)
    expect((await shop.ask('boards.read', {}, { as: amira })).branches).toMatchObject([
      { branch: 'antwerpen', live: 1, seen: shop.clock.now() },
      { branch: 'merksem', live: 0, seen: null },
      { branch: 'etterbeek', live: 0, seen: null },
    ])
    await shop.ask('orders.place', noorsOrder())
    await pass(shop, 119 * second)
    expect(await alerts(shop)).toEqual([])
    await pass(shop, second)
    await pass(shop, 15 * second)
    const open = { kind: 'no-board', branch: 'antwerpen', order: null, ended: null }
    expect(await alerts(shop)).toEqual([open])
    await beat(shop, jef)
    await pass(shop, 5 * second)
    expect(await alerts(shop)).toEqual([{ ...open, ended: 'board-open' }])
  })

  test('[WATCH-1] outside opening hours there is no alert', async () => {
    const shop = await openShop()
    await changeBranch(shop, { cut_off: null })
    shop.clock.set('2026-03-04 18:58')
    await shop.ask('orders.place', noorsOrder({ form: 'table', table: 4, phone: '' }))
    await pass(shop, 2 * minute)
    await pass(shop, hour)
    expect(await alerts(shop)).toEqual([])
    // The order is for yesterday by then, so the morning is quiet as well.
    shop.clock.set('2026-03-05 07:30')
    await pass(shop, 0)
    expect(await alerts(shop)).toEqual([])
  })

  test('[WATCH-1] a tablet whose clock is an hour wrong counts as there now', async () => {
    const shop = await openShop()
    const { amira, jef } = await shop.staff()
    const wrong = { branch: 'antwerpen', board, at: shop.clock.now() - hour }
    await shop.reply('boards.beat', wrong, { as: jef, headers: { date: new Date(wrong.at).toUTCString() } })
    const { branches } = await shop.ask('boards.read', {}, { as: amira })
    expect(branches[0]).toMatchObject({ live: 1, seen: shop.clock.now() })
  })

  test('[WATCH-1] a restart tells nothing twice, and forgets nothing that is to be told', async () => {
    const gone = await openMailbox()
    await gone.close()
    const shop = await openShop({ config: byMail(gone) })
    const { jef } = await shop.staff()
    await beat(shop, jef)
    const { code } = await shop.ask('orders.place', noorsOrder())
    await pass(shop, 3 * minute)
    const before = await alerts(shop)
    expect(before).toHaveLength(2)
    await shop.app.close()

    const box = await mailbox(gone.port)
    const again = await shop.beside({ config: byMail(gone) })
    await pass(again, minute)
    expect(subjects(box).sort()).toEqual([
      'Antwerpen: nobody is watching the orders',
      `Antwerpen: order ${code} has not been seen`,
    ])
    await pass(again, 15 * second)
    expect(box.mails).toHaveLength(2)
    const reader = await again.signIn('Amira')
    expect((await again.ask('alerts.list', {}, { as: reader })).alerts).toHaveLength(2)
  })

  test('[WATCH-1] a server that was away does not take the boards for gone', async () => {
    const shop = await openShop()
    const { jef } = await shop.staff()
    await beat(shop, jef)
    await shop.ask('orders.place', noorsOrder({ at: shop.clock.now() + 2 * hour }))
    await shop.app.close()
    shop.clock.pass(30 * minute)
    const again = await shop.beside()
    await pass(again, minute)
    const reader = await again.signIn('Amira')
    const list = async () => (await again.ask('alerts.list', {}, { as: reader })).alerts
    expect(await list()).toEqual([])
    await pass(again, minute)
    expect(await list()).toMatchObject([{ kind: 'no-board' }])
  })

  test('[WATCH-1] a branch set to pause by itself takes no orders for now while nobody watches, and goes on with a board', async () => {
    const shop = await openShop()
    const { amira, jef } = await shop.staff()
    await shop.ask('boards.setPausing', { branch: 'antwerpen', pauses: true }, { as: amira })
    const paused = async () => (await shop.ask('times.read', { branches: ['antwerpen'] })).branches[0]?.pause
    await shop.ask('orders.place', noorsOrder())
    await pass(shop, minute)
    expect(await paused()).toBeNull()
    await pass(shop, minute)
    expect(await paused()).toMatchObject({ until: at('2026-03-04 19:00') })
    await pass(shop, 15 * second)
    await beat(shop, jef)
    await pass(shop, 15 * second)
    expect(await paused()).toBeNull()

    // What staff pause themselves is theirs.
    await shop.ask('pace.set', { branch: 'antwerpen', pause: 30 }, { as: jef })
    await pass(shop, 3 * minute)
    await beat(shop, jef)
    await pass(shop, 15 * second)
    expect(await paused()).not.toBeNull()
  })

  test('[H-49] a member is remembered with twenty boards, the newest, however many say that they are there', async () => {
    const shop = await openShop()
    const { jef, amira } = await shop.staff()
    await beat(shop, amira)
    for (let n = 0; n < 50; n++) {
      shop.clock.pass(1000)
      await shop.ask(
        'boards.beat',
        { branch: 'antwerpen', board: `made-up-board-${String(n).padStart(4, '0')}` },
        { as: jef },
      )
    }
    const rows = await shop.store.db.selectFrom('board_seen').select('board').orderBy('at').execute()
    expect(rows.map((row) => row.board)).toEqual([
      board,
      ...Array.from({ length: 20 }, (_, n) => `made-up-board-00${n + 30}`),
    ])
  })

  test('[WATCH-1] managers see the boards and alerts of their own branches, and nobody says a board of another branch is there', async () => {
    const shop = await openShop()
    const { lotte, jef } = await shop.staff()
    await shop.ask('orders.place', noorsOrder())
    await pass(shop, 3 * minute)
    expect(await shop.ask('alerts.list', {}, { as: lotte })).toEqual({ alerts: [] })
    expect((await shop.ask('boards.read', {}, { as: lotte })).branches.map(({ branch }) => branch)).toEqual(['merksem'])
    expect((await shop.refused('boards.beat', { branch: 'merksem', board }, { as: jef })).refusal).toBe('not_allowed')
  })

  test('[WATCH-1] an order that was imported without a time alarms nobody', async () => {
    const shop = await openShop()
    const { id } = await shop.ask('orders.place', noorsOrder())
    await shop.store.write((trx) => trx.updateTable('orders').set({ wanted_known: 0 }).where('id', '=', id).execute())
    await pass(shop, hour)
    expect(await alerts(shop)).toEqual([])
  })
})

describe('two servers on one PostgreSQL', () => {
  const openShop = shopsOn('postgres')

  test('[WATCH-1] tell each alert once', async () => {
    const box = await mailbox()
    const shop = await openShop({ config: byMail(box) })
    const other = await shop.beside({ config: byMail(box) })
    for (const name of ['Noor', 'Zoë', 'Mehdi']) await shop.ask('orders.place', noorsOrder({ name }))
    shop.clock.pass(3 * minute)
    await Promise.all([shop, other, shop, other].map(({ app }) => app.watcher.look()))
    await shop.app.outbox.idle()
    await other.app.outbox.idle()
    expect(subjects(box).sort()).toEqual([
      'Antwerpen: 3 orders have not been seen',
      'Antwerpen: nobody is watching the orders',
    ])
    const { jef } = await shop.staff()
    await beat(shop, jef)
    await Promise.all([shop, other].map(({ app }) => app.watcher.look()))
    await shop.app.outbox.idle()
    await other.app.outbox.idle()
    expect(box.mails).toHaveLength(3)
  })
})
