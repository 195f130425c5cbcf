// Paying with a gift card at the checkout: one that is kept is offered, another can be typed, and every refusal is said.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { GiftCard } from '#contract/index.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { show } from '#web/testing/show.ts'
import { GiftChoice } from './gift-choice.tsx'
import { keepGift } from './kept-gift.ts'
import { useGift } from './use-gift.ts'

const server = fakeServer()
const code = '123456789APXSDH3'
const card: GiftCard = {
  state: 'active',
  reason: null,
  ends: 'SDH3',
  amount: 1000,
  balance: 500,
  expiresOn: null,
  for: '',
  from: '',
  words: '',
  soldAt: 1,
  until: null,
  mail: null,
  moves: [],
}

function Checkout({ total }: { total: number }) {
  const gift = useGift(total, undefined)
  return <GiftChoice gift={gift} total={total} />
}

beforeEach(() => keepGift(undefined))

test('[GIFT-1] a card kept from its page pays a part, and what rests is said; it can be left out', async () => {
  server.answers('gifts.read', card)
  keepGift(code)
  show(<Checkout total={640} />)
  await expect.element(page.getByText('Your gift card pays €5.00')).toBeVisible()
  await expect.element(page.getByText('You pay the other €1.40 in another way:')).toBeVisible()
  show(<Checkout total={320} />)
  await expect.element(page.getByText('Your gift card pays €3.20')).toBeVisible()
  await expect.element(page.getByText(/€1\.80 stays on it/)).toBeVisible()
  await page.getByRole('button', { name: 'Do not use it' }).click()
  await expect.element(page.getByRole('button', { name: 'Pay with a gift card' })).toBeVisible()
})

test('[GIFT-1] a typed code: a mistake is told without a question, used-up, blocked and unknown cards by the shop', async () => {
  show(<Checkout total={320} />)
  await page.getByRole('button', { name: 'Pay with a gift card' }).click()
  const field = page.getByLabelText('Code of the gift card')
  const use = page.getByRole('button', { name: 'Use this card' })
  await field.fill('1234-5678-9APX-SDH4')
  await use.click()
  await expect.element(page.getByText(/^There is a mistake in this code/)).toBeVisible()
  expect(server.sent('gifts.read')).toEqual([])
  await field.fill('https://noisette.example/#/gift-card/1234-5678-9APX-SDH3')
  for (const [state, said] of [
    ['spent', 'There is nothing left on this gift card.'],
    ['blocked', /^This gift card is blocked/],
    ['expired', /^This gift card has expired/],
    ['paying', /^This gift card is not paid yet/],
  ] as const) {
    server.answers('gifts.read', { ...card, state })
    await use.click()
    await expect.element(page.getByText(said)).toBeVisible()
  }
  server.refuses('gifts.read', 'too_many')
  await use.click()
  await expect.element(page.getByText(/^There is nothing left/)).not.toBeInTheDocument()
  server.answers('gifts.read', card)
  await use.click()
  await expect.element(page.getByText('Your gift card pays €3.20')).toBeVisible()
  expect(server.sent('gifts.read').at(-1)).toEqual({ code })
})
