// Reviews for staff: while they wait, none, without a connection, those that wait for a yes, and removing them.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { signedIn } from '#web/data/session/session.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { jef, menuForStaff, noor } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { ReviewAdmin } from './review-admin.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
type Reviews = Output<'reviews.list'>

const none: Reviews = {
  summary: {
    count: 0,
    medians: { food: null, service: null, value: null, atmosphere: null },
    overall: null,
    positive: null,
    waits: true,
  },
  reviews: [],
  more: false,
  waiting: 0,
}
const fromLotte: Reviews['reviews'][number] = {
  id: 7,
  ratings: { food: 5, service: null, value: 2, atmosphere: null },
  name: 'Lotte',
  text: 'Too dear, but good.',
  at: Date.UTC(2026, 2, 4, 12),
  waiting: true,
  ofOrder: false,
  alike: 0,
}
const one: Reviews = { ...none, reviews: [fromLotte], waiting: 1 }
const alert = page.getByRole('alert')
const button = (name: string) => page.getByRole('button', { name })
const both = (
  <>
    <ReviewAdmin />
    <ToastView />
  </>
)

beforeEach(() => {
  signedIn(noor)
  server.answers('menu.readAll', menuForStaff)
})

test('[REVIEW-4] reviews wait', async () => {
  show(both)
  await expect.element(page.getByText('Please wait some seconds ...')).toBeVisible()
})

test('[REVIEW-4] without a connection it says so; where there are none, the first comes by itself', async () => {
  server.isLost()
  show(both)
  await expect.element(alert).toMatchTextContent(/We cannot reach the shop/)
  server.comesBack()
  server.answers('reviews.list', none)
  await button('Try again').click()
  await expect.element(page.getByText('The first one appears here by itself.')).toBeVisible()
})

test('[REVIEW-4] one that waits says so, and a yes that is refused is said and keeps the choice', async () => {
  server.answers('reviews.list', one)
  show(both)
  await expect.element(page.getByRole('heading', { name: 'Lotte' })).toBeVisible()
  await expect.element(page.getByText('1 review is waiting for your approval')).toBeVisible()
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Lotte' }))
    .toMatchTextContent(/Too dear, but good\..*Food 5 stars.*Value in euro 2 stars/)
  const choice = page.getByRole('checkbox', { name: 'Select the review of Lotte' })
  await choice.click()
  server.refuses('reviews.show', 'unavailable')
  await button('Say yes').click()
  await expect.element(page.getByText('This did not come through.')).toBeVisible()
  await expect.element(choice).toBeChecked()
  server.answers('reviews.show', { count: 1 })
  server.answers('reviews.list', { ...one, reviews: [{ ...fromLotte, waiting: false }], waiting: 0 })
  await button('Try again').click()
  await expect.element(page.getByText('1 review counts now.')).toBeVisible()
  expect(server.sent('reviews.show').at(-1)).toEqual({ ids: [7] })
})

test('[REVIEW-4] removing asks first, says why it failed, and can be tried again', async () => {
  server.answers('reviews.list', one)
  show(both)
  await button('Remove the review of Lotte').click()
  const ask = page.getByRole('dialog', { name: 'Remove this review?' })
  server.refuses('reviews.remove', 'unavailable')
  await ask.getByRole('button', { name: 'Remove' }).click()
  await expect.element(ask.getByRole('alert')).toMatchTextContent('This did not come through.')
  server.answers('reviews.remove', {})
  server.answers('reviews.list', none)
  await ask.getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByText('The review is removed.')).toBeVisible()
})

test('[REVIEW-4] the owner’s rule goes back where it was not saved; a barista has neither the rule nor the trash', async () => {
  server.answers('reviews.list', one)
  show(both)
  const rule = page.getByRole('checkbox', { name: 'Reviews without an order wait for our yes' })
  await expect.element(rule).toBeChecked()
  server.refuses('reviews.setRule', 'unavailable')
  await rule.click()
  await expect.element(page.getByText('This did not come through.')).toBeVisible()
  await expect.element(rule).toBeChecked()
  signedIn(jef)
  await expect.poll(() => rule.elements()).toEqual([])
  expect(button('Remove the review of Lotte').elements()).toEqual([])
})
