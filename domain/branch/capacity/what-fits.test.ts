// What the owner reads of a capacity while it is typed.
import { expect, test } from 'vitest'
import { barAndGrill } from '#domain/testing/fixtures.ts'
import { whatFits } from './what-fits.ts'

const at = (station: string, seconds: number) => ({ making: [{ station, seconds }] })
const espresso = at('bar', 30)
const latte = at('bar', 60)
const panini = at('grill', 240)
const [bar, grill] = barAndGrill.stations

const said = (capacity = barAndGrill, station = bar, items: readonly (typeof latte)[] = [latte, espresso, panini]) =>
  station ? whatFits(capacity, station, items).map(({ item, pieces, minutes }) => [item, pieces, minutes]) : []

test('[TIME-1] a station makes so many of its quickest and its slowest item in a slot', () => {
  expect(said()).toEqual([
    [espresso, 20, 10],
    [latte, 10, 10],
  ])
  expect(said(barAndGrill, grill)).toEqual([[panini, 2, 10]])
})

test('[TIME-1] more hands make more, a share of the time less, a longer slot more', () => {
  expect(said(barAndGrill, bar && { ...bar, hands: 2 }, [latte])).toEqual([[latte, 20, 10]])
  expect(said({ ...barAndGrill, share: 70 }, bar, [latte])).toEqual([[latte, 7, 10]])
  expect(said({ ...barAndGrill, slotMinutes: 30 }, bar, [latte])).toEqual([[latte, 30, 30]])
})

test('[TIME-1] what takes longer than a slot is one piece in several; beyond six slots it cannot be ordered', () => {
  expect(said(barAndGrill, grill, [at('grill', 1500)])).toEqual([[at('grill', 1500), 1, 30]])
  expect(said(barAndGrill, grill, [at('grill', 3601)])).toEqual([])
})

test('[TIME-1] a station without hands or without items makes nothing', () => {
  expect(said(barAndGrill, bar && { ...bar, hands: 0 })).toEqual([])
  expect(said(barAndGrill, bar, [panini, at('bar', 0)])).toEqual([])
})
