// Placing an order and following its lines.
import { describe, expect, test } from 'vitest'
import { antwerpen, clockAt, nine, noorsContext, noorsDraft, wednesday } from '../testing/fixtures.ts'
import { isOut, type LineStatus, progressOf, statusesIn, statusOf } from './line-status.ts'
import type { OrderDraft } from './order.ts'
import { placeOrder } from './place-order.ts'

const problemsOf = (draft: Partial<OrderDraft>, at?: Parameters<typeof noorsContext>[0]) => {
  const placed = placeOrder({ ...noorsDraft, ...draft }, noorsContext(at))
  return placed.ok ? [] : placed.refusal
}
const line = (differs: object) => ({ lines: [{ ...noorsDraft.lines[0], ...differs } as OrderDraft['lines'][number]] })

test('[ORDER-6] Noor’s order carries all that the shop needs, with the shop’s own prices', () => {
  const placed = placeOrder({ ...noorsDraft, name: '  Noor ', address: 'Kade 3' }, noorsContext())
  expect(placed.ok && placed.value).toMatchObject({
    branch: 'antwerpen',
    customerName: 'Noor',
    phone: '+32470123456',
    address: 'Kade 3',
    table: null,
    total: 640,
    token: 'K7QM4TXA',
    placedAt: nine,
    wantedAt: nine + 10 * 60_000,
    lines: [{ id: 1, item: 'cappuccino', quantity: 2, price: 320, status: 'received', notes: '' }],
  })
})

test('a glass, a bottle and a board for three each have their price', () => {
  const placed = placeOrder(
    {
      ...noorsDraft,
      lines: [
        { item: 'house-white-wine', options: [{ option: 'GLASS', quantity: 1 }], quantity: 1, note: '' },
        { item: 'house-white-wine', options: [{ option: 'BOTTLE', quantity: 1 }], quantity: 1, note: '' },
        { item: 'breakfast-board', options: [{ option: 'PERSONS-3', quantity: 1 }], quantity: 1, note: '' },
      ],
    },
    noorsContext(),
  )
  expect(placed.ok && placed.value.lines.map((one) => one.price)).toEqual([480, 2200, 3390])
  expect(placed.ok && placed.value.total).toBe(6070)
})

describe('what is refused, and where', () => {
  test.each([
    ['item_unknown', { item: 'unicorn' }],
    ['choice_not_offered', { item: 'house-white-wine', options: [] }],
    ['choice_not_offered', { item: 'house-white-wine', options: [{ option: 'PERSONS-2', quantity: 1 }] }],
    ['quantity_invalid', { quantity: 0 }],
    ['quantity_invalid', { quantity: -1 }],
    ['quantity_invalid', { quantity: 1.5 }],
    ['quantity_invalid', { quantity: 10_000 }],
    ['quantity_invalid', { quantity: Number.NaN }],
    ['note_too_long', { note: 'x'.repeat(10_000) }],
  ] as const)('[ORDER-4] %s names its line: %o', (problem, differs) => {
    expect(problemsOf(line(differs))).toEqual([{ problem, line: 0 }])
  })

  test('[ORDER-4] the sold-out salmon bagel names its own line', () => {
    const lines = [...noorsDraft.lines, { item: 'salmon-bagel', quantity: 1, note: '' }]
    expect(problemsOf({ lines }, { soldOut: 'salmon-bagel' })).toEqual([{ problem: 'item_out_of_stock', line: 1 }])
  })

  test.each([
    ['cart_empty', 'lines', { lines: [] }],
    ['name_missing', 'name', { name: ' \n ' }],
    ['name_missing', 'name', { name: '\u200b\u2060' }],
    ['name_too_long', 'name', { name: 'N'.repeat(81) }],
    ['phone_missing', 'phone', { phone: { typed: '', number: null } }],
    ['phone_invalid', 'phone', { phone: { typed: '12', number: null } }],
    ['table_missing', 'table', { form: 'table' }],
    ['table_unknown', 'table', { form: 'table', table: 15 }],
    ['table_unknown', 'table', { form: 'table', table: 0 }],
    ['day_not_offered', 'day', { day: '2026-03-09' }],
  ] as const)('[ORDER-4] %s names the field %s', (problem, field, differs) => {
    expect(problemsOf(differs)).toEqual([{ problem, field }])
  })

  test('[ORDER-4] a time that is not offered names the next one', () => {
    const next = clockAt(wednesday, 9, 15)
    expect(problemsOf({ at: clockAt(wednesday, 6) })).toEqual([{ problem: 'slot_not_offered', field: 'at', next }])
  })

  test('everything that is wrong is said at once', () => {
    const problems = problemsOf({ name: '', ...line({ quantity: 0 }) }, { now: clockAt(wednesday, 13) })
    expect(problems.map(({ problem }) => problem)).toEqual(['cut_off_passed', 'name_missing', 'quantity_invalid'])
  })

  test('a total other than the one Noor saw is refused, and only that', () => {
    expect(problemsOf({ seenTotal: 600 })).toMatchObject([{ problem: 'total_changed', field: 'seenTotal', total: 640 }])
    expect(problemsOf({ seenTotal: 640 })).toEqual([])
  })

  test('a form that the branch does not offer, an address that it requires', () => {
    const branch = { ...antwerpen, forms: ['pick-up' as const], addressField: 'required' as const }
    expect(problemsOf({ form: 'table', table: 3 }, { branch })).toEqual([
      { problem: 'form_not_offered', field: 'form' },
    ])
    expect(problemsOf({}, { branch })).toEqual([{ problem: 'address_missing', field: 'address' }])
  })

  test('a table is for someone who sits there: not for tomorrow, not before opening', () => {
    const seated = { form: 'table' as const, table: 4 }
    expect(problemsOf(seated)).toEqual([])
    expect(problemsOf({ ...seated, day: '2026-03-05' })).toEqual([{ problem: 'day_not_offered', field: 'day' }])
    expect(problemsOf(seated, { now: clockAt(wednesday, 6) })).toEqual([{ problem: 'day_not_offered', field: 'day' }])
  })
})

