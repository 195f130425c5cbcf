// Lines that several stations make: parts of a meal deal are set one by one, and the deal is as far as all of them.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changedOrder, proposalNow } from './change.ts'
import { phaseOf } from './course.ts'
import type { LineStatus } from './line-status.ts'
import type { LineMenu, OrderLine } from './order.ts'
import { type LineChange, partStatus, withChange } from './set-line.ts'

const deal = (status: LineStatus = 'received', ...ready: readonly string[]) => ({
  id: 1,
  item: 'lunch-deal',
  quantity: 2,
  notes: '',
  status,
  parts: ['panini', 'drink', 'sweet'].map((part) => (ready.includes(part) ? { part, ready: true } : { part })),
})
type Deal = ReturnType<typeof deal>
const set = (line: Deal, ...changes: readonly Omit<LineChange, 'line'>[]) =>
  changes.reduce<Deal>((one, change) => withChange(one, { line: 1, ...change }), line)
const bar = { status: 'ready', from: 'received', parts: ['drink', 'sweet'] } as const
const grill = { status: 'ready', from: 'received', parts: ['panini'] } as const

test('[OPT-7] [BOARD-2] what one station makes ready says nothing of the others; the last one makes the deal ready', () => {
  expect(set(deal(), bar)).toEqual(deal('received', 'drink', 'sweet'))
  expect(set(deal(), bar, grill)).toEqual(deal('ready'))
})

test('[OPT-7] [BOARD-2] what is taken back is to be made again, and the rest stays ready', () => {
  const back = { status: 'received', from: 'ready', parts: ['panini'] } as const
  expect(set(deal('ready'), back)).toEqual(deal('received', 'drink', 'sweet'))
  expect(set(deal('received', 'drink', 'sweet'), { status: 'received', from: 'received' })).toEqual(deal())
})

test('[STAFF-5] a part that has another status by now is left alone, as a line is', () => {
  const taken = deal('received', 'drink')
  expect(set(taken, { status: 'received', from: 'ready', parts: ['panini'] })).toBe(taken)
  expect(set(deal('served'), bar).status).toBe('served')
  expect(set(deal('received', 'drink'), bar)).toEqual(deal('received', 'drink', 'sweet'))
})

test('[LIFE-3] an order of which a part is ready is being made', () => {
  const order = (line: Deal) => phaseOf({ course: 'accepted', lines: [line] })
  expect([deal(), deal('received', 'drink'), deal('ready')].map(order)).toEqual(['accepted', 'making', 'ready'])
})

test('[LIFE-4] a deal of which there is to be more is to be made anew with all its parts', () => {
  const lines = [deal('received', 'drink') as unknown as OrderLine]
  const before = { lines, form: 'pick-up', wantedAt: null, placedAt: 0 } as const
  const wish = (quantity: number) => [{ line: 1, item: 'lunch-deal', quantity, note: '' }]
  const after = (quantity: number) => {
    const changed = changedOrder(before, wish(quantity), {} as LineMenu)
    return changed.ok ? changed.value : undefined
  }
  expect(after(1)?.lines[0]?.parts).toEqual(deal('received', 'drink').parts)
  expect(after(3)?.lines[0]?.parts).toEqual(deal().parts)
  const proposed = { lines: [{ ...before.lines[0], ...deal(), quantity: 2 } as unknown as OrderLine], total: 1 }
  expect(proposalNow(before, proposed).lines[0]?.parts).toEqual(deal('received', 'drink').parts)
})

test('[OPT-7] whatever is tapped in whatever order, the deal is ready exactly when each of its parts is', () => {
  const change = fc.record({
    status: fc.constantFrom('received', 'ready'),
    parts: fc.option(fc.uniqueArray(fc.constantFrom('panini', 'drink', 'sweet'), { minLength: 1 }), { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const ready = new Set<string>()
      for (const { status, parts = ['panini', 'drink', 'sweet'] } of changes)
        for (const part of parts)
          if (status === 'ready') ready.add(part)
          else ready.delete(part)
      const line = set(deal(), ...(changes as LineChange[]))
      expect(line.status).toBe(ready.size === 3 ? 'ready' : 'received')
      for (const one of line.parts) expect(partStatus(line, one) === 'ready').toBe(ready.has(one.part))
    }),
  )
})
