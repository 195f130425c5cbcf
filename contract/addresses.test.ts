// How a call becomes a request.
import { expect, test } from 'vitest'
import { pathFields, requestOf } from './addresses.ts'

test('fills the path, and asks with the rest of a GET as its query', () => {
  expect(requestOf('orders.track', { token: 'K7QM 2A/9' }).url).toBe('/api/orders/K7QM%202A%2F9')
  expect(requestOf('orders.track', { token: 'K7QM\ud800' }).url).toBe('/api/orders/K7QM%EF%BF%BD')
  expect(requestOf('menu.read', { lang: 'nl' })).toEqual({ method: 'GET', url: '/api/menu?lang=nl' })
  expect(requestOf('orders.list', { search: 'Jef & Noor', branch: undefined, afterId: 12 }).url).toBe(
    '/api/staff/orders?search=Jef%20%26%20Noor&afterId=12',
  )
})

test('names a field of a query once for each of its values', () => {
  expect(requestOf('orders.list', { branch: ['antwerpen', 'merksem'], search: [] }).url).toBe(
    '/api/staff/orders?branch=antwerpen&branch=merksem',
  )
})

test('sends the rest of a POST as its body, without what the path says already', () => {
  const input = { id: 7, changes: [{ line: 1, status: 'ready' }] }
  expect(requestOf('orders.setLineStatus', input)).toEqual({
    method: 'POST',
    url: '/api/staff/orders/7/lines',
    body: { changes: [{ line: 1, status: 'ready' }] },
  })
  expect(input.id).toBe(7)
  expect([pathFields('orders.setLineStatus'), pathFields('orders.place')]).toEqual([['id'], []])
})
