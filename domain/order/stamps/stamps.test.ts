// Stamps count once however they are shown, and a voucher takes whole cents off one piece at every VAT rate.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { positionOf } from '#domain/money/ledger.ts'
import { vatOf } from '#domain/money/vat.ts'
import { totalOf } from '#domain/shared/money.ts'
import { noorsContext, noorsDraft } from '#domain/testing/fixtures.ts'
import { changedOrder } from '../change.ts'
import type { UnratedLine } from '../order.ts'
import { placeOrder } from '../place-order.ts'
import { offlineVerdict } from './offline-vouchers.ts'
import { freePieceAmong, freePieces, type StampPiece, stampsOf, turnedIn, withVoucher } from './stamps.ts'
import { readStamp, readVoucher, stampText, voucherText } from './voucher-text.ts'

const line = (item: string, quantity: number, price: number, more: Partial<UnratedLine> = {}): UnratedLine => ({
  id: 1,
  item,
  options: [],
  image: { kind: 'none', ref: '' } as never,
  name: { en: item },
  quantity,
  price,
  status: 'received',
  notes: '',
  making: [],
  declaration: null,
  vat: [{ class: 'drink', amount: price }],
  ...more,
})
const counts = (item: string) => item === 'cappuccino' || item === 'espresso'
const noors = [line('cappuccino', 2, 320), line('bagel', 1, 690), line('espresso', 1, 250)]

test('[STAMP-1] each coffee gives a stamp; a bagel, a meal deal and a free one give none', () => {
  expect(stampsOf(noors, counts)).toBe(3)
  expect(stampsOf([line('cappuccino', 1, 320, { parts: [{}] as never })], counts)).toBe(0)
  expect(stampsOf([line('cappuccino', 1, 0, { off: 320 })], counts)).toBe(0)
  expect(stampsOf([line('cappuccino', 80, 320)], counts)).toBe(50)
})

test('[STAMP-1] the tenth is free: nine stamps make a voucher, and the others stay', () => {
  const free = freePieces(
    [
      { serial: 'monday', count: 6 },
      { serial: 'friday', count: 5 },
    ],
    [],
  )
  const { full, left } = turnedIn(free, { every: 10 })
  expect(full.map((pieces) => pieces.length)).toEqual([9])
  expect(left).toEqual([
    { stamp: 'friday', piece: 4 },
    { stamp: 'friday', piece: 5 },
  ])
})

test('[STAMP-1] whatever stamps are shown and however often, each piece is in one voucher at most', () => {
  const stamp = fc.record({ serial: fc.constantFrom('a', 'b', 'c', 'd'), count: fc.integer({ min: 1, max: 12 }) })
  fc.assert(
    fc.property(
      fc.array(fc.array(stamp, { maxLength: 6 }), { maxLength: 8 }),
      fc.integer({ min: 2, max: 12 }),
      (shown, every) => {
        const used: StampPiece[] = []
        for (const stamps of shown) used.push(...turnedIn(freePieces(stamps, used), { every }).full.flat())
        const names = used.map(({ stamp: serial, piece }) => `${serial} ${piece}`)
        expect(new Set(names).size).toBe(names.length)
        expect(names.length % (every - 1)).toBe(0)
        const most = Math.max(0, ...shown.flat().map(({ count }) => count))
        expect(used.every(({ piece }) => piece >= 1 && piece <= most)).toBe(true)
      },
    ),
  )
})

test('[STAMP-1] a voucher pays the dearest piece that counts, as a line of its own', () => {
  const lines = withVoucher(noors, { worth: 500, counts }) ?? []
  expect(lines.map(({ id, item, quantity, price, off }) => [id, item, quantity, price, off])).toEqual([
    [1, 'cappuccino', 1, 320, undefined],
    [2, 'cappuccino', 1, 0, 320],
    [3, 'bagel', 1, 690, undefined],
    [4, 'espresso', 1, 250, undefined],
  ])
  expect(freePieceAmong(noors, { worth: 300, counts })).toEqual({ at: 0, off: 300 })
  expect(withVoucher([line('bagel', 1, 690)], { worth: 500, counts })).toBeUndefined()
})

