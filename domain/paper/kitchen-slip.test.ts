// What the kitchen reads on paper, in four languages, and what a second ticket says.
import { describe, expect, test } from 'vitest'
import type { Locale } from '../shared/locale.ts'
import { clockAt, wednesday } from '../testing/fixtures.ts'
import {
  bareCappuccino,
  basketLines,
  brunch,
  croissant,
  lattes,
  lunch,
  maiTai,
  noorsSlipOrder,
  readSlip,
} from '../testing/slip-orders.ts'
import { type KitchenTicket, kitchenSlip } from './kitchen-slip.ts'
import { isToTell, saidOf } from './said-ticket.ts'
import { slipFormat } from './slip-format.ts'

const bar = { id: 'bar', name: 'Bar' }
const noon = clockAt(wednesday, 12, 11)

const read = (change: Partial<KitchenTicket> = {}, locale: Locale = 'en') =>
  readSlip(
    kitchenSlip(
      { order: noorsSlipOrder(), station: null, branch: 'Antwerpen', said: null, at: noon, ...change },
      slipFormat(locale, 'Europe/Brussels'),
    ),
  )

describe('[PAPER-1] a kitchen ticket', () => {
  test('says code and time, then allergies, then what this station makes with its options, and what is to be paid', () => {
    expect(read({ order: noorsSlipOrder({ lines: [lattes, bareCappuccino, croissant] }), station: bar })).toEqual([
      'ready',
      'A-36 … 12:20',
      'Noor · take away … Bar',
      '[framed: ALLERGY: allergic to nuts, extra hot]',
      '---',
      '2 × Latte',
      '    + oat milk',
      '    allergic to nuts, extra hot',
      '---',
      '1 × Cappuccino',
      '    | NO cacao',
      '---',
      'Made elsewhere: 1 × Croissant',
      '[black: TO PAY … €14.50]',
      'printed 12:11 … Antwerpen',
    ])
  })

  test('[J-101] marks what is handed over from 16 or 18 years, a part of a deal, and what is made elsewhere', () => {
    const order = noorsSlipOrder({ lines: [maiTai, brunch, croissant] })
    const slip = read({ order })
    expect(slip).toEqual(expect.arrayContaining(['1 × Mai Tai 18+', '1 × Brunch 18+', '    Mai Tai 18+']))
    expect(slip).toEqual(expect.arrayContaining(['    Salmon bagel', '1 × Croissant']))
    const kitchen = read({ order, station: { id: 'kitchen', name: 'Kitchen' } })
    expect(kitchen).toContain('Made elsewhere: 1 × Mai Tai 18+, 1 × Mai Tai 18+')
    const changed = noorsSlipOrder({ lines: [maiTai] })
    expect(read({ order: changed, said: saidOf(order) })).toEqual(
      expect.arrayContaining(['1 × Mai Tai 18+', '0 × Brunch ~18+~']),
    )
  })

  test.each([
    ['nl', 'klaar', 'meenemen', 'ALLERGIE', '+ havermelk', 'GEEN cacao', 'TE BETALEN … € 12,00', 'afgedrukt 12:11'],
    ['fr', 'prête', 'à emporter', 'ALLERGIE', '+ lait d’avoine', 'SANS cacao', 'À PAYER … 12,00 €', 'imprimé à 12:11'],
    ['ar', 'جاهز', 'للأخذ', 'حساسية', '+ حليب الشوفان', 'بدون كاكاو', 'المطلوب … 12.00 €', 'طُبع 12:11'],
  ] as const)('speaks %s', (locale, ready, form, allergy, oat, no, toPay, printed) => {
    const [latte, cappuccino] = locale === 'ar' ? ['لاتيه', 'كابتشينو'] : ['Latte', 'Cappuccino']
    expect(read({}, locale)).toEqual([
      ready,
      'A-36 … 12:20',
      `Noor · ${form}`,
      `[framed: ${allergy}: allergic to nuts, extra hot]`,
      '---',
      `2 × ${latte}`,
      `    ${oat}`,
      '    allergic to nuts, extra hot',
      '---',
      `1 × ${cappuccino}`,
      `    | ${no}`,
      `[black: ${toPay}]`,
      `${printed} … Antwerpen`,
    ])
  })

  test('isolates names, so that one in another direction keeps its order', () => {
    const { parts } = kitchenSlip(
      { order: noorsSlipOrder({ cupName: 'فاطمة' }), station: bar, branch: 'Antwerpen', said: null, at: noon },
      slipFormat('en', 'Europe/Brussels'),
    )
    expect(parts[2]).toMatchObject({ start: [{ text: '\u2068فاطمة\u2069 ·' }, { text: 'take away' }] })
  })

  test('warns every station of an allergy, also where its line is made by another', () => {
    const nutty = { ...croissant, notes: 'I am allergic to almonds' }
    expect(read({ order: noorsSlipOrder({ lines: [bareCappuccino, nutty] }), station: bar })).toContain(
      '[framed: ALLERGY: I am allergic to almonds]',
    )
  })

  test('[J-70] warns with the whole note of an allergy, which of several lines also stands at its own', () => {
    const notes = 'I am allergic to walnuts, hazelnuts, pecans'
    const nutty = { ...croissant, notes }
    expect(read({ order: noorsSlipOrder({ lines: [nutty, bareCappuccino] }) })).toEqual(
      expect.arrayContaining([`[framed: ALLERGY: ${notes}]`, `    ${notes}`]),
    )
    const [framed, ...others] = read({ order: noorsSlipOrder({ lines: [nutty] }) }).filter((text) =>
      text.includes(notes),
    )
    expect([framed, others]).toEqual([`[framed: ALLERGY: ${notes}]`, []])
  })

  test('[J-74] keeps a word such as without and what it leaves out together, in the order of their language', () => {
    const sugarless = { ...bareCappuccino, notes: 'بدون سكر' }
    const { parts } = kitchenSlip(
      { order: noorsSlipOrder({ lines: [sugarless] }), station: null, branch: '', said: null, at: noon },
      slipFormat('en', 'Europe/Brussels'),
    )
    expect(JSON.stringify(parts)).toContain('"\u2068بدون سكر\u2069"')
  })

  test('[J-70] of a change says an allergy that is new, and keeps one that only got longer', () => {
    const before = { ...lattes, notes: 'allergic to nuts' }
    const after = { ...lattes, notes: 'allergic to nuts, and to sesame' }
    const slip = read({ order: noorsSlipOrder({ lines: [after] }), said: saidOf(noorsSlipOrder({ lines: [before] })) })
    expect(slip.filter((text) => text.includes('ALLERGY'))).toEqual([
      '[framed: NEW ALLERGY: allergic to nuts, and to sesame]',
    ])
  })

  test('says in which way it is paid, or what is left of a part', () => {
    const online = { way: 'online' as const, amount: 1200, applied: 1200, at: 1 }
    const paid = noorsSlipOrder({ due: 0, payments: [online] })
    expect(read({ order: paid })).toContain('[black: PAID … Online]')
    const part = read({ order: noorsSlipOrder({ due: 800 }) })
    expect(part).toContain('Part paid: €4.00 of €12.00')
    expect(part).toContain('[black: TO PAY … €8.00]')
    const cash = { way: 'cash' as const, amount: 1500, applied: 1500, at: 1 }
    expect(read({ order: noorsSlipOrder({ due: -300, payments: [cash] }) })).toContain('[black: TO GIVE BACK … €3.00]')
  })

  test('names the day of an order that is not for today', () => {
    const { shortDay } = slipFormat('en', 'Europe/Brussels')
    expect(read({ order: noorsSlipOrder({ wantedAt: clockAt('2026-03-05', 8) }) })).toContain(
      `A-36 … ${shortDay('2026-03-05')} 08:00`,
    )
  })

  test('lists of a meal deal the parts of its station, and the others as made elsewhere', () => {
    const slip = read({ order: noorsSlipOrder({ lines: [lunch] }), station: bar })
    expect(slip).toEqual(expect.arrayContaining(['1 × Lunch deal', '    Lungo']))
    expect(slip).toContain('Made elsewhere: 1 × Salmon bagel')
  })

  test.each([
    ['en', 'Cappuccino for Jef', 'Latte for Lotte'],
    ['nl', 'Cappuccino voor Jef', 'Latte voor Lotte'],
    ['fr', 'Cappuccino pour Jef', 'Latte pour Lotte'],
    ['ar', 'كابتشينو لـ Jef', 'لاتيه لـ Lotte'],
  ] as const)('of an office basket says beside each piece for whom it is: %s', (locale, ...pieces) => {
    expect(read({ order: noorsSlipOrder({ lines: basketLines }) }, locale)).toEqual(
      expect.arrayContaining(pieces.map((piece) => `1 × ${piece}`)),
    )
    const ofDeal = { ...lunch, person: { number: 2, name: 'Lotte' } }
    expect(read({ order: noorsSlipOrder({ lines: [ofDeal] }) })).toContain('1 × Lunch deal for Lotte')
  })

  test('says the table instead of taking away', () => {
    expect(read({ order: noorsSlipOrder({ form: 'table', table: 7 }) })).toContain('Noor · table 7')
  })
})

