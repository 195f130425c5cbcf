// Noor's cart as the phone stores it, against the menu of the day.
import { describe, expect, test } from 'vitest'
import { instantOf } from '#domain/branch/hours.ts'
import type { SaleRules } from '#domain/menu/sold.ts'
import type { Cart } from '#domain/order/cart/cart.ts'
import { emptyCart } from '#domain/order/cart/kept-cart.ts'
import type { MenuItem } from '#web/data/menu/public-menu-api.ts'
import { itemOf } from '#web/data/testing/api-fixtures.ts'
import { detailsFrom, wishFrom } from '../ordering/kept-checkout.ts'
import { readCart } from './cart-store.ts'
import { checkedLines, lineIdOf, linesFor, totalOfLines, withSeenOptions } from './shown-lines.ts'

const line = { item: 'cappuccino', quantity: 2, note: 'oat milk', seenPrice: 320 }
const bagel = { item: 'salmon-bagel', quantity: 1, note: '', seenPrice: 790 }

describe('[CART-1] a kept cart', () => {
  test('is read back as it was', () => {
    const cart: Cart = { day: '2026-03-05', lines: [line] }
    expect(readCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart)
  })

  test('of another hand or an older version loses only what cannot be read', () => {
    const broken = [{ ...line, quantity: 0 }, { ...line, note: undefined }, 'espresso', null]
    expect(readCart({ day: 'tomorrow', lines: [line, ...broken] })).toEqual({ day: null, lines: [line] })
    expect(readCart({ day: null, lines: [{ ...line, quantity: 100 }] })).toEqual(emptyCart)
    for (const rubbish of [undefined, null, 3, 'cart', [], { lines: 'none' }])
      expect(readCart(rubbish)).toEqual(emptyCart)
  })
})

describe('[OPT-2] sizes in a kept cart', () => {
  const sizes = {
    id: 'SIZES',
    name: 'Size',
    kind: 'one' as const,
    min: 1,
    max: 1,
    included: 0,
    options: [
      { id: 'AS-IT-COMES', name: 'Regular', price: 0, most: 1 },
      { id: 'GLASS', name: 'Glass', price: 0, most: 1 },
      { id: 'BOTTLE', name: 'Bottle', price: 0, most: 1 },
    ],
  }
  const only = ['GLASS', 'BOTTLE']
  const wine = itemOf('wine', 'DRINKS', {
    price: 480,
    groups: [{ group: 'SIZES', only, prices: { GLASS: 0, BOTTLE: 1720 } }],
    declaration: { contains: ['sulphites', 'alcohol'], mayContain: [] },
  })
  const menu = { itemsById: new Map([['wine', wine]]), groups: [sizes], branches: [], state: 'ready' as const }
  const checked = (size: string | null, seenPrice: number) => {
    const options = size === null ? undefined : [{ option: size, quantity: 1 }]
    const kept = readCart({ day: null, lines: [{ ...line, item: 'wine', options, seenPrice }] })
    return checkedLines(kept, menu, 'gent')[0]
  }

  test('a line costs what it did, says its size, and contains what the item does', () => {
    const bottle = checked('BOTTLE', 2200)
    expect(bottle).toMatchObject({ mark: 'fine', price: 2200, picked: [{ option: 'BOTTLE', name: 'Bottle' }] })
    expect(bottle?.shown?.declaration).toEqual(wine.declaration)
    expect(checked('GLASS', 480)).toMatchObject({ mark: 'fine', price: 480, picked: [{ name: 'Glass' }] })
    expect(checked('GLASS', 450)).toMatchObject({ mark: 'price_changed', price: 480 })
  })

  test('a size that is no longer sold is to be chosen again; none at all is the usual one', () => {
    expect(checked('PERSONS-2', 900)).toMatchObject({ mark: 'choose_again' })
    expect(checked(null, 480)).toMatchObject({ mark: 'fine', price: 480, picked: [{ name: 'Glass' }] })
  })
})

