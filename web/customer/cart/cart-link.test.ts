// A cart in a link: what it holds, and that a hostile or cut link is refused.
import { describe, expect, test } from 'vitest'
import { limits } from '#domain/order/order-limits.ts'
import { cartLink, longestLink, readCartLink } from './cart-link.ts'

const cappuccino = {
  item: 'cappuccino',
  options: [
    { option: 'GLASS', quantity: 1 },
    { option: 'shot', quantity: 2 },
  ],
  quantity: 2,
  note: 'Noor is allergic to nuts',
  seenPrice: 320,
}
const deal = {
  item: 'lunch',
  parts: [{ part: 'drink', item: 'latte', options: [{ option: 'oat', quantity: 1 }] }],
  quantity: 1,
  note: '',
  seenPrice: 990,
}
const packed = (value: unknown): string =>
  `1${Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')}`

describe('[AGAIN-2] a cart in a link', () => {
  test('comes back with items, sizes, options, parts and quantities, and without notes and prices', () => {
    const link = cartLink([cappuccino, deal]) ?? ''
    expect(link).toMatch(/^[\w-]+$/)
    expect(Buffer.from(link.slice(1), 'base64url').toString()).not.toMatch(/Noor|allergic|320|990/)
    expect(readCartLink(link)).toEqual({
      ok: true,
      value: [
        { item: 'cappuccino', options: cappuccino.options, quantity: 2, note: '', seenPrice: 0 },
        { item: 'lunch', parts: deal.parts, quantity: 1, note: '', seenPrice: 0 },
      ],
    })
  })

  test('has one line for what only notes told apart, so that nothing of it is lost', () => {
    const plain = { item: 'latte', quantity: 1, seenPrice: 350 }
    const read = readCartLink(cartLink([plain, plain]) ?? '')
    expect(read.ok && read.value).toMatchObject([{ item: 'latte', quantity: 2 }])
    const most = packed([
      ['a', limits.quantity],
      ['a', 1],
    ])
    expect(readCartLink(most)).toEqual({ ok: false, refusal: 'too_many' })
  })

  test('that would be too long for a messenger is not made', () => {
    const many = Array.from({ length: limits.lines }, (_, at) => ({
      ...cappuccino,
      item: `a-long-name-of-an-item-${at}`,
    }))
    expect(cartLink(many)).toBeUndefined()
    expect(cartLink(many.slice(0, 5))?.length).toBeLessThan(longestLink)
  })

  test('is refused whole if a part of it is missing or strange', () => {
    const link = cartLink([cappuccino, deal]) ?? ''
    const strange = [
      '',
      '1',
      '%',
      'K7QM2A9X',
      `2${link.slice(1)}`,
      link.slice(0, -3),
      `${link}?x`,
      packed('{}'),
      packed('[]'),
      packed([[]]),
      packed([['cappuccino']]),
      packed('[["cappuccino",1e999]]'),
      packed([['cappuccino', 0]]),
      packed([['cappuccino', -1]]),
      packed([['cappuccino', 1.5]]),
      packed([['', 1]]),
      packed([['cappuccino', 1, [['x', 0]]]]),
      packed([['cappuccino', 1, [[5]]]]),
      packed([['a', 1], null]),
      packed([['a'.repeat(101), 1]]),
      packed([['a', 1, [], [['drink']]]]),
      '1_____w',
      packed([['a', 1, Array.from({ length: 61 }, () => ['x'])]]),
    ]
    for (const text of strange) expect(readCartLink(text), text).toEqual({ ok: false, refusal: 'broken' })
  })

  test('that holds more than one order may is refused for that', () => {
    const most = Array.from({ length: limits.lines + 1 }, () => ['a', 1])
    expect(readCartLink(packed(most))).toEqual({ ok: false, refusal: 'too_many' })
    expect(readCartLink(packed([['a', limits.quantity + 1]]))).toEqual({ ok: false, refusal: 'too_many' })
    expect(readCartLink('1'.repeat(longestLink + 1))).toEqual({ ok: false, refusal: 'too_many' })
  })

  test('carries no code or markup: an id is only looked for on the menu', () => {
    const read = readCartLink(packed([['<img src=x onerror=alert(1)>', 1]]))
    expect(read.ok && read.value[0]?.item).toBe('<img src=x onerror=alert(1)>')
    expect(readCartLink(packed([['__proto__', 1, [['constructor']]]])).ok).toBe(true)
  })
})
