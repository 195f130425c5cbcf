// Giving a gift card: the card fills in while one types, mistakes are said, and what was typed stays.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { clear, show } from '#web/testing/show.ts'
import { GiveGift } from './give-gift.tsx'

const server = fakeServer()
const offer: Output<'gifts.offer'> = {
  on: true,
  amounts: [1000, 2500, 5000],
  least: 500,
  most: 25_000,
  months: null,
  expiresOn: null,
  mails: true,
  today: '2026-11-30',
  methods: [],
  down: false,
}
const order = page.getByRole('button', { name: /^Order with obligation to pay/ })
const name = page.getByLabelText('For', { exact: true })

beforeEach(() => {
  sessionStorage.clear()
  location.hash = '#/gift'
  server.answers('gifts.offer', offer)
})

test('[GIFT-1] Noor chooses € 50 for Amina, who gets it by mail on a day; the card says it, and the bank’s page opens', async () => {
  server.answers('gifts.buy', { code: '123456789APXSDH3', expiresOn: null })
  server.answers('gifts.pay', { checkout: '#/the-bank' })
  show(<GiveGift />)
  await page.getByText('€50', { exact: true }).click()
  await name.fill('Amina')
  await page.getByLabelText('From', { exact: true }).fill('Noor')
  await page.getByLabelText(/^Your words/).fill('Happy birthday.')
  await expect.element(page.getByText(/^for .Amina., from .Noor.$/)).toBeVisible()
  await expect.element(page.getByText('€50', { exact: true }).first()).toBeVisible()
  await page.getByLabelText(/e-mail$/).fill('amina@mail.be')
  await page.getByLabelText('When').fill('2026-12-01')
  await expect.element(order).toHaveTextContent('Order with obligation to pay €50.00')
  await order.click()
  await expect.poll(() => location.hash).toBe('#/the-bank')
  expect(server.sent('gifts.buy')[0]).toMatchObject({
    amount: 5000,
    for: 'Amina',
    from: 'Noor',
    words: 'Happy birthday.',
    byMail: true,
    mail: 'amina@mail.be',
    sendOn: '2026-12-01',
  })
  expect(server.sent('gifts.pay')[0]).toMatchObject({ code: '123456789APXSDH3' })
})

test('[GIFT-1] an amount out of bounds and a missing address are said at their fields; nothing is sent, and nothing is lost', async () => {
  show(<GiveGift />)
  await name.fill('Amina')
  await page.getByText('Other', { exact: true }).click()
  await page.getByLabelText('Your amount').fill('3')
  await order.click()
  await expect.element(page.getByText('A gift card can be from €5.00 to €250.00.')).toBeVisible()
  await expect.element(page.getByText('Please enter the e-mail address that we send it to.')).toBeVisible()
  expect(server.posted()).toEqual([])
  await page.getByText('I print it').click()
  await page.getByLabelText('Your amount').fill('30')
  server.refuses('gifts.buy', 'gifts_off')
  await order.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The shop sells no gift cards just now.')
  expect(server.sent('gifts.buy')[0]).toMatchObject({ amount: 3000, byMail: false, mail: '' })
  clear()
  show(<GiveGift />)
  await expect.element(name).toHaveValue('Amina')
  await expect.element(page.getByLabelText('Your amount')).toHaveValue('30')
})

test('[GIFT-2] an expiry is said before anybody buys a card, and that there is none', async () => {
  show(<GiveGift />)
  await expect.element(page.getByText(/It does not expire\.$/)).toBeVisible()
  clear()
  server.answers('gifts.offer', { ...offer, months: 24, expiresOn: '2028-11-30' })
  show(<GiveGift />)
  await expect.element(page.getByText(/Good until 30 November 2028\.$/)).toBeVisible()
})

test('[GIFT-1] a shop that sells none says so; who has a card still finds its page', async () => {
  server.answers('gifts.offer', { ...offer, on: false })
  show(<GiveGift />)
  await expect.element(page.getByText('The shop sells no gift cards just now.')).toBeVisible()
  const code = page.getByLabelText('Code of the gift card')
  await code.fill('1234-5678-9APX-SDH4')
  await page.getByRole('button', { name: 'See what is left' }).click()
  await expect.element(page.getByText(/^There is a mistake in this code/)).toBeVisible()
  await code.fill('1234 5678 9apx sdh3')
  await page.getByRole('button', { name: 'See what is left' }).click()
  await expect.poll(() => location.hash).toBe('#/gift-card/1234-5678-9APX-SDH3')
  expect(server.posted()).toEqual([])
})
