// Every event of the contract reaches exactly its audience: live, after a reconnection, and from older versions' rows.
import { beforeAll, expect, test, vi } from 'vitest'
import { everyBranch } from '#contract/customer-addresses.ts'
import type { EventData, EventName } from '#contract/live-events.ts'
import { audienceMarks } from '#server/store/events.ts'
import type { Trx } from '#server/store/write-queue.ts'
import { type ListenWish, type LiveStream, listenTo } from '#server/testing/live-stream.ts'
import { openBasket } from '#server/testing/office-basket.ts'
import { noorsOrder } from '#server/testing/order-drafts.ts'
import type { Staff } from '#server/testing/test-people.ts'
import { onBothEngines, type TestShop } from '#server/testing/test-shop.ts'
import { linkHash } from '#work/order/basket/basket-link.ts'
import { publish } from './publish.ts'

type Hearer = 'anyone' | 'colleague' | 'noor' | 'jef' | 'lotte' | 'menu' | 'elsewhere' | 'branchList'

onBothEngines((openShop) => {
  let shop: TestShop
  let staff: Staff
  let address: string
  let wishes: Readonly<Record<Hearer, ListenWish>>
  let token: string
  let link: string
  beforeAll(async () => {
    shop = await openShop()
    staff = await shop.staff()
    address = await shop.listen()
    token = (await shop.ask('orders.place', noorsOrder())).token
    link = (await openBasket(shop)).link
    wishes = {
      anyone: {},
      colleague: { basket: link },
      noor: { token },
      jef: { branches: ['antwerpen'], as: staff.jef },
      lotte: { branches: ['merksem'], as: staff.lotte },
      // Pages that show when an order can be ready.
      menu: { times: ['antwerpen'] },
      elsewhere: { times: ['merksem', 'etterbeek'] },
      branchList: { times: [everyBranch] },
    }
  })

  const all: readonly Hearer[] = ['anyone', 'colleague', 'noor', 'jef', 'lotte', 'menu', 'elsewhere', 'branchList']
  const allStaff: readonly Hearer[] = ['jef', 'lotte']
  /** Events about Antwerpen or about Noor's order there, and who should hear each. */
  const said = (): { readonly [Name in EventName]: readonly [EventData[Name], readonly Hearer[]] } => ({
    'menu.changed': [{ item: 'cappuccino' }, all],
    'shop.changed': [{ branches: ['antwerpen'] }, all],
    'regions.changed': [{}, allStaff],
    'times.changed': [{ branch: 'antwerpen' }, ['menu', 'branchList']],
    'content.changed': [{}, all],
    'orders.placed': [{ id: 1, branch: 'antwerpen', token }, ['noor', 'jef']],
    'orders.stepped': [{ id: 1, branch: 'antwerpen', token, step: 'accept', phase: 'accepted' }, ['noor', 'jef']],
    'orders.lineStatusSet': [{ id: 1, branch: 'antwerpen', token, lines: [] }, ['noor', 'jef']],
    'orders.archived': [{ branches: ['antwerpen'] }, ['jef']],
    'orders.erased': [{ branch: 'antwerpen', token }, ['noor', 'jef']],
    'orders.unheard': [{ id: 1, branch: 'antwerpen', token }, ['noor', 'jef']],
    'alerts.changed': [{ branch: 'antwerpen' }, ['jef']],
    'guard.changed': [{ branch: 'antwerpen' }, ['jef']],
    'displays.changed': [{ branch: 'antwerpen', withdrawn: null }, ['jef']],
    'printers.changed': [{ branch: 'antwerpen' }, ['jef']],
    'takings.changed': [{}, allStaff],
    'payments.moved': [{ token }, ['noor']],
    'payments.changed': [{}, allStaff],
    'baskets.changed': [{ basket: linkHash(link) }, ['colleague']],
    'reviews.added': [{ id: 1 }, allStaff],
    'reviews.removed': [{ id: 1 }, allStaff],
    'messages.received': [{ id: 1 }, allStaff],
    'messages.changed': [{ id: 1 }, allStaff],
    'reservations.changed': [{ branch: 'antwerpen' }, ['jef']],
    'staff.changed': [{ staff: 0 }, []],
  })

  /** What each of them hears of `act`: live, and again as missed events after reconnecting. */
  const heardOf = async (act: (trx: Trx) => Promise<unknown>) => {
    await shop.quiet()
    const live = await Promise.all(all.map((who) => listenTo(address, wishes[who])))
    for (const stream of live) await stream.live()
    const places = live.map(({ lastId }) => lastId)
    await shop.store.write(async (trx) => {
      await act(trx)
      await publish(trx, shop.clock.now(), 'shop.changed', { branches: ['the end'] })
    })
    for (const stream of live) await heardTheEnd(stream)
    const again = await Promise.all(
      all.map((who, index) => listenTo(address, { ...wishes[who], lastEventId: places[index] ?? '' })),
    )
    for (const stream of again) await heardTheEnd(stream)
    for (const stream of [...live, ...again]) stream.close()
    return [live, again].map((streams) =>
      Object.fromEntries(all.map((who, index) => [who, streams[index]?.names.slice(0, -1)])),
    )
  }

  const heardByAll = (names: readonly string[]) => Object.fromEntries(all.map((who) => [who, names]))

  test('[TIME-3] each event reaches its people and nobody else, live and after a reconnection', async () => {
    const events = Object.entries(said()) as [EventName, readonly [never, readonly Hearer[]]][]
    const heard = await heardOf(async (trx) => {
      for (const [name, [data]] of events) await publish(trx, shop.clock.now(), name, data)
    })
    const wanted = Object.fromEntries(
      all.map((who) => [who, events.filter(([, [, hearers]]) => hearers.includes(who)).map(([name]) => name)]),
    )
    expect(heard).toEqual([wanted, wanted])
  })

  test('new rules for reservations reach all staff', async () => {
    const heard = await heardOf((trx) => publish(trx, 0, 'reservations.changed', { branch: null }))
    const wanted = { ...heardByAll([]), jef: ['reservations.changed'], lotte: ['reservations.changed'] }
    expect(heard).toEqual([wanted, wanted])
  })

  test('rows of older versions reach the same people; those of a later one nobody whom they are not marked for', async () => {
    const row = (name: string, branch: string | null) => ({ at: 0, name, branch, token: null, data: '{"staff":0}' })
    const heard = await heardOf((trx) =>
      trx
        .insertInto('event')
        .values([
          row('staff.changed', null),
          row('menu.changed', null),
          row('reviews.added', 'antwerpen'),
          row('reviews.added', 'merksem'),
          row('an event of tomorrow', audienceMarks.staff),
          row('a secret of tomorrow', audienceMarks.servers),
          row('a secret of tomorrow', '*somebody new'),
        ])
        .execute(),
    )
    const ofStaff = ['menu.changed', 'reviews.added', 'an event of tomorrow']
    const wanted = { ...heardByAll(['menu.changed']), jef: ofStaff, lotte: ofStaff }
    expect(heard).toEqual([wanted, wanted])
  })
})

test('an event cannot be published without what says who hears it, nor to anybody else', () => {
  // The compiler is the test: this function is never called.
  const wrong = async (trx: Trx) => {
    // @ts-expect-error the order's token is missing
    await publish(trx, 0, 'orders.placed', { id: 1, branch: 'antwerpen' })
    // @ts-expect-error the branch is missing
    await publish(trx, 0, 'reservations.changed', {})
    // @ts-expect-error one event is for the staff of one branch
    await publish(trx, 0, 'orders.archived', { branches: ['antwerpen', 'merksem'] })
    // @ts-expect-error there is no fifth argument that would send it elsewhere
    await publish(trx, 0, 'reviews.added', { id: 1 }, {})
    // @ts-expect-error the contract knows no such event
    await publish(trx, 0, 'orders.paid', { id: 1 })
  }
  expect([typeof wrong, publish.length]).toEqual(['function', 4])
})

const heardTheEnd = (stream: LiveStream): Promise<void> =>
  vi.waitFor(() => expect(stream.heard.at(-1)?.data).toEqual({ branches: ['the end'] }), { timeout: 5000, interval: 5 })
