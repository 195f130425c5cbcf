// What a display shows to guests: which orders, in which order, and for how long.
import { expect, test } from 'vitest'
import { displayTimes, listFor, type OrderToCall } from './display.ts'

const now = Date.UTC(2026, 2, 4, 11)
const minute = 60_000

const order = (code: string, change: Partial<OrderToCall> = {}): OrderToCall => ({
  code,
  cupName: '',
  form: 'pick-up',
  phase: 'making',
  promisedAt: now + 5 * minute,
  beginsAt: now,
  readyAt: null,
  ...change,
})
const ready = (code: string, ago: number, change: Partial<OrderToCall> = {}) =>
  order(code, { phase: 'ready', readyAt: now - ago * minute, ...change })
const codes = (list: readonly { readonly code: string }[]) => list.map(({ code }) => code)

test('[CALL-2] what is accepted or begun is being made, soonest promised first, with no more than code and cup name', () => {
  const { making, ready: none } = listFor(
    [
      order('M-47', { promisedAt: now + 9 * minute, cupName: 'Emma' }),
      order('M-12', { phase: 'accepted', promisedAt: now + 3 * minute }),
      order('M-83', { promisedAt: now - minute }),
    ],
    now,
  )
  expect(making).toEqual([
    { code: 'M-83', cupName: '' },
    { code: 'M-12', cupName: '' },
    { code: 'M-47', cupName: 'Emma' },
  ])
  expect(none).toEqual([])
})

test('[CALL-2] the order that became ready last comes first', () => {
  const list = listFor([ready('M-74', 6), ready('M-33', 0, { cupName: 'Sam' }), ready('M-09', 2)], now)
  expect(codes(list.ready)).toEqual(['M-33', 'M-09', 'M-74'])
  expect(list.ready[0]).toEqual({ code: 'M-33', cupName: 'Sam', readyAt: now })
})

test('[CALL-2] a ready order leaves after half an hour, though nobody came', () => {
  const late = ready('M-50', 0, { readyAt: now })
  expect(codes(listFor([late], now + displayTimes.ready - 1).ready)).toEqual(['M-50'])
  expect(listFor([late], now + displayTimes.ready)).toEqual({ making: [], asks: [], ready: [] })
})

test('[CALL-2] what is brought to a table, not accepted, over or without a code stands nowhere', () => {
  const hidden = [
    order('M-01', { form: 'table' }),
    ready('M-02', 1, { form: 'table' }),
    order('M-10', { phase: 'placed', readyAt: now }),
    order('M-11', { phase: 'out', readyAt: now }),
    order('M-12', { phase: 'refused', readyAt: now }),
    order('M-13', { phase: 'cancelled', readyAt: now }),
    order('M-14', { phase: 'not-collected', readyAt: now }),
    order(''),
  ]
  expect(listFor(hidden, now)).toEqual({ making: [], asks: [], ready: [] })
})

test('[CALL-2] [J-108] an order for later is not said to be made before its making is due, unless it is begun', () => {
  const evening = order('M-61', { phase: 'accepted', promisedAt: now + 6 * minute, beginsAt: now + minute })
  expect(listFor([evening], now).making).toEqual([])
  expect(codes(listFor([evening], now + minute).making)).toEqual(['M-61'])
  expect(codes(listFor([{ ...evening, phase: 'making' }], now).making)).toEqual(['M-61'])
})

test('[QUOTE-5] what nobody tapped is asked for instead of being made for ever, and leaves half an hour after its promise', () => {
  const untapped = order('M-40', { phase: 'accepted', promisedAt: now, cupName: 'Emma' })
  const at = (minutes: number) => listFor([untapped], now + minutes * minute)
  expect(codes(at(5).making)).toEqual(['M-40'])
  expect(at(6)).toEqual({ making: [], asks: [{ code: 'M-40', cupName: 'Emma' }], ready: [] })
  expect(codes(at(29).asks)).toEqual(['M-40'])
  expect(at(30)).toEqual({ making: [], asks: [], ready: [] })
})
