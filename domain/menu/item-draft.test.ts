// Items as staff write them, typed prices, and the order of the categories.
import { describe, expect, test } from 'vitest'
import { isPictureAddress } from '../shared/picture.ts'
import { parsePrice, priceText } from '../shared/typed-price.ts'
import { breakfastBoard, cappuccino, houseWhite } from '../testing/fixtures.ts'
import { placeCategory } from './category-order.ts'
import { checkItem, type ItemDraft, itemDraftOf, itemIdFrom, sameDraft } from './item-draft.ts'

describe('[EDIT-4] a price', () => {
  test.each([
    ['3', 300],
    ['3,20', 320],
    ['3.20', 320],
    ['3,2', 320],
    [' € 3,05 ', 305],
    ['٣٫٢٠', 320],
    ['0', 0],
    ['1.10', 110],
    ['19,99', 1999],
    ['1000', 100_000],
  ])('%s is %i cents', (typed, cents) => {
    expect(parsePrice(typed)).toBe(cents)
  })

  test.each(['', ',', '3,205', '-3', '3e2', 'free', '3 of 4', '0x10', '12345678'])('%j is none', (typed) => {
    expect(parsePrice(typed)).toBeUndefined()
  })

  test('stands in the field as it is written in the language, and is read back to the same cents', () => {
    expect([priceText(320, 'nl'), priceText(5, 'fr'), priceText(1200, 'en'), priceText(null, 'ar')]).toEqual([
      '3,20',
      '0,05',
      '12.00',
      '',
    ])
    for (const cents of [0, 5, 99, 100, 1999, 29_035]) expect(parsePrice(priceText(cents, 'fr'))).toBe(cents)
  })
})

describe('[EDIT-4] an item', () => {
  const draft = (change: Partial<ItemDraft> = {}): ItemDraft => ({ ...itemDraftOf(cappuccino), ...change })
  const problems = (change: Partial<ItemDraft>) =>
    checkItem(draft(change)).map(({ problem, field }) => `${field} ${problem}`)

  test('of the menu is right as it is', () => {
    for (const item of [cappuccino, houseWhite, breakfastBoard]) expect(checkItem(itemDraftOf(item))).toEqual([])
  })

  test('has a name in one language at least, a price of one kind at least, and no text that is too long', () => {
    expect(problems({ name: {} })).toEqual(['name name_missing'])
    expect(problems({ name: { en: '  ' } })).toEqual(['name name_missing'])
    expect(problems({ name: { en: '\u200b\u2060' } })).toEqual(['name name_missing'])
    expect(problems({ name: { ar: 'قهوة' } })).toEqual([])
    expect(problems({ price: null })).toEqual(['price price_missing'])
    expect(problems({ price: null, sizes: [{ size: 'BOTTLE', price: 0 }] })).toEqual([])
    expect(problems({ name: { en: 'a', nl: 'x'.repeat(81) }, desc2: { fr: 'x'.repeat(301) } })).toEqual([
      'name.nl name_too_long',
      'desc2.fr desc_too_long',
    ])
  })

  test('[EDIT-4] has texts whose length counts in characters, an emoji as one, without the blanks around them', () => {
    expect(problems({ name: { en: '🧇'.repeat(80) }, desc: { nl: '☕️'.repeat(150) } })).toEqual([])
    expect(problems({ name: { en: '🧇'.repeat(81) } })).toEqual(['name.en name_too_long'])
    expect(problems({ name: { en: ` ${'x'.repeat(80)} ` } })).toEqual([])
  })

  test('has prices in whole cents up to € 1.000', () => {
    expect(problems({ price: 3.5 })).toEqual(['price price_invalid'])
    expect(problems({ sizes: [{ size: 'GLASS', price: -1 }] })).toEqual(['sizes.GLASS.price price_invalid'])
    expect(problems({ price: Number.NaN, sizes: [{ size: 'BOTTLE', price: 100_001 }] })).toEqual([
      'price price_invalid',
      'sizes.BOTTLE.price price_too_high',
    ])
  })

  test('[OPT-2] of a combo says how many pieces it has for how many people, each once', () => {
    const two = { size: 'PERSONS-2', count: 10, price: 2390 }
    expect(problems({ sizes: [two, two] })).toEqual(['sizes size_unknown'])
    expect(problems({ sizes: [{ ...two, count: 0, price: 0.1 }] })).toEqual([
      'sizes.PERSONS-2.count pieces_invalid',
      'sizes.PERSONS-2.price price_invalid',
    ])
    expect(problems({ sizes: [{ size: 'PERSONS-2', price: 2390 }] })).toEqual(['sizes.PERSONS-2.count pieces_invalid'])
  })

  test('has a picture that is named as its kind is', () => {
    expect(problems({ image: { kind: 'uploaded', ref: '../secret' } })).toEqual(['image image_invalid'])
    expect(problems({ image: { kind: 'bundled', ref: 'a/b' } })).toEqual(['image image_invalid'])
    for (const address of [
      'ftp://example.com/a.jpg',
      'https://localhost/a',
      'javascript:alert(1)',
      'https://a b.com/',
      'https://me:pw@example.com/',
      `https://example.com/${'a'.repeat(500)}`,
    ])
      expect(isPictureAddress(address), address).toBe(false)
    for (const address of [
      'https://example.com',
      'http://example.com/a.jpg',
      'https://img.example.com:8443/a.jpg?w=1#x',
    ])
      expect(isPictureAddress(address), address).toBe(true)
  })

  test('is the same when only the spaces around its words differ', () => {
    expect(sameDraft(draft(), draft({ desc: { en: ` ${cappuccino.desc.en} `, fr: ' ' } }))).toBe(true)
    expect(sameDraft(draft(), draft({ price: 330 }))).toBe(false)
  })

  test('gets a stable id from its English or first name, and never one that is taken', () => {
    expect(itemIdFrom({ en: 'Crème brûlée & tea', nl: 'x' }, new Set())).toBe('creme-brulee-tea')
    expect(itemIdFrom({ nl: 'Koffie', ar: 'قهوة' }, new Set(['koffie', 'koffie-2']))).toBe('koffie-3')
    expect(itemIdFrom({ ar: 'قهوة' }, new Set())).toBe('item')
  })
})

