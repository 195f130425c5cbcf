// Printed links work: a plain path redirects to its screen behind the hash.
import { expect, test } from 'vitest'
import { shopsOn } from '#server/testing/test-shop.ts'

const openShop = shopsOn('sqlite')
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test.each([
  ['/foods', '/#/foods'],
  ['/foods?lang=nl&x=%C3%A9', '/#/foods?lang=nl&x=%C3%A9'],
  ['/track/AB12CD34', '/#/track/AB12CD34'],
  ['/all-orders/AB12CD34/7', '/#/all-orders/AB12CD34/7'],
  ['/account/signup?code=x', '/#/account/signup?code=x'],
  ['/food-edit-shushi', '/#/food-edit-shushi'],
])('[ROUTE-4] %s leads to %s', async (url, target) => {
  const shop = await openShop()
  const response = await shop.inject({ url, headers: browser })
  expect([response.statusCode, response.headers.location]).toEqual([302, target])
})

test('[ROUTE-4] what is no path of the shop is not found, and leads to no other site', async () => {
  const shop = await openShop()
  for (const url of [
    '//evil.example/foods',
    '/foods//evil.example',
    '/\\evil.example',
    '/wp-login.php',
    '/api/foods',
    '/.env',
    '/a/b/c/d',
  ])
    expect((await shop.inject({ url, headers: browser })).statusCode, url).toBe(404)
  expect((await shop.inject({ method: 'POST', url: '/foods' })).statusCode).toBe(404)
  expect((await shop.inject({ url: '/foods', headers: { accept: 'application/json' } })).statusCode).toBe(404)
})
