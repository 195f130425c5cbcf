// Which rule counts for which piece, and what is wrong with a rule.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  antwerpen,
  cappuccino,
  clockAt,
  noorsContext,
  noorsDraft,
  salmonBagel,
  wednesday,
} from '#domain/testing/fixtures.ts'
import { changedOrder } from '../../order/change.ts'
import type { OrderDraft } from '../../order/order.ts'
import { placeOrder } from '../../order/place-order.ts'
import { type ReducedPieces, type ReducibleLine, reduceLines } from './reduce-lines.ts'
import { isFor, offPiece, type Reduction, type ReductionHow, reductionsAt } from './reduction.ts'
import { codeProblem, readReductionCode } from './reduction-code.ts'
import { checkReduction, type ReductionDraft, tidyReduction } from './reduction-draft.ts'
import { announcedReductions, nextTurn, shownReduction } from './shown-reductions.ts'

const waffle = { id: 'waffle', category: 'WAFFELS' }
const croissant = { id: 'croissant', category: 'CAKE' }
const coffee = { id: 'coffee', category: 'COFFEE' }
const panini = { id: 'panini', category: 'PANINI' }
const items = [waffle, croissant, coffee, panini]

const of = (kind: 'items' | 'categories', ...ids: string[]) => ({ kind, ids })
const everything = { kind: 'everything', ids: [] } as const
const line = (item: ReducibleLine['item'], price: number, quantity = 1): ReducibleLine => ({
  item,
  price,
  quantity,
  options: [],
})
const rule = (id: string, how: ReductionHow, more: Partial<Reduction> = {}): Reduction => ({
  id,
  name: { en: id },
  what: everything,
  how,
  ...more,
})
const half = rule('half', { kind: 'percent', percent: 50 })
const twoForOne = rule('two-for-one', { kind: 'nth', of: 2 }, { what: of('categories', 'COFFEE') })
const student = rule(
  'student',
  { kind: 'price', price: 0 },
  {
    what: of('categories', 'COFFEE'),
    companion: of('items', 'panini'),
  },
)

const offOf = (parts: readonly (readonly ReducedPieces<Reduction>[])[]): number =>
  parts.flat().reduce((sum, { quantity, off }) => sum + quantity * off, 0)

describe('what counts for a piece', () => {
  it('takes the best of several rules, whatever their order [PRICE-1]', () => {
    const tenth = rule('tenth', { kind: 'percent', percent: 10 })
    const fifty = rule('fifty', { kind: 'amount', amount: 50 })
    for (const rules of [
      [tenth, fifty],
      [fifty, tenth],
    ])
      expect(reduceLines([line(waffle, 520, 2), line(coffee, 300)], rules)).toEqual([
        [{ quantity: 2, off: 52, rule: tenth }],
        [{ quantity: 1, off: 50, rule: fifty }],
      ])
  })

  it('frees the cheaper of each two, the dearest with the next [PRICE-1]', () => {
    const cart = [line(coffee, 300, 2), line(coffee, 500), line(coffee, 400)]
    expect(reduceLines(cart, [twoForOne])).toEqual([
      [
        { quantity: 1, off: 0 },
        { quantity: 1, off: 300, rule: twoForOne },
      ],
      [{ quantity: 1, off: 0 }],
      [{ quantity: 1, off: 400, rule: twoForOne }],
    ])
  })

  it('reduces no piece of a free pair otherwise [PRICE-1]', () => {
    // 300 for the free one is more than half of both: 350 together is better still.
    expect(offOf(reduceLines([line(coffee, 400), line(coffee, 300)], [twoForOne, half]))).toBe(350)
    expect(offOf(reduceLines([line(coffee, 300, 3)], [twoForOne, half]))).toBe(450)
  })

  it('gives a drink with each panini, and no more [PRICE-1]', () => {
    expect(reduceLines([line(coffee, 300, 3), line(panini, 800, 2)], [student])).toEqual([
      [
        { quantity: 1, off: 0 },
        { quantity: 2, off: 300, rule: student },
      ],
      [{ quantity: 2, off: 0 }],
    ])
    expect(offOf(reduceLines([line(coffee, 300)], [student]))).toBe(0)
  })

  it('counts what an order has already for the next piece beside it', () => {
    const had = { ...line(panini, 800, 2), fixed: {} }
    const drunk = { ...line(coffee, 0), fixed: { by: 'student' } }
    expect(offOf(reduceLines([line(coffee, 300, 2), had, drunk], [student]))).toBe(300)
  })

  it('adds options to a price, and takes per cent of all of it [PRICE-1]', () => {
    expect(offPiece({ kind: 'price', price: 200 }, 570, 50)).toBe(320)
    expect(offPiece({ kind: 'percent', percent: 50 }, 575, 50)).toBe(287)
    expect(offPiece({ kind: 'amount', amount: 900 }, 570, 50)).toBe(570)
    expect(offPiece({ kind: 'price', price: 900 }, 570, 50)).toBe(0)
  })

  it('leaves alone what keeps its price', () => {
    expect(reduceLines([{ ...line(waffle, 520), fixed: {} }], [half])).toEqual([[{ quantity: 1, off: 0 }]])
  })
})

