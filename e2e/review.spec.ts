// Reviews: a guest reviews the shop, and staff read it as it arrives.
import { expect, expectAccessible, signIn, test, visit } from './journey-fixtures.ts'
import { loseAnswer } from './journey-steps.ts'

test('[REVIEW-1] [F-11] Noor gives stars by keyboard, writes a few words and comes home at once with a thank-you', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/review')
  await expect(page.getByText('50 reviews')).toBeVisible()
  const food = page.getByRole('group', { name: 'Food' })
  await food.getByRole('radio', { name: '1 star' }).focus()
  for (const _ of [2, 3, 4, 5]) await page.keyboard.press('ArrowRight')
  await expect(food.getByRole('radio', { name: '5 stars' })).toBeChecked()
  const value = page.getByRole('group', { name: 'Value in euro' })
  await value.getByRole('radio', { name: '2 stars' }).check({ force: true })
  await value.getByRole('button', { name: 'Clear the stars for Value in euro' }).click()
  await expect(value.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.getByPlaceholder('Name (optional)').fill('Noor')
  const words = page.getByLabel('What would you like to tell us?')
  const heights: number[] = []
  for (const rows of [1, 3, 5, 6, 9]) {
    await words.fill(Array.from({ length: rows }, (_, row) => `row ${row}`).join('\n'))
    heights.push((await words.boundingBox())?.height ?? 0)
  }
  expect([heights[1], heights[4]]).toEqual([heights[0], heights[3]])
  expect(heights[2]).toBeGreaterThan(heights[1] ?? 0)
  expect(heights[3]).toBeGreaterThan(heights[2] ?? 0)
  await words.fill('The foam had a heart in it.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/#\/$/)
  await expect(page.getByRole('status').getByText('Thank you for your review')).toBeVisible()
  await expectAccessible(page)

  const { reviews } = await shop.ask('reviews.list', {}, await shop.owner())
  expect(reviews).toHaveLength(50)
  expect(reviews[0]).toMatchObject({
    ratings: { food: 5, service: null, value: null, atmosphere: null },
    name: 'Noor',
    text: 'The foam had a heart in it.',
  })
})

test('[REVIEW-2] the summary says the overall median, how many reviews there are and how many are positive', async ({
  page,
  shop,
}) => {
  const summary = await shop.ask('reviews.summary', {})
  await visit(page, shop, '/review')
  const card = page.getByRole('heading', { name: 'What our guests say' }).locator('..')
  await expect(card).toContainText(`${summary.overall}`)
  await expect(card).toContainText('out of 5')
  await expect(card).toContainText('50 reviews')
  await expect(card).toContainText('86% positive')
  const owner = await shop.owner()
  for (let left = 50; left > 0; ) {
    const { reviews } = await shop.ask('reviews.list', {}, owner)
    for (const { id } of reviews) await shop.ask('reviews.remove', { id }, owner)
    left = reviews.length
  }
  await page.reload()
  await expect(card).toContainText('No reviews yet')
  await expect(card).not.toContainText('0')
})

test('[REVIEW-3] [F-11] an entirely empty review is refused in words, stars alone are enough', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/review')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Please give a few stars or write some words.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('group', { name: 'Service' }).getByRole('radio', { name: '3 stars' }).check({ force: true })
  await expect(page.getByText('Please give a few stars or write some words.')).toBeHidden()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Thank you for your review')).toBeVisible()
})

test('[REVIEW-1] a lost answer keeps what was typed, and trying again counts once', async ({ page, shop, faults }) => {
  faults.allow('cutRequest')
  await visit(page, shop, '/review')
  let lost = false
  await page.route('**/api/reviews', async (route) => {
    if (route.request().method() !== 'POST' || lost) return route.continue()
    lost = true
    await loseAnswer(route)
  })
  const words = page.getByLabel('What would you like to tell us?')
  await words.fill('Warm waffle.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toContainText('What you filled in is kept.')
  await page.reload()
  await expect(words).toHaveValue('Warm waffle.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Thank you for your review')).toBeVisible()
  expect((await shop.ask('reviews.list', {}, await shop.owner())).waiting).toBe(1)
})

