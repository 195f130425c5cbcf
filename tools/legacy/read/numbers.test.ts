// Prices, images, categories, status codes, dates and times in every form that the old site accepted.
import { describe, expect, test } from 'vitest'
import { dateOf, timeOf } from './date-time.ts'
import { oldCategoryOf } from './menu/category.ts'
import { oldImageOf } from './menu/image.ts'
import { openNotebook } from './notes.ts'
import { amountOf, phoneOf } from './numbers.ts'
import { lineStatusOf } from './orders/lines.ts'

describe('[DATA-3] a price', () => {
  test.each([
    [3.5, 350],
    [350, 35_000],
    ['3,50', 350],
    ['3.5 €', 350],
    ['€3', 300],
    [' 4,5e ', 450],
    ['€ 3,20', 320],
    ['4 euro', 400],
    ['EUR 2.95', 295],
    ['5,-', 500],
    ['4€50', 450],
    ['.5', 50],
    ['1.234,50', 123_450],
    ['1,234.50', 123_450],
    [0, 0],
    [3.505, 351],
  ])('%j is %i cents', (value, cents) => {
    expect(amountOf(value)?.cents).toBe(cents)
  })

  test.each([
    '',
    'ask',
    '3,5,0',
    '-2',
    -2,
    '3.500',
    '4 50',
    '1e3',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    {},
    true,
    '2 for 5',
  ])('%j is not guessed at', (value) => {
    expect(amountOf(value)).toBeNull()
  })

  test('only a number of whole cents is plain', () => {
    expect([3.2, '3.2', 3.505].map((value) => amountOf(value)?.plain)).toEqual([true, false, false])
  })
})

describe('[DATA-3] an image', () => {
  const pictures = new Set(['cappuccino', 'salmon-bagel'])
  const read = (value: unknown) => {
    const book = openNotebook()
    return { ...oldImageOf(value, 'food/1/image', book, pictures), said: book.notes.map(({ why }) => why).join() }
  }

  test.each([
    ['cappuccino.svg', 'cappuccino', /^$/],
    ['img/Salmon_Bagel.JPG', 'salmon-bagel', /own picture/],
    ['unicorn.png', 'none', /does not have/],
    ['', 'none', /^$/],
    [undefined, 'none', /^$/],
    [{}, 'none', /never sent/],
    ['http://pictures.example/cake.png', 'none', /http/],
    ['data:image/png;base64,AAAA', 'none', /written into the data/],
    ['javascript:alert(1)//aaaaaaaaaaaaaaaaa', 'none', /not an https/],
    ['a name of twenty-five characters or more.png', 'none', /not an https/],
    [`https://pictures.example/${'a'.repeat(2000)}`, 'none', /500/],
  ])('%j is the bundled picture %s', (value, ref, said) => {
    expect(read(value)).toEqual({ kind: 'bundled', ref, said: expect.stringMatching(said) })
  })

  test('an https address of 25 characters or more is an address, and a shorter one too, which is said', () => {
    expect(read('https://pictures.example/cake.png')).toMatchObject({ kind: 'url', said: '' })
    expect(read('https://a.example/b.png')).toMatchObject({ kind: 'url', said: expect.stringContaining('short') })
  })
})

test.each([
  ['COFFEE', 'COFFEE'],
  ['Coffee', 'COFFEE'],
  ['ice coffee', 'ICECOFFEE'],
  ['Cake & Sweets', 'CAKEANDSWEETS'],
  ['shushi', 'COLDDRINKS'],
  ['Waffles', 'WAFFELS'],
  ['COCKTAILS', 'COCKTAILS'],
  ['sushi', null],
  ['constructor', null],
  ['', null],
  [3, null],
])('[DATA-3] the category %j is %s', (value, category) => {
  expect(oldCategoryOf(value)).toBe(category)
})

test.each([
  [0, 'received'],
  ['0', 'received'],
  [1, 'ready'],
  ['2', 'ready'],
  [2, 'served'],
  ['3', 'served'],
  ['1', null],
  [3, null],
  [null, null],
])('[DATA-3] [D-9] the status %j is %s', (value, status) => {
  expect(lineStatusOf(value)).toBe(status)
})

describe('[DATA-3] dates and times', () => {
  test.each([
    '2026-03-05',
    '5/3/2026',
    '05-03-2026',
    '5.3.26',
    '2026/3/5',
    '5 maart 2026',
    '5 mars 2026',
    'March 5, 2026',
    'Mar 5th, 2026',
    'Thu Mar 05 2026 19:00:00 GMT+0100 (Central European Standard Time)',
    '2026-03-04T23:30:00.000Z',
    Date.parse('2026-03-05T12:00:00Z'),
  ])('%j is the fifth of March', (value) => {
    expect(dateOf(value)?.date).toBe('2026-03-05')
  })

  test('day before month, unless only the other way round is a date', () => {
    expect([dateOf('4/3/2026')?.date, dateOf('3/25/2026')?.date]).toEqual(['2026-03-04', '2026-03-25'])
  })

  test.each(['30/2/2026', '2026-02-30', 'tomorrow', '', null, 5, '5 maart', '99/99/9999'])('%j is no date', (value) => {
    expect(dateOf(value)).toBeNull()
  })

  test.each([
    ['19:30', 1170],
    ['19u30', 1170],
    ['19h30', 1170],
    ['19.30', 1170],
    ['1930', 1170],
    ['7:30 PM', 1170],
    ['7:30pm', 1170],
    ['19:30:00', 1170],
    ['19u', 1140],
    ['19 uur', 1140],
    [19, 1140],
    ['12 am', 0],
    ['12 pm', 720],
    ['24:00', null],
    ['13 pm', null],
    ['9:75', null],
    ['late', null],
    ['', null],
  ])('%j is %s minutes after midnight', (value, minutes) => {
    expect(timeOf(value)).toBe(minutes)
  })
})

test.each([
  ['0470 12 34 56', '+32470123456', /written as/],
  [470_123_456, '+32470123456', /written as/],
  ['+32470123456', '+32470123456', /^$/],
  ['5551234567', '5551234567', /^$/],
  ['call me', 'call me', /no telephone number/],
  ['', '', /^$/],
])('[DATA-3] the phone %j is kept as %s', (value, kept, said) => {
  const book = openNotebook()
  expect(phoneOf(value, 'orders/1/phone', book)).toBe(kept)
  expect(book.notes.map(({ why }) => why).join()).toMatch(said)
})