const anyHow: fc.Arbitrary<ReductionHow> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ kind: fc.constant('amount' as const), amount: fc.integer({ min: 1, max: 700 }) }),
  fc.record({ kind: fc.constant('price' as const), price: fc.integer({ min: 0, max: 700 }) }),
  fc.record({ kind: fc.constant('nth' as const), of: fc.integer({ min: 2, max: 3 }) }),
)
const anySubject = fc.oneof(
  fc.constant(everything),
  fc.subarray(items, { minLength: 1 }).map((some) => of('items', ...some.map(({ id }) => id))),
  fc.subarray(items, { minLength: 1 }).map((some) => of('categories', ...some.map(({ category }) => category))),
)
const anyRules = fc
  .array(fc.record({ what: anySubject, how: anyHow, companion: fc.option(anySubject, { nil: undefined }) }), {
    maxLength: 4,
  })
  .map((all) =>
    all.map(({ what, how, companion }, at) =>
      rule(`rule-${at}`, how, { what, ...(companion && how.kind !== 'nth' && { companion }) }),
    ),
  )
const anyLine = fc
  .record({
    item: fc.constantFrom(...items),
    price: fc.integer({ min: 0, max: 900 }),
    quantity: fc.integer({ min: 1, max: 3 }),
    extras: fc.integer({ min: -50, max: 100 }),
  })
  .map(({ extras, ...one }): ReducibleLine => ({ ...one, options: [{ group: 'MILK', price: extras }] }))
const anyCart = (pieces: number) =>
  fc
    .array(anyLine, { minLength: 1, maxLength: 4 })
    .filter((lines) => lines.reduce((sum, { quantity }) => sum + quantity, 0) <= pieces)

/** Every way to give each piece one rule or none, tried out. */
function bruteForce(lines: readonly ReducibleLine[], rules: readonly Reduction[]): number {
  const pieces = lines.flatMap((one) => Array.from({ length: one.quantity }, () => one))
  const companions = (one: Reduction) =>
    pieces.filter(({ item }) => one.companion && isFor(one.companion, item) && !isFor(one.what, item)).length
  const worth = (given: readonly (Reduction | undefined)[]): number => {
    let sum = 0
    for (const one of rules) {
      const own = pieces.filter((_, at) => given[at] === one)
      if (one.how.kind === 'nth') {
        const prices = own.map(({ price }) => price).sort((some, other) => other - some)
        const { of: each } = one.how
        sum += prices.filter((_, at) => at % each === each - 1).reduce((all, price) => all + price, 0)
        continue
      }
      if (one.companion && own.length > companions(one)) return -1
      for (const { price, options } of own) sum += offPiece(one.how, price, options[0]?.price ?? 0)
    }
    return sum
  }
  const best = (given: readonly (Reduction | undefined)[]): number => {
    const piece = pieces[given.length]
    if (!piece) return worth(given)
    const mine = [undefined, ...rules.filter(({ what }) => isFor(what, piece.item))]
    return Math.max(...mine.map((one) => best([...given, one])))
  }
  return best([])
}

