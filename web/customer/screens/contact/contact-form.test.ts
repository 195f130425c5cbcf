// What this tab stored of a message is read with care.
import { expect, test, vi } from 'vitest'
import { contactDraft } from './contact-page.tsx'

const kept = (value: unknown) => vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(value) })

test('a message that was begun is there again, under its key', () => {
  kept({ key: 'k', name: 'Noor', email: 'noor@example.be', message: 'Hello' })
  expect(contactDraft.read()).toEqual({ key: 'k', name: 'Noor', email: 'noor@example.be', message: 'Hello' })
})

test.each([null, 'Hello', ['Noor'], { name: 7, email: null, message: {} }])('of %j comes a blank message', (value) => {
  kept(value)
  expect(contactDraft.read()).toEqual({ key: expect.any(String), name: '', email: '', message: '' })
})
