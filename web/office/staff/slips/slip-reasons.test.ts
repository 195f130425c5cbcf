// The codes of printers, as the reasons that staff read.
import { expect, test } from 'vitest'
import { slipReason } from './slip-sentences.ts'

test.each([
  ['', 'silence'],
  ['no confirmation', 'silence'],
  ['drawing', 'drawing'],
  ['511 Media Decoding Error', 'kind'],
  ['SchemaError', 'kind'],
  ['520 Download Timeout', 'network'],
  ['521 Too large', 'large'],
  ['410 Out of paper', 'paper'],
  ['EPTR_REC_EMPTY', 'paper'],
  ['420 Cover open', 'cover'],
  ['EPTR_CUTTER', 'fault'],
])('[PAPER-3] a slip that failed with “%s” says why: %s', (code, reason) => {
  expect(slipReason(code)).toBe(reason)
})

test('[PAPER-3] a code that nobody knows has no sentence of its own', () => {
  expect(slipReason('DeviceNotFound')).toBeUndefined()
})