describe('carts and rules by chance', () => {
  it('is the best for the customer that there is [PRICE-1]', () => {
    fc.assert(
      fc.property(anyCart(6), anyRules, (lines, rules) => {
        expect(offOf(reduceLines(lines, rules))).toBe(bruteForce(lines, rules))
      }),
      { numRuns: 300 },
    )
  })

  it('raises no price, goes below no zero, loses no piece, and asks for no order of rules [PRICE-1]', () => {
    fc.assert(
      fc.property(anyCart(12), anyRules, (lines, rules) => {
        const parts = reduceLines(lines, rules)
        expect(reduceLines(lines, [...rules].reverse())).toEqual(parts)
        for (const [at, { quantity, price }] of lines.entries()) {
          const own = parts[at] ?? []
          expect(own.reduce((sum, one) => sum + one.quantity, 0)).toBe(quantity)
          for (const { off } of own) expect(off).toSatisfy((cents: number) => cents >= 0 && cents <= price)
        }
      }),
    )
  })

  it('is done in a moment for the largest cart and many rules', () => {
    const lines = items.flatMap((item, at) => [line(item, 300 + at, 20), line(item, 500 + at, 30)])
    const rules = items.flatMap(({ category }, at) => [
      rule(`pair-${at}`, { kind: 'nth', of: 3 }),
      rule(`with-${at}`, { kind: 'price', price: at }, { what: of('categories', category), companion: everything }),
    ])
    const begun = performance.now()
    expect(offOf(reduceLines(lines, rules))).toBeGreaterThan(0)
    expect(performance.now() - begun).toBeLessThan(3000)
  })
})

const happyHour: Reduction = rule(
  'happy-hour',
  { kind: 'percent', percent: 50 },
  {
    what: of('items', 'salmon-bagel'),
    times: { weekdays: [3], begins: 600, ends: 720 },
    branches: [antwerpen.id],
  },
)
const bagels: OrderDraft = { ...noorsDraft, lines: [{ item: salmonBagel.id, quantity: 2, note: '' }] }

describe('an order', () => {
  const at = (hours: number, minutes = 0) => clockAt(wednesday, hours, minutes)
  const placed = (wish: Partial<OrderDraft>, more = {}) =>
    placeOrder({ ...bagels, ...wish }, { ...noorsContext({ reductions: [happyHour] }), ...more })

  it('costs what the time says for which it is wanted, not that at which it is placed [PRICE-1]', () => {
    expect(placed({ at: at(9, 45) })).toMatchObject({ value: { total: 1900 } })
    expect(placed({ at: at(10) })).toMatchObject({
      value: {
        total: 950,
        lines: [{ quantity: 2, price: 475, reduction: { id: 'happy-hour', name: { en: 'happy-hour' }, off: 475 } }],
      },
    })
  })

  it('says a total that has changed, and for which time [PRICE-1]', () => {
    expect(placed({ at: at(9, 45), seenTotal: 950 })).toMatchObject({
      refusal: [{ problem: 'total_changed', field: 'seenTotal', total: 1900, at: at(9, 45) }],
    })
  })

  it('splits a line of which a part is free, with its VAT [PRICE-1] [VAT-2]', () => {
    const pair = rule('pair', { kind: 'nth', of: 2 })
    const order = placeOrder(
      { ...noorsDraft, lines: [{ item: cappuccino.id, quantity: 3, note: 'no cacao' }] },
      noorsContext({ reductions: [pair] }),
    )
    if (!order.ok) throw new Error('it is refused')
    expect(order.value.total).toBe(640)
    expect(order.value.lines).toMatchObject([
      { id: 1, quantity: 2, price: 320, notes: 'no cacao' },
      { id: 2, quantity: 1, price: 0, notes: 'no cacao', reduction: { id: 'pair', off: 320 } },
    ])
    for (const { price, vat = [] } of order.value.lines)
      expect(vat.reduce((sum, { amount }) => sum + amount, 0)).toBe(price)
  })

  it('lets a voucher pay what its piece costs then [STAMP-1]', () => {
    const voucher = { worth: 500, counts: () => true }
    expect(placed({ at: at(10) }, { voucher })).toMatchObject({
      value: { total: 475, lines: [{ price: 475 }, { price: 0, off: 475, reduction: { off: 475 } }] },
    })
  })

  it('counts a code only where something costs less by it [PRICE-2]', () => {
    const coded = { ...student, what: of('items', 'cappuccino'), companion: of('items', 'salmon-bagel'), on: true }
    const lines = [...bagels.lines, { item: 'cappuccino', quantity: 1, note: '' }]
    const typed = (code: object, wish: Partial<OrderDraft> = { lines }) => placed({ at: at(9, 45), ...wish }, { code })
    expect(typed({ rule: coded })).toMatchObject({ value: { total: 1900 } })
    const refused = (problem: string) => ({ ok: false, refusal: [{ problem, field: 'code' }] })
    expect(typed({ rule: coded }, {})).toEqual(refused('code_nothing'))
    expect(typed({ rule: undefined })).toEqual(refused('code_unknown'))
    expect(typed({ rule: { ...coded, on: false } })).toEqual(refused('code_over'))
    expect(typed({ rule: { ...coded, branches: ['gent'] } })).toEqual(refused('code_not_here'))
    expect(typed({ rule: { ...coded, times: { begins: 1200 } } })).toEqual(refused('code_not_then'))
    expect(typed({ rule: coded, spent: 'code_used_up' })).toEqual(refused('code_used_up'))
  })

  it('keeps its prices when staff change it, and new lines have those of its time [PRICE-1]', () => {
    const order = placed({ at: at(10) })
    if (!order.ok) throw new Error('it is refused')
    const wishes = [
      { line: 1, item: salmonBagel.id, quantity: 1, note: '' },
      { item: salmonBagel.id, quantity: 1, note: '' },
    ]
    expect(changedOrder(order.value, wishes, noorsContext({ reductions: [happyHour] }))).toMatchObject({
      value: {
        total: 950,
        lines: [
          { id: 1, price: 475 },
          { id: 2, price: 475, reduction: { off: 475 } },
        ],
      },
    })
    expect(changedOrder(order.value, wishes, noorsContext())).toMatchObject({ value: { total: 1425 } })
  })
})