describe('[PAPER-3] a ticket that follows another', () => {
  const said = saidOf(noorsSlipOrder())
  const fewer = { ...lattes, quantity: 1, notes: 'allergic to nuts' }
  const changed = noorsSlipOrder({ lines: [fewer, croissant], wantedAt: clockAt(wednesday, 12, 30) })

  test('says CHANGED, and of each line and of the time what differs', () => {
    expect(read({ order: changed, said, at: clockAt(wednesday, 12, 13) })).toEqual([
      '[black: CHANGED 12:13]',
      'ready',
      'A-36 … ~12:20~ 12:30',
      'Noor · take away',
      '[framed: NEW ALLERGY: allergic to nuts]',
      '[framed: ~ALLERGY: allergic to nuts, extra hot~]',
      '---',
      '1 × ~2~ → 1',
      '    Latte',
      '    + oat milk',
      '    NEW allergic to nuts',
      '    ~allergic to nuts, extra hot~',
      '---',
      '0 × ~Cappuccino~',
      '    | NO cacao',
      '    REMOVED',
      '---',
      '1 × Croissant',
      '    NEW',
      '[black: TO PAY … €6.90]',
      'printed 12:13 … Antwerpen',
    ])
  })

  test('says which lines stay as they were, and points the other way in Arabic', () => {
    const order = noorsSlipOrder({ lines: [{ ...lattes, quantity: 3 }, bareCappuccino] })
    expect(read({ order, said })).toContain('    unchanged')
    expect(read({ order, said }, 'ar')).toEqual(expect.arrayContaining(['3 × ~2~ ← 3', '    بلا تغيير']))
  })

  test('says what of a note is new, and crosses out an allergy that was taken back', () => {
    const foamless = { ...lattes, notes: 'extra hot, no foam' }
    const slip = read({ order: noorsSlipOrder({ lines: [foamless, bareCappuccino] }), said })
    expect(slip).toContain('[framed: ~ALLERGY: allergic to nuts, extra hot~]')
    expect(slip).toEqual(expect.arrayContaining(['    NEW extra hot', '    | NEW NO foam']))
  })

  test('says another table, with the one that it said crossed out', () => {
    expect(read({ order: noorsSlipOrder({ form: 'table', table: 7 }), said })).toContain('Noor · ~take away~ table 7')
  })

  test('says CANCELLED with everything crossed out, and asks for no money', () => {
    const order = noorsSlipOrder({ course: 'cancelled', overAt: clockAt(wednesday, 12, 14), due: 0 })
    const slip = read({ order, said, at: clockAt(wednesday, 12, 15) })
    expect(slip[0]).toBe('[black: CANCELLED 12:14]')
    expect(slip).toEqual(expect.arrayContaining(['2 × ~Latte~', '1 × ~Cappuccino~']))
    expect(slip.join()).not.toContain('PAY')
  })

  test('is due only where something is made that changed, or where time or table did', () => {
    const order = noorsSlipOrder({ lines: [lattes, bareCappuccino, croissant] })
    const last = saidOf(order)
    const barOnly = noorsSlipOrder({ lines: [fewer, bareCappuccino, croissant] })
    expect(isToTell(last, order, null)).toBe(false)
    expect(isToTell(last, barOnly, 'bar')).toBe(true)
    expect(isToTell(last, barOnly, 'kitchen')).toBe(false)
    expect(isToTell(last, { ...order, wantedAt: clockAt(wednesday, 12, 30) }, 'kitchen')).toBe(true)
    expect(isToTell(last, { ...order, form: 'table', table: 7 }, 'kitchen')).toBe(true)
  })

  test('of an office basket says whose piece is not wanted any more, and whose is new', () => {
    const [jefs, lottes] = basketLines as [(typeof basketLines)[number], (typeof basketLines)[number]]
    const order = noorsSlipOrder({ lines: [jefs, { ...croissant, id: 3, person: { number: 2, name: 'Lotte' } }] })
    const before = noorsSlipOrder({ lines: [jefs, lottes] })
    expect(isToTell(saidOf(before), order, null)).toBe(true)
    const slip = read({ order, said: saidOf(before) })
    expect(slip).toEqual(expect.arrayContaining(['1 × Cappuccino for Jef', '    unchanged']))
    expect(slip).toEqual(expect.arrayContaining(['    REMOVED', '1 × Croissant for Lotte', '    NEW']))
    expect(slip).toContain('0 × ~Latte~ ~for Lotte~')
  })

  test('keeps no name of the customer of what it said', () => {
    expect(JSON.stringify(saidOf(noorsSlipOrder()))).not.toContain('Noor')
  })
})
