// What the codes of printers mean (PAPER-3).
import { expect, test } from 'vitest'
import { epsonCondition, epsonOutcome, isPaperLow, silentFrom, starCondition, starOutcome } from './printer.ts'

test.each([
  ['200 OK', 'ready', 'printed'],
  ['OK', 'ready', 'printed'],
  ['211 OK, paper low', 'low-paper', 'printed'],
  ['220 Printing', 'ready', 'printed'],
  ['410 Out of paper', 'no-paper', 'again'],
  ['411 Jam', 'fault', 'again'],
  ['420 Cover open', 'cover-open', 'again'],
  ['520 Download timeout', null, 'again'],
  ['511 Media decoding error', null, 'failed'],
  ['', null, null],
  ['nonsense', null, null],
])('[PAPER-3] a Star that says “%s”', (code, condition, outcome) => {
  expect(starCondition(code)).toBe(condition)
  expect(starOutcome(code)).toBe(outcome)
})

test.each([
  ['EPTR_REC_EMPTY', 'no-paper', 'again'],
  ['EPTR_COVER_OPEN', 'cover-open', 'again'],
  ['EPTR_CUTTER', 'fault', 'again'],
  ['EX_TIMEOUT', 'fault', 'again'],
  ['SchemaError', null, 'failed'],
  ['DeviceNotFound', null, 'failed'],
])('[PAPER-3] an Epson that says “%s”', (code, condition, outcome) => {
  expect(epsonCondition(code)).toBe(condition)
  expect(epsonOutcome(false, code)).toBe(outcome)
  expect(epsonOutcome(true, code)).toBe('printed')
})

test('[PAPER-3] paper near its end is a bit of the status; silence is two intervals and two seconds', () => {
  expect([isPaperLow(0x20002), isPaperLow(251658262 & ~0x20000)]).toEqual([true, false])
  expect(silentFrom({ seenAt: 1000, intervalS: 5 })).toBe(13_000)
})
