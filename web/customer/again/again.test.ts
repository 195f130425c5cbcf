// What Noor's device remembers of her orders, and what her last one would be today.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TrackedOrder } from '#contract/index.ts'
import { freePace } from '#domain/branch/capacity/ready-at.ts'
import { instantOf } from '#domain/branch/hours.ts'
import { emptyCart } from '#domain/order/cart/kept-cart.ts'
import { readStored } from '#web/data/browser-storage.ts'
import type { MenuBranch, MenuItem } from '#web/data/menu/public-menu-api.ts'
import { itemOf, noorsLine, noorsTrackedOrder } from '#web/data/testing/api-fixtures.ts'
import { antwerpen } from '#web/testing/noors-shop.ts'
import { changeCart, readNow } from '../cart/cart-store.ts'
import { keepDetails, readDetails, rememberToken } from '../ordering/kept-checkout.ts'
import { likeItem, likeOrder, mostFavourites, readFavourites } from './favourites.ts'
import { forgetDevice, undoForgetting } from './forget-device.ts'
import { pastLines } from './past-lines.ts'
import { keptDays, lastHad, notePast, notePastGone, readPast } from './remembered-orders.ts'
import { againAt, canTake, takeAgain } from './use-again.ts'

const day = 86_400_000
const zone = 'Europe/Brussels'
const now = instantOf('2026-03-04', 9 * 60, zone)
const order: TrackedOrder = { ...noorsTrackedOrder, placedAt: now - day, wantedAt: now - day + 600_000 }

/** A browser's storage, or one that throws at every touch. */
function storageOf(blocked = false): Storage {
  const kept = new Map<string, string>()
  const guard = <Value>(act: () => Value): Value => {
    if (blocked) throw new DOMException('blocked', 'SecurityError')
    return act()
  }
  return {
    get length() {
      return guard(() => kept.size)
    },
    key: (at) => guard(() => [...kept.keys()][at] ?? null),
    getItem: (name) => guard(() => kept.get(name) ?? null),
    setItem: (name, text) => guard(() => void kept.set(name, text)),
    removeItem: (name) => guard(() => void kept.delete(name)),
    clear: () => guard(() => kept.clear()),
  }
}

const keptIn = (storage: Storage): Record<string, string | null> =>
  Object.fromEntries(
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').map((key) => [key, storage.getItem(key)]),
  )

beforeEach(() => {
  vi.stubGlobal('localStorage', storageOf())
  vi.stubGlobal('sessionStorage', storageOf())
})
afterEach(() => vi.unstubAllGlobals())

const want = (remember: boolean) => keepDetails({ ...readDetails(), name: 'Noor', phone: '0470', remember })
function placed(token: string, placedAt = order.placedAt): TrackedOrder {
  rememberToken(token)
  return { ...order, token, placedAt }
}
const tokens = (at = now) => readPast(at).map(({ token }) => token)