test('[STAMP-1] with a voucher every amount still adds up: lines, VAT shares and ledger', () => {
  const part = fc.integer({ min: 0, max: 400 })
  const anyLine = fc
    .record({
      item: fc.constantFrom('cappuccino', 'bagel', 'espresso'),
      quantity: fc.integer({ min: 1, max: 5 }),
      drink: part,
      alcohol: part,
    })
    .map(({ item, quantity, drink, alcohol }) =>
      line(item, quantity, drink + alcohol, {
        vat: [
          { class: 'drink', amount: drink },
          { class: 'alcohol', amount: alcohol },
        ],
      }),
    )
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 50, max: 900 }),
      (before, worth) => {
        const after = withVoucher(before, { worth, counts })
        const free = freePieceAmong(before, { worth, counts })
        if (!after || !free) {
          expect(before.some(({ item, price }) => counts(item) && price > 0)).toBe(false)
          return
        }
        expect(totalOf(after)).toBe(totalOf(before) - free.off)
        expect(
          after.every(({ price, vat }) => price >= 0 && vat.reduce((sum, { amount }) => sum + amount, 0) === price),
        ).toBe(true)
        expect(after.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(
          before.reduce((sum, { quantity }) => sum + quantity, 0),
        )
        const lines = after.map((one) => ({
          ...one,
          vat: one.vat.map((share) => ({ ...share, rate: share.class === 'drink' ? 600 : 2100 })),
        }))
        const total = totalOf(after)
        expect(vatOf(lines).reduce((sum, { gross }) => sum + gross, 0)).toBe(total)
        const entry = positionOf(
          { course: 'accepted', total, lines, payments: [], placedAt: 0, wantedAt: 0 },
          { dayOf: () => '2026-03-04' },
        )
        expect(entry.reduce((sum, [, , amount]) => sum + amount, 0)).toBe(0)
      },
    ),
  )
})

test('[STAMP-1] an order with a voucher has one coffee less to pay, is refused without one, and never gets a second free one', () => {
  const withOne = { ...noorsContext(), voucher: { worth: 300, counts } }
  const placed = placeOrder({ ...noorsDraft, seenTotal: 340 }, withOne)
  if (!placed.ok) throw new Error('refused')
  expect(placed.value.lines).toMatchObject([
    { id: 1, quantity: 1, price: 320 },
    { id: 2, quantity: 1, price: 20, off: 300, vat: [{ amount: 20 }] },
  ])
  const bagel = { ...noorsDraft, lines: [{ item: 'salmon-bagel', quantity: 1, note: '' }] }
  const without = { ok: false, refusal: [{ problem: 'voucher_without', field: 'voucher' }] }
  expect(placeOrder(bagel, withOne)).toEqual(without)
  const wish = (quantity: number) => [{ line: 2, item: 'cappuccino', quantity, note: '' }]
  expect(changedOrder(placed.value, wish(1), withOne)).toMatchObject({ ok: true, value: { total: 20 } })
  const grown = { ok: false, refusal: [{ problem: 'quantity_invalid', line: 0 }] }
  expect(changedOrder(placed.value, wish(2), withOne)).toEqual(grown)
})

test('[STAMP-1] what is no stamp or voucher is read as none', () => {
  const stamp = { serial: 'A'.repeat(16), count: 3, seal: 'b'.repeat(22) }
  expect(readStamp(stampText(stamp))).toEqual(stamp)
  for (const text of [
    '',
    'x',
    `${stampText(stamp)}x`,
    stampText({ ...stamp, count: 0 }),
    stampText({ ...stamp, count: 100 }),
  ])
    expect(readStamp(text)).toBeUndefined()
  const voucher = { id: '7GQ2M0AX', worth: 500, signature: 'c'.repeat(86) }
  expect(readVoucher(` ${voucherText(voucher)}\n`)).toEqual(voucher)
  for (const text of [
    'NV.',
    voucherText({ ...voucher, id: '7gq2m0ax' }),
    voucherText({ ...voucher, worth: 1_000_000 }),
  ])
    expect(readVoucher(text)).toBeUndefined()
})

test('[STAMP-1] a counter offline takes each voucher once, up to the ceiling', () => {
  const voucher = (id: string) => ({ id, worth: 500 })
  const waiting = [voucher('AAAAAAAA'), voucher('BBBBBBBB')]
  expect(offlineVerdict(voucher('AAAAAAAA'), waiting, 2000)).toBe('again')
  expect(offlineVerdict(voucher('CCCCCCCC'), waiting, 1500)).toBe('taken')
  expect(offlineVerdict(voucher('CCCCCCCC'), waiting, 1499)).toBe('over')
  expect(offlineVerdict(voucher('AAAAAAAA'), [], 0)).toBe('over')
})
