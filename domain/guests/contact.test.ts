// What a message must contain, and how long it is retried.
import { expect, test } from 'vitest'
import { cleanContact, contactProblems, nextTry } from './contact.ts'

const noor = { name: 'Noor', email: 'noor@voorbeeld.example', message: 'Do you have oat milk?' }
const found = (draft: Partial<typeof noor>) => contactProblems({ ...noor, ...draft }).map(({ problem }) => problem)

test('[CONTACT-2] name, e-mail and message are all required', () => {
  expect(found({})).toEqual([])
  expect(contactProblems({ name: '', email: '', message: '' })).toEqual([
    { problem: 'name_missing', field: 'name' },
    { problem: 'email_missing', field: 'email' },
    { problem: 'message_missing', field: 'message' },
  ])
})

test('lengths are counted in characters as people see them', () => {
  expect(found({ name: '🧇'.repeat(80), message: 'م'.repeat(4000) })).toEqual([])
  expect(found({ name: 'x'.repeat(81), message: 'x'.repeat(4001) })).toEqual(['name_too_long', 'message_too_long'])
})

test('[CONTACT-2] a name and an address are one line whatever was sent, and a message keeps its lines', () => {
  const sent = {
    name: ' Noor\r\nBcc: all@voorbeeld.example\u2028x ',
    email: 'noor@voorbeeld.example\n',
    message: '\n Hello\r\n\tthere\u0007\r\n',
  }
  expect(cleanContact(sent)).toEqual({
    name: 'Noor Bcc: all@voorbeeld.example x',
    email: 'noor@voorbeeld.example',
    message: 'Hello\n\tthere',
  })
})

test('handing on waits longer each time, six hours at most, and is given up after four days', () => {
  const minute = 60_000
  const pauses = [1, 2, 3, 9, 10, 500].map((tries) => ((nextTry(tries, 0, 1000) ?? 0) - 1000) / minute)
  expect(pauses).toEqual([1, 2, 4, 256, 360, 360])
  expect(nextTry(30, 0, 4 * 24 * 60 * minute - 1)).not.toBeNull()
  expect(nextTry(30, 0, 4 * 24 * 60 * minute)).toBeNull()
})
