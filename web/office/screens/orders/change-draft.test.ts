// A change of an order merged with what a colleague changed meanwhile.
import { expect, test } from 'vitest'
import { type DraftLine, mergedLines } from './change-draft.ts'

const line = (key: number, more: Partial<DraftLine> = {}): DraftLine => ({
  key,
  line: key,
  item: 'cappuccino',
  name: 'Cappuccino',
  price: 320,
  said: [],
  declaration: null,
  quantity: 1,
  note: '',
  ...more,
})
const added = (key: number, item: string) => line(key, { line: undefined, item, options: [] })

test('[J-6] a line that I changed stays mine, and one that I did not becomes theirs', () => {
  const base = [line(1), line(2)]
  const mine = [line(1, { quantity: 3 }), line(2)]
  const theirs = [line(1, { note: 'hot' }), line(2, { quantity: 2 })]
  expect(mergedLines(base, mine, theirs)).toEqual([line(1, { quantity: 3 }), line(2, { quantity: 2 })])
})

test('[J-6] what both added stands side by side, and what both took out is gone', () => {
  const base = [line(1), line(2)]
  const mine = [line(1), line(2, { quantity: 0 }), added(3, 'espresso')]
  const theirs = [line(1), line(3, { item: 'tea' })]
  const merged = mergedLines(base, mine, theirs)
  expect(merged.map(({ key, line, item }) => [key, line, item])).toEqual([
    [1, 1, 'cappuccino'],
    [3, 3, 'tea'],
    [4, undefined, 'espresso'],
  ])
})

test('[J-6] a line that they took out although I changed it comes back as a new one, with its options', () => {
  const oat = { option: 'oat-milk', quantity: 1 } as never
  const base = [line(1, { said: [oat] })]
  const mine = [line(1, { said: [oat], note: 'hot' })]
  expect(mergedLines(base, mine, [line(2)])).toMatchObject([
    { key: 2, line: 2 },
    { key: 3, line: undefined, note: 'hot', options: [{ option: 'oat-milk', quantity: 1 }] },
  ])
})

test('[J-6] on top of its own earlier save, a line that was new then is the one that the order has now', () => {
  const sent = [line(1, { quantity: 0 }), line(2, { line: undefined, options: [] }), added(3, 'espresso')]
  const saved = [line(4), line(5, { item: 'espresso' })]
  const mine = [sent[0], { ...sent[1], quantity: 2 }, sent[2], added(4, 'tea')] as DraftLine[]
  expect(mergedLines(sent, mine, saved)).toMatchObject([
    { key: 4, line: 4, quantity: 2 },
    { key: 5, line: 5, item: 'espresso' },
    { key: 6, line: undefined, item: 'tea' },
  ])
})