test('a note keeps its emoji and its angle brackets, and counts an emoji once', () => {
  const placed = placeOrder({ ...noorsDraft, ...line({ note: '🥛 <b>oat</b>' }) }, noorsContext())
  expect(placed.ok && placed.value.lines[0]?.notes).toBe('🥛 <b>oat</b>')
  expect(problemsOf(line({ note: '🥛'.repeat(500) }))).toEqual([])
})

test('what the form does not ask for is not stored', () => {
  const hidden = { ...antwerpen, addressField: 'hidden' as const }
  const away = placeOrder({ ...noorsDraft, address: 'Kade 3', table: 4 }, noorsContext({ branch: hidden }))
  expect(away.ok && [away.value.address, away.value.table]).toEqual(['', null])
  const seated = placeOrder({ ...noorsDraft, form: 'table', table: 4, address: 'Kade 3' }, noorsContext())
  expect(seated.ok && [seated.value.phone, seated.value.address, seated.value.table]).toEqual(['', '', 4])
})

describe('the state of an order comes from its lines', () => {
  const lines = (...statuses: LineStatus[]) => statuses.map((status) => ({ status }))

  test('out exactly when every line is served', () => {
    expect(isOut(lines('served', 'served'))).toBe(true)
    expect(isOut(lines('served', 'ready'))).toBe(false)
    expect(isOut([])).toBe(false)
  })

  test('as far as its slowest line', () => {
    expect(statusOf(lines('served', 'received'))).toBe('received')
    expect(statusOf(lines('served', 'ready'))).toBe('ready')
    expect(statusOf(lines('served'))).toBe('served')
  })

  test('[F-8] each state that a line is in comes once, first what is ready to be picked up', () => {
    expect(statusesIn(lines('served', 'received', 'ready', 'received'))).toEqual(['ready', 'received', 'served'])
    expect(statusesIn(lines('received', 'received'))).toEqual(['received'])
  })

  test('new, making, ready, out on the board', () => {
    expect(progressOf(lines('received', 'received'))).toBe('new')
    expect(progressOf(lines('received', 'ready'))).toBe('making')
    expect(progressOf(lines('served', 'ready'))).toBe('ready')
    expect(progressOf(lines('served', 'served'))).toBe('out')
  })
})
