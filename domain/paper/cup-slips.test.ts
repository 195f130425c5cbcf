// A label for each cup, and what is on it.
import { describe, expect, test } from 'vitest'
import type { Locale } from '../shared/locale.ts'
import { croissant, lattes, lunch, noorsOrder, readSlip } from '../testing/slip-orders.ts'
import { cupSlips, type LabelWish } from './cup-slips.ts'
import { slipFormat } from './slip-format.ts'

const order = noorsOrder({ lines: [lattes, lunch, croissant] })
function read(change: Partial<LabelWish> = {}, locale: Locale = 'en') {
  const wish = { order, station: 'bar', named: true, allergies: true, ...change }
  return cupSlips(wish, slipFormat(locale, 'Europe/Brussels')).map(readSlip)
}

describe('[PAPER-1] labels', () => {
  test('are one for each piece that the station makes, parts of meal deals among them', () => {
    expect(read().map(([, what]) => what)).toEqual(['Latte', 'Latte', 'Lungo'])
    expect(read({ station: 'kitchen' }).map(([, what]) => what)).toEqual(['Salmon bagel', 'Croissant'])
    expect(read({ station: 'grill' })).toEqual([])
    expect(read({ station: null })).toHaveLength(5)
  })

  test('of an office basket carry the name of the person each cup is for', () => {
    const shared = noorsOrder({ lines: [{ ...lattes, person: { number: 2, name: 'Tom' } }, croissant] })
    expect(read({ order: shared, station: null }).map(([top]) => top)).toEqual([
      ...['A-36 … Tom', 'A-36 … Tom', 'A-36 … Noor'],
    ])
    expect(read({ order: shared, named: false }).map(([top]) => top)).toEqual(['A-36', 'A-36'])
  })

  test.each([
    ['en', '+ oat milk', 'cup 1 of 3'],
    ['nl', '+ havermelk', 'beker 1 van 3'],
    ['fr', '+ lait d’avoine', 'gobelet 1 sur 3'],
    ['ar', '+ حليب الشوفان', 'كوب 1 من 3'],
  ] as const)('say whose it is, what is in it, and allergies in a frame: %s', (locale, oat, cup) => {
    const latte = locale === 'ar' ? 'لاتيه' : 'Latte'
    expect(read({}, locale)[0]).toEqual([
      'A-36 … Noor',
      latte,
      oat,
      'extra hot',
      '[framed: allergic to nuts]',
      '---',
      `${cup} … 12:20`,
    ])
  })

  test('keep name and allergies to themselves if the owner wants that', () => {
    expect(read({ named: false, allergies: false })[0]).toEqual([
      'A-36',
      'Latte',
      '+ oat milk',
      'extra hot',
      '---',
      'cup 1 of 3 … 12:20',
    ])
  })
})