describe('[AGAIN-1] the orders of a device', () => {
  test('are remembered only if the customer wants it, newest first', () => {
    notePast(placed('AAAA2222'), now)
    expect(tokens()).toEqual([])
    want(true)
    notePast(placed('AAAA2222'), now)
    notePast(placed('CCCC4444', order.placedAt + 2000), now)
    notePast(placed('BBBB3333', order.placedAt + 1000), now)
    expect(tokens()).toEqual(['CCCC4444', 'BBBB3333', 'AAAA2222'])
    expect(readPast(now)[0]).toMatchObject({ code: order.code, branch: order.branch, total: order.total })
  })

  test('are forgotten as soon as the customer takes the tick away', () => {
    want(true)
    notePast(placed('AAAA2222'), now)
    want(false)
    expect(tokens()).toEqual([])
  })

  test('of somebody else, whose link was only opened here, are not remembered', () => {
    want(true)
    notePast({ ...order, token: 'EMMA5555' }, now)
    expect(tokens()).toEqual([])
  })

  test('end after 90 days, and nobody’s hand or an older version breaks the list', () => {
    want(true)
    notePast(placed('AAAA2222'), now)
    expect(tokens(order.placedAt + keptDays * day - 1)).toEqual(['AAAA2222'])
    expect(tokens(order.placedAt + keptDays * day)).toEqual([])
    for (const rubbish of ['null', '3', '{}', '[null, 3, {}]', `[{"token":"A","lines":[]}]`]) {
      localStorage.setItem('noisette.past', rubbish)
      expect(readPast(now)).toEqual([])
    }
  })

  test('follow what the shop says of them; one it does not know any more keeps its lines', () => {
    want(true)
    notePast(placed('AAAA2222'), now)
    notePast({ ...placed('AAAA2222'), phase: 'refused' }, now)
    expect(lastHad(readPast(now))).toBeUndefined()
    notePast({ ...placed('AAAA2222'), phase: 'out' }, now)
    notePastGone('AAAA2222', now)
    expect(readPast(now)[0]).toMatchObject({ gone: true, phase: 'out' })
    expect(lastHad(readPast(now))?.lines[0]?.item).toBe(noorsLine.item)
  })

  test('have one line for what is alike', () => {
    want(true)
    notePast({ ...placed('AAAA2222'), lines: [noorsLine, { ...noorsLine, id: noorsLine.id + 1, quantity: 2 }] }, now)
    expect(readPast(now)[0]?.lines.map(({ quantity }) => quantity)).toEqual([noorsLine.quantity + 2])
  })

  test('a browser that blocks storage remembers nothing and breaks nothing', () => {
    vi.stubGlobal('localStorage', storageOf(true))
    vi.stubGlobal('sessionStorage', storageOf(true))
    want(true)
    notePast(placed('AAAA2222'), now)
    likeItem('cappuccino', true)
    expect(tokens()).toEqual([])
    expect(readFavourites().items).toEqual([])
    expect(forgetDevice).not.toThrow()
    expect(undoForgetting).not.toThrow()
  })

  test('one tap forgets all of the customer, and nothing of the page or of a device of staff', () => {
    want(true)
    notePast(placed('AAAA2222'), now)
    likeItem('cappuccino', true)
    for (const name of ['cart', 'branch', 'told', 'running', 'had', 'avoids', 'awaiting', 'checkout', 'maps'])
      localStorage.setItem(`noisette.${name}`, '1')
    for (const name of ['wish', 'seat', 'reserved', 'contact', 'review', 'taken'])
      sessionStorage.setItem(`noisette.${name}`, '1')
    const stays = ['noisette.locale', 'noisette.staff.counter', 'another-site']
    for (const name of stays) localStorage.setItem(name, 'x')
    const all = { ...keptIn(localStorage), ...keptIn(sessionStorage) }
    forgetDevice()
    expect(Object.keys(keptIn(localStorage))).toEqual(stays)
    expect(sessionStorage.length).toBe(0)
    undoForgetting()
    expect({ ...keptIn(localStorage), ...keptIn(sessionStorage) }).toEqual(all)
  })
})

test('[AGAIN-1] [PUSH-1] a device that forgets gets no more messages about orders', async () => {
  const gone: string[] = []
  const pushManager = { getSubscription: async () => ({ unsubscribe: async () => void gone.push('unsubscribed') }) }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', class {})
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ active: {}, pushManager }) } })
  forgetDevice()
  localStorage.setItem('noisette.pushed', '["AAAA2222"]')
  forgetDevice()
  await vi.waitFor(() => expect(gone).toEqual(['unsubscribed']))
  expect(keptIn(localStorage)).toEqual({})
})

describe('[AGAIN-2] favourites', () => {
  test('are items and orders with a heart, newest first, up to a number', () => {
    likeItem('cappuccino', true)
    likeItem('croissant', true)
    likeItem('cappuccino', true)
    expect(readFavourites().items).toEqual(['cappuccino', 'croissant'])
    likeItem('croissant', false)
    expect(readFavourites().items).toEqual(['cappuccino'])
    for (let n = 0; n < 40; n++) likeOrder({ id: `T${n}`, branch: 'gent', lines: [...pastLines([noorsLine])] }, true)
    expect(readFavourites().orders).toHaveLength(mostFavourites.orders)
    expect(readFavourites().orders[0]?.id).toBe('T39')
  })
})

