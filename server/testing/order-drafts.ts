// The orders, reservations and messages that Noor sends again and again in tests.
import { randomBytes } from 'node:crypto'
import type { Input } from '#contract/index.ts'

export type PlaceWish = Input<'orders.place'>

export const newKey = (): string => randomBytes(16).toString('base64url')

/** One cappuccino at € 3,20, to be picked up in Antwerpen on that Wednesday. */
export function noorsOrder(change: Partial<PlaceWish> = {}): PlaceWish {
  return {
    key: newKey(),
    branch: 'antwerpen',
    form: 'pick-up',
    name: 'Noor',
    phone: '0470 12 34 56',
    day: '2026-03-04',
    lines: [{ item: 'cappuccino', quantity: 1 }],
    ...change,
  }
}

/** The same at table 4. */
export const tableOrder = (change: Partial<PlaceWish> = {}): PlaceWish =>
  noorsOrder({ form: 'table', phone: '', table: 4, ...change })

/** An order that is refused, as nobody sells it. */
export const wrongOrder = (): PlaceWish => noorsOrder({ lines: [{ item: 'unicorn', quantity: 1 }] })

/** A table for two in Antwerpen, the day after, at noon. */
export function noorsTable(change: Partial<Input<'reservations.place'>> = {}): Input<'reservations.place'> {
  return {
    key: newKey(),
    branch: 'antwerpen',
    persons: 2,
    date: '2026-03-05',
    time: 12 * 60,
    name: 'Noor',
    phone: '0470 12 34 56',
    ...change,
  }
}

/** What an order does not have before anything happened to it. */
export const notYet = {
  acceptedAt: null,
  readyAt: null,
  overAt: null,
  keptAt: null,
  endReason: null,
  endWords: '',
  paidWay: null,
  paidAmount: null,
  paidAt: null,
  hereAt: null,
  lateBy: null,
  toSee: null,
  proposal: null,
  changedFrom: null,
  version: 0,
}

export type TestLetter = Input<'contact.send'>

export const noorsLetter = (change: Partial<TestLetter> = {}): TestLetter => ({
  key: newKey(),
  name: 'Noor',
  email: 'noor@voorbeeld.example',
  message: 'Do you have oat milk?',
  ...change,
})