test('[REVIEW-1] words that are mended after a lost answer take the place of the first', async ({
  page,
  shop,
  faults,
}) => {
  faults.allow('cutRequest')
  await visit(page, shop, '/review')
  await page.route('**/api/reviews', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await loseAnswer(route)
  })
  const words = page.getByLabel('What would you like to tell us?')
  await words.fill('Warm wafle.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('alert')).toContainText('What you filled in is kept.')
  await page.unroute('**/api/reviews')
  await words.fill('Warm waffle.')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Thank you for your review')).toBeVisible()
  const { reviews, waiting } = await shop.ask('reviews.list', {}, await shop.owner())
  expect(waiting).toBe(1)
  expect(reviews[0]?.text).toBe('Warm waffle.')
})

test('[REVIEW-4] staff see the summary and every review, new ones without reload; the owner removes one', {
  tag: '@tablet',
}, async ({ page, shop, context }) => {
  await signIn(context, shop, await shop.owner())
  await visit(page, shop, '/review-admin')
  await expect(page.getByText('86% positive')).toBeVisible()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await shop.ask('reviews.submit', {
    key: 'a-key-of-noor-s-phone',
    food: 1,
    name: 'Noor',
    text: 'Too cold <b>today</b>.',
  })
  const card = page.getByRole('listitem').filter({ hasText: 'Too cold <b>today</b>.' })
  await expect(card).toContainText('Noor')
  await expect(card).toContainText('4 March 2026')
  await expect(card).toContainText('Food 1 star')
  await expect(page.getByText('1 review is waiting for your approval')).toBeVisible()
  await expect(page.getByText('50 reviews')).toBeVisible()
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(51)

  await card.getByRole('button', { name: 'Remove the review of Noor' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove this review?' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(card).toHaveCount(0)
  await expect(page.getByText('1 review is waiting for your approval')).toBeHidden()

  // The same device, without a moment at which nobody is signed in: otherwise the open page would leave for the
  // sign-in.
  await signIn(context, shop, await shop.hire('Jef', [{ branch: 'antwerpen', role: 'barista' }]))
  await page.reload()
  await expect(page.getByText('50 reviews')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Remove the review/ })).toHaveCount(0)
})

test('[F-75] a review from the page of a collected order counts at once; others wait, and many are removed together', {
  tag: '@tablet',
}, async ({ page, shop, context, customer }) => {
  const owner = await shop.owner()
  const { id, token } = await shop.order({ lines: [{ item: 'cappuccino', quantity: 1 }] })
  await shop.ask('orders.setLineStatus', { id, changes: [{ line: 1, status: 'served' }] }, owner)
  await visit(customer, shop, `/track/${token}`)
  await customer.getByRole('link', { name: 'How was it? Leave a review' }).click()
  await customer.getByRole('group', { name: 'Food' }).getByRole('radio', { name: '5 stars' }).check({ force: true })
  await customer.getByRole('button', { name: 'Submit' }).click()
  await expect(customer.getByText('Everyone at the counter reads it.')).toBeVisible()
  expect((await shop.ask('reviews.summary', {})).count).toBe(51)

  await visit(customer, shop, '/review')
  await customer.getByRole('group', { name: 'Food' }).getByRole('radio', { name: '4 stars' }).check({ force: true })
  await customer.getByRole('button', { name: 'Submit' }).click()
  await expect(customer.getByText('It counts once we have read it.')).toBeVisible()
  for (let n = 0; n < 4; n++)
    await shop.ask('reviews.submit', { key: `a-key-of-a-prank-${n}`, food: 1, name: `Jan ${n}`, text: 'Bad.' })

  await signIn(context, shop, owner)
  await visit(page, shop, '/review-admin')
  await expect(page.getByText('5 reviews are waiting for your approval')).toBeVisible()
  await expect(page.getByText('51 reviews')).toBeVisible()
  await page.getByText('Waiting (5)').click()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(5)
  await expectAccessible(page)
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Jan 0' })
    .getByRole('button', { name: '5 others from the same' })
    .click()
  await page.getByText('Waiting (5)').click()
  for (let n = 0; n < 4; n++) await page.getByRole('checkbox', { name: `Select the review of Jan ${n}` }).check()
  await expect(page.getByText('4 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('dialog', { name: 'Remove 4 reviews?' }).getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('4 reviews are removed.')).toBeVisible()
  await page.getByRole('button', { name: 'Select all here' }).click()
  await page.getByRole('button', { name: 'Say yes' }).click()
  await expect(page.getByText('52 reviews')).toBeVisible()
})