describe('[CART-3] the lines', () => {
  const item = (id: string, price: number, out?: readonly string[]): [string, MenuItem] => [
    id,
    itemOf(id, 'COFFEE', { price, ...(out && { out }) }),
  ]
  const menu = (...items: [string, MenuItem][]) => ({
    itemsById: new Map(items),
    groups: [],
    branches: [],
    state: 'ready' as const,
  })
  const marks = (...items: [string, MenuItem][]) =>
    checkedLines({ day: null, lines: [line, bagel] }, menu(...items), 'antwerpen').map(({ mark }) => mark)

  test('say what changed since they were chosen', () => {
    expect(marks(item('cappuccino', 320), item('salmon-bagel', 790))).toEqual(['fine', 'fine'])
    expect(marks(item('cappuccino', 350), item('salmon-bagel', 790, ['antwerpen']))).toEqual([
      'price_changed',
      'out_of_stock',
    ])
    expect(marks(item('cappuccino', 320, ['merksem']))).toEqual(['fine', 'gone'])
  })

  test('[J-101] have the age of what was chosen, not of the item as it comes', () => {
    const pils = itemOf('pils', 'DRINKS', {
      declaration: { contains: ['barley', 'alcohol'], mayContain: [] },
      groups: [{ group: 'kind' }],
    })
    const kind = {
      id: 'kind',
      name: 'Kind',
      kind: 'one' as const,
      min: 0,
      max: 1,
      included: 0,
      options: [
        {
          id: 'free',
          name: 'Without alcohol',
          price: 0,
          most: 1,
          declaration: { adds: [], removes: ['alcohol' as const], mayContain: [] },
        },
      ],
    }
    const ageWith = (...options: { option: string; quantity: number }[]) =>
      checkedLines(
        { day: null, lines: [{ ...line, item: 'pils', options }] },
        { ...menu(['pils', pils]), groups: [kind] },
        'antwerpen',
      ).map(({ age }) => age)
    expect(ageWith()).toEqual([16])
    expect(ageWith({ option: 'free', quantity: 1 })).toEqual([0])
  })

  test('count in the total only when they can be ordered, at the price of now', () => {
    const lines = checkedLines({ day: null, lines: [line, bagel] }, menu(item('cappuccino', 350)), 'antwerpen')
    expect(totalOfLines(lines)).toBe(700)
  })

  test('[CATG-2] what the branch does not sell, what it sells dearer, and what is not sold at that time', () => {
    const menuOf = (sold: SaleRules, within?: SaleRules) => {
      const item = itemOf('cappuccino', 'COFFEE', { sold, ...(within && { within }) })
      return menu(['cappuccino', item], ['salmon-bagel', itemOf('salmon-bagel', 'BAGEL', { price: 790 })])
    }
    const first = (sold: SaleRules, branch: string, minutes = 0, date = '2026-03-04') =>
      checkedLines({ day: null, lines: [line, bagel] }, menuOf(sold), branch, { date, minutes })[0]
    expect(first({ branches: ['gent'] }, 'antwerpen')?.mark).toBe('not_here')
    expect(first({ branches: ['gent'] }, 'gent')?.mark).toBe('fine')
    expect(first({ prices: { gent: 340 } }, 'gent')).toMatchObject({
      mark: 'price_changed',
      price: 340,
      seenPrice: 320,
    })
    expect(first({ prices: { gent: 340 } }, 'antwerpen')).toMatchObject({ mark: 'fine', price: 320 })
    const breakfast: SaleRules = { times: [{ until: 660 }] }
    // What is sold later that day can be ordered for then; what was sold cannot.
    expect(first(breakfast, 'gent', 659)?.mark).toBe('fine')
    expect(first({ times: [{ from: 900 }] }, 'gent', 659)?.mark).toBe('fine')
    expect(first(breakfast, 'gent', 660)).toMatchObject({ mark: 'not_then', hours: [{ from: 0, to: 660 }] })
    expect(first({ times: [{ season: { from: '10-01', to: '02-29' } }] }, 'gent')).toMatchObject({
      mark: 'not_then',
      hours: [],
    })
    // Once the time of the order is known, it is that time that counts.
    const lines = checkedLines({ day: null, lines: [line, bagel] }, menuOf(breakfast), 'gent')
    const at = (hours: number) =>
      linesFor(lines, instantOf('2026-03-04', hours * 60, 'Europe/Brussels'), { timeZone: 'Europe/Brussels' })
    expect(at(10).map(({ mark }) => mark)).toEqual(['fine', 'fine'])
    expect(at(11).map(({ mark }) => mark)).toEqual(['not_then', 'fine'])
    expect(totalOfLines(at(11))).toBe(790)
  })

  test('stay fine at the price that was seen until the menu is there', () => {
    const waiting = { itemsById: new Map<string, MenuItem>(), groups: [], branches: [], state: 'loading' as const }
    const lines = checkedLines({ day: null, lines: [line] }, waiting, null)
    expect(lines.map(({ mark, price }) => [mark, price])).toEqual([['fine', 320]])
  })
})