const cappuccino: MenuItem = itemOf('cappuccino', 'COFFEE', { price: 330 })
const gone = { item: 'sold-tea', quantity: 1, note: '', seenPrice: 250, name: { en: 'Tea' } }
const daytime = [{ from: 480, to: 1080 }]
const branch: MenuBranch = {
  ...antwerpen,
  cutOff: 12 * 60,
  forms: ['pick-up'],
  hours: { 1: daytime, 2: daytime, 3: daytime, 4: daytime, 5: daytime, 6: daytime, 7: daytime },
}
const menu = {
  itemsById: new Map([['cappuccino', cappuccino]]),
  groups: [],
  branches: [branch],
  state: 'ready',
} as const
const past = [{ item: 'cappuccino', quantity: 2, note: 'extra hot', seenPrice: 320 }, gone]

describe('[AGAIN-1] the same again', () => {
  test('has today’s prices from the shop, says what is dearer and what is gone, and when it is ready', () => {
    const offer = againAt(past, branch, menu, { pace: freePace, now })
    expect(offer.lines.map(({ mark, price }) => [mark, price])).toEqual([
      ['price_changed', 330],
      ['gone', 250],
    ])
    expect(offer).toMatchObject({ total: 660, today: true, date: '2026-03-04', at: now + 10 * 60_000 })
    expect(canTake(offer)).toBe(true)
  })

  test('after the cut-off is for the next opening day', () => {
    const late = instantOf('2026-03-04', 13 * 60, zone)
    const offer = againAt(past, branch, menu, { pace: freePace, now: late })
    expect(offer).toMatchObject({ today: false, date: '2026-03-05' })
    expect(offer.at).toBeGreaterThanOrEqual(instantOf('2026-03-05', 8 * 60, zone))
  })

  test('cannot be taken if nothing of it is left', () => {
    expect(canTake(againAt([gone], branch, menu, { pace: freePace, now }))).toBe(false)
    const closed = { ...branch, shop: { ...branch.shop, open: false } }
    expect(canTake(againAt(past, closed, menu, { pace: freePace, now }))).toBe(false)
  })

  test('[J-83] leaves out what the branch says it does not sell', () => {
    const notHere = { ...cappuccino, notAt: [branch.id] }
    const offer = againAt(
      past,
      branch,
      { ...menu, itemsById: new Map([['cappuccino', notHere]]) },
      { pace: freePace, now },
    )
    expect(offer.lines.map(({ mark }) => mark)).toEqual(['not_here', 'gone'])
    expect(canTake(offer)).toBe(false)
  })

  describe('is put into the cart', () => {
    const offer = () => againAt(past, branch, menu, { pace: freePace, now })
    const hot = { item: 'cappuccino', quantity: 2, note: 'extra hot' }
    const croissant = { item: 'croissant', quantity: 1, note: '', seenPrice: 240 }
    const takenPrices = () =>
      ((readStored('taken', 'tab') ?? []) as { seenPrice: number }[]).map((one) => one.seenPrice)
    beforeEach(() => {
      vi.stubGlobal('location', { hash: '#/order' })
      changeCart(() => emptyCart)
    })

    test('alone at today’s price, with those of then to compare; a second tap changes nothing', () => {
      for (const _ of ['once', 'twice']) {
        takeAgain(offer(), past)
        expect(readNow().lines).toEqual([{ ...hot, seenPrice: 330 }])
        expect(takenPrices()).toEqual([320, 250])
      }
    })

    test('beside other things at the price of then, so that the checkout asks about today’s', () => {
      changeCart((cart) => ({ ...cart, lines: [croissant] }))
      takeAgain(offer(), past)
      expect(readNow().lines).toEqual([croissant, { ...hot, seenPrice: 320 }])
      expect(takenPrices()).toEqual([])
    })
  })
})