describe('the menu', () => {
  const time = (minutes: number) => ({ date: wednesday, minutes })
  const piece = { item: salmonBagel, price: 950 }
  const early = rule('early', { kind: 'amount', amount: 100 }, { times: { ends: 630 } })

  it('says what a piece costs now, and when it costs less today [PRICE-1]', () => {
    const at = (minutes: number, rules = [happyHour]) => shownReduction(piece, rules, antwerpen.id, time(minutes))
    expect(at(540)).toEqual({ later: { price: 475, rule: happyHour, from: 600 } })
    expect(at(600)).toEqual({ now: { price: 475, rule: happyHour, until: 720 } })
    expect(at(720)).toEqual({})
    expect(at(540, [early, happyHour])).toMatchObject({ now: { price: 850, until: 630 }, later: { price: 475 } })
    expect(shownReduction(piece, [happyHour], 'gent', time(610))).toEqual({})
    expect(at(610, [twoForOne])).toEqual({})
  })

  it('announces what runs and what begins today, and tells the next minute at which prices change', () => {
    const at = (minutes: number) => announcedReductions([happyHour, early], antwerpen.id, time(minutes))
    expect(at(540)).toEqual([
      { rule: early, state: 'now', until: 630 },
      { rule: happyHour, state: 'later', from: 600, until: 720 },
    ])
    expect(at(650)).toEqual([{ rule: happyHour, state: 'now', until: 720 }])
    expect(announcedReductions([happyHour], antwerpen.id, { date: '2026-03-05', minutes: 0 })).toEqual([])
    expect(nextTurn([happyHour, early], antwerpen.id, time(540))).toBe(600)
    expect(nextTurn([happyHour, early], antwerpen.id, time(720))).toBeUndefined()
  })

  it('knows dates with both their days', () => {
    const days = rule('days', half.how, { times: { from: wednesday, to: wednesday } })
    const runs = (date: string) => reductionsAt([days], antwerpen.id, { date, minutes: 0 }).length
    expect(['2026-03-03', wednesday, '2026-03-05'].map(runs)).toEqual([0, 1, 0])
  })
})

