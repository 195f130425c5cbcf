// Reviewing: the summary while it waits, fails and is there, and a review that is refused, not answered, and sent.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { fakeServer } from '#web/testing/fake-server.ts'
import { clear, show } from '#web/testing/show.ts'
import { Review } from './review-page.tsx'

const server = fakeServer()
const none: Output<'reviews.summary'> = {
  count: 0,
  medians: { food: null, service: null, value: null, atmosphere: null },
  overall: null,
  positive: null,
  waits: true,
}
const alert = page.getByRole('alert')
const text = page.getByRole('textbox', { name: 'What would you like to tell us?' })
const submit = page.getByRole('button', { name: 'Submit' })
const waits = page.getByText(/Any other one counts only once our staff have read it/)
const counts = page.getByText(/^Every review counts at once\./)

beforeEach(() => {
  location.hash = '#/review'
})

test('[REVIEW-2] one can write while the summary waits or fails, and ask for it again', async () => {
  show(<Review />)
  await expect.element(submit).toBeEnabled()
  await expect.element(page.getByText('One moment')).toBeInTheDocument()
  clear()
  server.isLost()
  show(<Review />)
  await expect.element(alert).toMatchTextContent(/We cannot reach the shop/)
  server.answers('reviews.summary', none)
  server.comesBack()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText('No reviews yet. Yours will be the first.')).toBeVisible()
  expect(waits.elements()).toHaveLength(2)
})

test('[REVIEW-2] the summary has stars, number and share, and the same rule stands beside it and the form', async () => {
  const medians = { food: 5, service: 4, value: 3, atmosphere: null }
  server.answers('reviews.summary', { count: 12, medians, overall: 4, positive: 75, waits: false })
  show(<Review />)
  await expect.element(page.getByText('12 reviews')).toBeVisible()
  await expect.element(page.getByText('75% positive')).toBeVisible()
  await expect.poll(() => counts.elements().length).toBe(2)
  expect(waits.elements()).toEqual([])
})

test('[REVIEW-1] what is refused or not answered stays, with the reason; sent, it is thanked for and gone', async () => {
  server.answers('reviews.summary', none)
  show(
    <>
      <Review token="K7QM2A9X" />
      <ToastView />
    </>,
  )
  await submit.click()
  await expect.element(page.getByText('Please give a few stars or write some words.')).toBeVisible()
  expect(server.sent('reviews.submit')).toEqual([])

  await text.fill('Warm and on time.')
  server.refuses('reviews.submit', 'review_refused', [{ problem: 'text_too_long', field: 'text' }])
  await submit.click()
  await expect.element(text).toHaveAccessibleDescription(/Your words can be/)
  server.isLost()
  await submit.click()
  await expect.element(alert).toMatchTextContent(/We cannot reach the shop.*What you filled in is kept\./)
  await expect.element(text).toHaveValue('Warm and on time.')
  clear()
  show(
    <>
      <Review token="K7QM2A9X" />
      <ToastView />
    </>,
  )
  await expect.element(text).toHaveValue('Warm and on time.')
  server.answers('reviews.submit', { waiting: true })
  server.comesBack()
  await submit.click()
  await expect.element(page.getByText(/It counts once we have read it\./)).toBeVisible()
  expect(server.sent('reviews.submit').at(-1)).toMatchObject({ text: 'Warm and on time.', token: 'K7QM2A9X' })
  await expect.element(text).toHaveValue('')
})
