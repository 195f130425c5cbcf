// The page of a gift card: what is left and what it paid; how its payment stands; and a code that nobody knows.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { GiftCard } from '#contract/index.ts'
import { keptGift } from '#web/customer/gift/kept-gift.ts'
import { startMenu } from '#web/data/menu/menu-state.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { shownMenu } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { GiftCardPage } from './gift-card-page.tsx'

const server = fakeServer()
const code = '123456789APXSDH3'
const card: GiftCard = {
  state: 'active',
  reason: null,
  ends: 'SDH3',
  amount: 2500,
  balance: 1840,
  expiresOn: null,
  for: 'Amina',
  from: 'Noor',
  words: 'Happy birthday.',
  soldAt: 1,
  until: null,
  mail: null,
  moves: [
    { kind: 'return', amount: 240, at: 4, branch: 'gent', code: 'G-02' },
    { kind: 'use', amount: -660, at: 3, branch: 'gent', code: 'G-02' },
    { kind: 'use', amount: -240, at: 2, branch: 'antwerpen', code: 'A-31' },
    { kind: 'sale', amount: 2500, at: 1, branch: 'antwerpen', code: '' },
  ],
}

beforeEach(async () => {
  sessionStorage.clear()
  localStorage.clear()
  server.answers('menu.read', shownMenu)
  globalThis.menu = fetch('/api/menu')
  await startMenu()
})

test('[GIFT-1] the balance, the code in fours, and what it paid by order and branch, the newest first', async () => {
  server.answers('gifts.read', card)
  show(<GiftCardPage code="1234-5678-9APX-SDH3" />)
  await expect.element(page.getByText('€18.40')).toBeVisible()
  await expect.element(page.getByText('left of €25.00')).toBeVisible()
  await expect.element(page.getByText('1234 5678').first()).toBeVisible()
  await expect.element(page.getByRole('heading', { name: /^For .Amina., from .Noor.$/ })).toBeVisible()
  const moves = page.getByRole('list').getByRole('listitem')
  expect(moves.elements().map((move) => move.textContent)).toEqual([
    expect.stringMatching(/Back from order .G-02.Gent.*\+€2\.40$/),
    expect.stringMatching(/Order .G-02.Gent.*−€6\.60$/),
    expect.stringMatching(/Order .A-31.Antwerpen.*−€2\.40$/),
  ])
  await page.getByRole('link', { name: 'Order with this card' }).click()
  expect(keptGift()).toBe(code)
  expect(location.hash).toBe('#/foods')
})

test('[GIFT-1] a payment that failed says why and can be made in another way; one that is checked waits', async () => {
  const waits: GiftCard = { ...card, state: 'failed', reason: 'insufficient_funds', balance: 0, moves: [] }
  server.answers('gifts.read', waits)
  server.answers('gifts.offer', {
    on: true,
    amounts: [2500],
    least: 500,
    most: 25_000,
    months: null,
    expiresOn: null,
    mails: false,
    today: '2026-11-30',
    methods: [{ id: 'bancontact', name: 'Bancontact' }],
    down: false,
  })
  server.answers('gifts.pay', { checkout: '#/the-bank' })
  show(<GiftCardPage code={code} />)
  await expect.element(page.getByText('There was not enough on the account.')).toBeVisible()
  await expect.element(page.getByText('You were not charged.')).toBeVisible()
  await expect.element(page.getByText('Order with this card')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Pay with Bancontact · €25.00' }).click()
  await expect.poll(() => location.hash).toBe('#/the-bank')
  expect(server.sent('gifts.pay')[0]).toMatchObject({ code, method: 'bancontact' })
})

test('[GIFT-1] while the provider checks, the page asks by itself and then shows the card', async () => {
  server.answers('gifts.read', { ...card, state: 'checking' })
  server.answers('gifts.check', card)
  show(<GiftCardPage code={code} />)
  await expect.element(page.getByText('€18.40')).toBeVisible()
})

test('[GIFT-1] a code with a mistake is not looked up; one that nobody knows, a blocked and an expired card are said', async () => {
  show(<GiftCardPage code="1234-5678-9APX-SDH4" />)
  await expect.element(page.getByText(/^There is a mistake in this code/)).toBeVisible()
  expect(server.sent('gifts.read')).toEqual([])
  server.refuses('gifts.read', 'gift_unknown')
  show(<GiftCardPage code={code} />)
  await expect.element(page.getByText(/^We know no gift card with this code/)).toBeVisible()
  for (const [state, said] of [
    ['blocked', /^This gift card is blocked/],
    ['expired', /^This gift card has expired/],
  ] as const) {
    server.answers('gifts.read', { ...card, state })
    show(<GiftCardPage key={state} code={code} />)
    await expect.element(page.getByText(said)).toBeVisible()
    await expect.element(page.getByText('Order with this card')).not.toBeInTheDocument()
  }
})
