// A label for each cup, and what is on it.
import { describe, expect, test } from 'vitest'
import type { Locale } from '../shared/locale.ts'
import {
  basketLines,
  brunch,
  croissant,
  lattes,
  lunch,
  maiTai,
  noorsSlipOrder,
  readSlip,
} from '../testing/slip-orders.ts'
import { cupSlips, type LabelWish } from './cup-slips.ts'
import { slipFormat } from './slip-format.ts'

const order = noorsSlipOrder({ lines: [lattes, lunch, croissant] })
function read(change: Partial<LabelWish> = {}, locale: Locale = 'en') {
  const wish = { order, station: 'bar', named: true, allergies: true, ...change }
  return cupSlips(wish, slipFormat(locale, 'Europe/Brussels')).map(readSlip)
}

describe('[PAPER-1] labels', () => {
  test('[J-76] are one for each piece that the station makes, parts of meal deals among them', () => {
    expect(read().map(([, what]) => what)).toEqual(['Latte', 'Latte', 'Lungo'])
    expect(read({ station: 'kitchen' }).map(([, what]) => what)).toEqual(['Salmon bagel', 'Croissant'])
    expect(read({ station: 'grill' })).toEqual([])
    expect(read({ station: null })).toHaveLength(5)
  })

  test.each([
    ['en', '+ oat milk', '1 of 3'],
    ['nl', '+ havermelk', '1 van 3'],
    ['fr', '+ lait d’avoine', '1 sur 3'],
    ['ar', '+ حليب الشوفان', '1 من 3'],
  ] as const)('say whose it is, what is in it, and allergies in a frame: %s', (locale, oat, cup) => {
    const latte = locale === 'ar' ? 'لاتيه' : 'Latte'
    expect(read({}, locale)[0]).toEqual([
      'A-36 … Noor',
      latte,
      oat,
      '[framed: allergic to nuts, extra hot]',
      '---',
      `${cup} … 12:20`,
    ])
  })

  test('[J-70] warn on every cup of the order with the whole note', () => {
    const notes = 'allergic to walnuts, hazelnuts, pecans'
    const slips = read({ order: noorsSlipOrder({ lines: [lunch, { ...croissant, notes }] }), station: null })
    expect(slips).toHaveLength(3)
    for (const slip of slips) expect(slip).toContain(`[framed: ${notes}]`)
  })

  test('[J-101] say from which age their own piece may be handed over', () => {
    const slips = read({ order: noorsSlipOrder({ lines: [maiTai, brunch, croissant] }), station: null })
    expect(slips.map(([, what]) => what)).toEqual(['Mai Tai … 18+', 'Salmon bagel', 'Mai Tai … 18+', 'Croissant'])
  })

  test('keep name and allergies to themselves if the owner wants that', () => {
    expect(read({ named: false, allergies: false })[0]).toEqual([
      'A-36',
      'Latte',
      '+ oat milk',
      '---',
      '1 of 3 … 12:20',
    ])
  })

  describe('of an office basket', () => {
    const office = noorsSlipOrder({ customerName: 'Jef', lines: basketLines })

    test('say for whom each piece is, with whose order it goes, and of allergies only their own', () => {
      expect(read({ order: office }).map((slip) => [slip[0], ...slip.slice(-3)])).toEqual([
        ['A-36 … Jef', 'NO cacao', '---', '1 of 2 … 12:20'],
        ['A-36 … Lotte', '[framed: allergic to nuts, extra hot]', '---', 'Jef · 2 of 2 … 12:20'],
      ])
    })

    test('name nobody if the owner wants that, and once names were erased the one who ordered', () => {
      expect(read({ order: office, named: false }).map(([code, ...rest]) => [code, rest.at(-1)])).toEqual([
        ['A-36', '1 of 2 … 12:20'],
        ['A-36', '2 of 2 … 12:20'],
      ])
      const lines = basketLines.map((line, place) => ({ ...line, person: { number: place + 1, name: '' } }))
      expect(read({ order: { ...office, lines } }).map(([code]) => code)).toEqual(['A-36 … Jef', 'A-36 … Jef'])
    })
  })
})