test('what the customer told about itself is read with care', () => {
  const noInvoice = { number: '', company: '', street: '', postcode: '', city: '', email: '' }
  const none = { name: '', phone: '', address: '', cupName: '', invoice: noInvoice, remember: false }
  expect(detailsFrom({ name: 'Noor', phone: 5, invoice: { city: 'Gent', street: 5 }, remember: true })).toEqual({
    ...none,
    name: 'Noor',
    invoice: { ...noInvoice, city: 'Gent' },
    remember: true,
  })
  expect(detailsFrom(undefined)).toEqual(none)
})

test('[F-25] a kept cart and one with split lines are both read as they were', () => {
  const lines = [line, { ...line, part: 1, note: '' }]
  expect(readCart({ day: null, lines })).toEqual({ day: null, lines })
  expect(readCart({ day: null, lines: [line, { ...line, part: 'b' }] }).lines).toEqual([line])
})

test('[F-25] the wanted time, form and table are read with care', () => {
  const wish = { form: 'table', table: 4, at: 1_772_600_000_000, ifSoldOut: 'replace', invoiced: true, code: 'STUDENT' }
  expect(wishFrom(JSON.parse(JSON.stringify(wish)))).toEqual(wish)
  const none = { form: 'pick-up', table: null, at: null, ifSoldOut: 'ask', invoiced: false, code: '' }
  for (const rubbish of [undefined, null, 'soon', { form: 'drive-in', table: '4', at: 'noon' }])
    expect(wishFrom(rubbish)).toEqual(none)
})

describe('options in a kept cart', () => {
  const oat = { option: 'oat', quantity: 1 }
  const milk = {
    id: 'milk',
    name: 'Milk',
    kind: 'one' as const,
    min: 1,
    max: 1,
    included: 0,
    options: [
      { id: 'cow', name: 'Cow', price: 0, most: 1 },
      { id: 'oat', name: 'Oat', price: 40, most: 1, out: ['merksem'] },
    ],
  }
  const uses = [{ group: 'milk', defaults: [{ option: 'cow', quantity: 1 }] }]
  const withMilk = itemOf('cappuccino', 'COFFEE', { groups: uses })
  const menu = { itemsById: new Map([['cappuccino', withMilk]]), groups: [milk], branches: [], state: 'ready' as const }

  test('[OPT-3] a cart without options is read as it was, costs what it did, and is sent as it comes', () => {
    const old = readCart(JSON.parse(JSON.stringify({ day: null, lines: [line] })))
    expect(old.lines).toEqual([line])
    const [shown] = checkedLines(old, menu, 'antwerpen')
    expect(shown).toMatchObject({ mark: 'fine', price: 320, picked: [{ name: 'Cow' }] })
    expect(withSeenOptions(old.lines, shown ? [shown] : [])).toEqual([
      { ...line, options: [{ option: 'cow', quantity: 1 }] },
    ])
    const loading = { itemsById: new Map(), groups: [], branches: [], state: 'loading' as const }
    expect(withSeenOptions(old.lines, checkedLines(old, loading, null))).toEqual([line])
  })

  test('[OPT-3] options are kept; a line with options that cannot be read is dropped', () => {
    const chosen = { ...line, options: [oat] }
    const broken = ['oat', [{ option: 3, quantity: 1 }], [{ ...oat, quantity: 0 }], [null]]
    const lines = [chosen, ...broken.map((options) => ({ ...line, options }))]
    expect(readCart({ day: null, lines }).lines).toEqual([chosen])
    expect(lineIdOf(chosen)).not.toBe(lineIdOf(line))
  })

  test('[OPT-5] a line says which option its branch has not', () => {
    const cart = { day: null, lines: [{ ...line, options: [oat], seenPrice: 360 }] }
    const at = (branch: string) => checkedLines(cart, menu, branch)[0]
    expect(at('antwerpen')).toMatchObject({ mark: 'fine', price: 360 })
    expect(at('merksem')).toMatchObject({ mark: 'option_out', optionOut: 'oat' })
    expect(totalOfLines(checkedLines(cart, menu, 'merksem'))).toBe(0)
  })
})