describe('a rule as it is typed', () => {
  const draft: ReductionDraft = {
    name: { en: ' Happy hour ' },
    on: true,
    what: of('items', 'waffle', 'croissant', 'waffle'),
    how: { kind: 'percent', percent: 50 },
    times: { weekdays: [5, 1, 5], begins: 0, ends: 1440 },
    code: '',
    uses: null,
    usesEach: null,
  }
  const known = {
    items,
    categories: items.map(({ category }) => ({ id: category })),
    branches: [{ id: antwerpen.id }],
  }
  const wrong = (more: Partial<ReductionDraft>) => checkReduction({ ...draft, ...more }, known, new Set(['STUDENT']))

  it('is tidied into one form [PRICE-1]', () => {
    expect(wrong({})).toEqual([])
    expect(tidyReduction({ ...draft, code: ' stu dent ', uses: 3 })).toEqual({
      name: { en: 'Happy hour' },
      on: true,
      what: of('items', 'croissant', 'waffle'),
      how: draft.how,
      times: { weekdays: [1, 5] },
      code: 'STUDENT',
      uses: 3,
      usesEach: null,
    })
  })

  it('has each problem at its field [PRICE-1]', () => {
    expect(wrong({ name: {} })).toEqual([{ problem: 'reduction_name_missing', field: 'name' }])
    for (const percent of [0, 100, 12.5, Number.NaN])
      expect(wrong({ how: { kind: 'percent', percent } })).toEqual([
        { problem: 'reduction_percent_invalid', field: 'how' },
      ])
    expect(wrong({ how: { kind: 'amount', amount: 0 } })[0]?.problem).toBe('reduction_amount_invalid')
    expect(wrong({ how: { kind: 'price', price: -1 } })[0]?.problem).toBe('reduction_price_invalid')
    expect(wrong({ how: { kind: 'price', price: 0 }, companion: of('items', 'panini') })).toEqual([])
    expect(wrong({ how: { kind: 'nth', of: 1 } })[0]?.problem).toBe('reduction_of_invalid')
    expect(wrong({ what: of('items') })).toEqual([{ problem: 'reduction_nothing_chosen', field: 'what' }])
    expect(wrong({ what: of('items', 'gone') })).toEqual([{ problem: 'reduction_item_unknown', field: 'what' }])
    expect(wrong({ what: of('categories', 'GONE') })[0]?.problem).toBe('reduction_category_unknown')
    expect(wrong({ companion: of('items', 'waffle') })).toEqual([
      { problem: 'reduction_beside_itself', field: 'companion' },
    ])
    expect(wrong({ how: { kind: 'nth', of: 2 }, companion: everything })[0]?.problem).toBe('reduction_of_beside')
    expect(wrong({ times: { from: '2026-03-05', to: wednesday } })).toEqual([
      { problem: 'reduction_ends_before', field: 'times.to' },
    ])
    expect(wrong({ times: { from: '2026-02-30' } })[0]).toEqual({
      problem: 'reduction_day_invalid',
      field: 'times.from',
    })
    expect(wrong({ times: { weekdays: [] } })[0]?.problem).toBe('reduction_weekdays_missing')
    expect(wrong({ times: { begins: 1140, ends: 1020 } })).toEqual([
      { problem: 'reduction_hours_invalid', field: 'times.hours' },
    ])
    expect(wrong({ branches: [] })).toEqual([{ problem: 'reduction_nowhere', field: 'branches' }])
    expect(wrong({ branches: ['gone'] })).toEqual([{ problem: 'reduction_branch_unknown', field: 'branches' }])
    expect(wrong({ uses: 0 })).toEqual([{ problem: 'reduction_uses_invalid', field: 'uses' }])
  })

  it('has a code of its own that can be typed [PRICE-2]', () => {
    expect(wrong({ code: 'student' })).toEqual([{ problem: 'reduction_code_taken', field: 'code' }])
    for (const code of ['abc', 'A'.repeat(25), 'two/three'])
      expect(wrong({ code })).toEqual([{ problem: 'reduction_code_invalid', field: 'code' }])
    expect(readReductionCode(' stu\u200bdent ٢٠ ')).toBe('STUDENT20')
    const off = { ...half, on: false }
    expect(codeProblem({ rule: off }, antwerpen.id, { date: wednesday, minutes: 0 })).toBe('code_over')
  })
})
