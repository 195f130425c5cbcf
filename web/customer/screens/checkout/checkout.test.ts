// The checkout's rules on the customer's side: what is sent, and which parts of a refusal still apply.
import { describe, expect, test } from 'vitest'
import { type CheckoutDraft, orderFrom } from './checkout-draft.ts'
import { type OrderNow, problemStands, sortProblems } from './order-problems.ts'

const noor: CheckoutDraft = {
  form: 'pick-up',
  name: 'Noor',
  phone: '0470 12 34 56',
  address: '',
  cupName: 'Noor',
  table: null,
  at: null,
  remember: false,
  ifSoldOut: 'ask',
  invoice: { number: '', company: '', street: '', postcode: '', city: '', email: '' },
  invoiced: false,
  code: '',
}
const wish = {
  branch: 'antwerpen',
  day: '2026-03-04',
  lines: [{ item: 'cappuccino', quantity: 2, note: 'oat milk', seenPrice: 320 }],
  seenTotal: 640,
  lang: 'nl' as const,
}

test('[ORDER-2] the fields of the other form stay at home, and no price is sent', () => {
  const atTable = orderFrom({ ...noor, form: 'table', table: 4, at: 5 }, wish)
  expect(atTable).toMatchObject({ form: 'table', table: 4, phone: '', address: '', cupName: '', at: null })
  expect(atTable.lines).toEqual([{ item: 'cappuccino', quantity: 2, note: 'oat milk' }])
  expect(orderFrom({ ...noor, table: 4 }, wish)).toMatchObject({ table: null, phone: '0470 12 34 56' })
})

test('[BOOK-4] the company is sent with an order that is to be invoiced, and with no other', () => {
  const typed = { ...noor, invoice: { ...noor.invoice, number: '0403.170.701' } }
  expect(orderFrom(typed, wish)).not.toHaveProperty('invoice')
  expect(orderFrom({ ...typed, invoiced: true }, wish).invoice).toMatchObject({ number: '0403.170.701', lang: 'nl' })
})

test('[ORDER-4] what the server says stands at its line, its field, or above the button', () => {
  const problems = [
    { problem: 'phone_invalid', field: 'phone' },
    { problem: 'item_out_of_stock', line: 1 },
    { problem: 'cut_off_passed', field: 'day' },
  ]
  const sorted = sortProblems(problems, ({ problem }) => problem)
  expect(Object.fromEntries(sorted.fields)).toEqual({ phone: 'phone_invalid' })
  expect(Object.fromEntries(sorted.lines)).toEqual({ 1: 'item_out_of_stock' })
  expect(sorted.others).toEqual(['cut_off_passed'])
})

describe('[F-18] what the server said', () => {
  const asked = { branch: 'antwerpen', form: 'pick-up' as const, day: wish.day, lines: wish.lines, total: 640 }
  const now: OrderNow = { ...asked, mended: new Set(), dayTaken: true, newPrices: false }
  const phone = { problem: 'phone_invalid', field: 'phone' }
  const line = { problem: 'item_out_of_stock', line: 0 }
  const late = { problem: 'cut_off_passed', field: 'day' }
  const dearer = { problem: 'total_changed', field: 'seenTotal' }
  const first = wish.lines[0]
  if (!first) throw new Error('no line')

  test('stands until it is mended', () => {
    for (const problem of [phone, line, late, dearer]) expect(problemStands(problem, asked, now)).toBe(true)
  })

  test('of a field goes with its change, or with its form', () => {
    expect(problemStands(phone, asked, { ...now, mended: new Set(['phone']) })).toBe(false)
    expect(problemStands(phone, asked, { ...now, form: 'table' })).toBe(false)
  })

  test('of what no field can mend stands until the order is sent again', () => {
    const strange = { problem: 'bad_input', field: 'body' }
    expect(problemStands(strange, asked, { ...now, form: 'table', mended: new Set(['phone']) })).toBe(true)
  })

  test('of a line goes with its change, wherever the line stands by then', () => {
    const other = { ...first, item: 'cava' }
    expect(problemStands(line, asked, { ...now, lines: [other, first] })).toBe(true)
    expect(problemStands(line, asked, { ...now, lines: [other] })).toBe(false)
    expect(problemStands(line, asked, { ...now, lines: [{ ...first, quantity: 1 }] })).toBe(false)
  })

  test('of the day goes with another day, and where the page says it itself', () => {
    expect(problemStands(late, asked, { ...now, day: '2026-03-05' })).toBe(false)
    expect(problemStands(late, asked, { ...now, dayTaken: false })).toBe(false)
  })

  test('of the total goes once the new price is agreed to', () => {
    expect(problemStands(dearer, asked, { ...now, total: 700, newPrices: true })).toBe(true)
    expect(problemStands(dearer, asked, { ...now, total: 700 })).toBe(false)
  })
})