describe('[EDIT-7] the order of the categories', () => {
  const three = [
    { id: 'COFFEE', index: 1 },
    { id: 'BAGEL', index: 2 },
    { id: 'DRINKS', index: 3 },
  ]

  test('[D-21] who holds the chosen index goes to the first unused one', () => {
    expect(placeCategory(three, 'DRINKS', 1)).toEqual({
      ok: true,
      value: [
        { id: 'DRINKS', index: 1 },
        { id: 'COFFEE', index: 3 },
      ],
    })
    const withHole = [...three.slice(0, 2), { id: 'DRINKS', index: 5 }, { id: 'SALADS', index: 4 }]
    expect(placeCategory(withHole, 'DRINKS', 2)).toMatchObject({ value: [{}, { id: 'BAGEL', index: 3 }] })
  })

  test('a free index moves nobody else, its own nobody at all, and an unknown one is refused', () => {
    const withHole = [...three.slice(0, 2), { id: 'DRINKS', index: 7 }]
    expect(placeCategory(withHole, 'COFFEE', 3)).toEqual({ ok: true, value: [{ id: 'COFFEE', index: 3 }] })
    expect(placeCategory(three, 'BAGEL', 2)).toEqual({ ok: true, value: [] })
    for (const index of [0, 4, 1.5]) expect(placeCategory(three, 'BAGEL', index).ok).toBe(false)
    expect(placeCategory(three, 'SUSHI', 1)).toEqual({ ok: false, refusal: 'category_unknown' })
  })

  test('no two ever share one, whatever is chosen', () => {
    let placed = three
    for (const [id, index] of [
      ['BAGEL', 1],
      ['DRINKS', 1],
      ['COFFEE', 2],
      ['BAGEL', 3],
      ['BAGEL', 1],
    ] as const) {
      const moved = placeCategory(placed, id, index)
      const moves = moved.ok ? moved.value : []
      placed = placed.map((category) => moves.find((move) => move.id === category.id) ?? category)
      expect(placed.map((category) => category.index).sort()).toEqual([1, 2, 3])
      expect(placed.find((category) => category.id === id)?.index).toBe(index)
    }
  })
})
