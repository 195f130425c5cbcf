// The legal pages: customers read them, the owner fills, writes and confirms them, and the checkout says what the law
// asks.
import { expect, expectAccessible, signIn, test, visit } from './journey-fixtures.ts'
import { checkout, fillPickUp, pressOrder, unfold } from './journey-steps.ts'

test('[LAW-1] a customer reads the four pages from the foot of any page, in their language, as drafts', async ({
  page,
  shop,
}) => {
  await visit(page, shop, '/contact')
  const foot = page.locator('footer')
  for (const name of ['Legal notice', 'Privacy', 'Accessibility', 'Terms of sale']) {
    await foot.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByText('This is a draft.')).toBeVisible()
    await expect(page.getByText('Version 1 of 23 November 2026')).toBeVisible()
  }
  await expect(page.getByRole('heading', { name: 'No right of withdrawal' })).toBeVisible()
  // Nothing is known of the shop yet: no line is half a line.
  await expect(page.getByText('missing')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Print or save' })).toBeVisible()
  await expectAccessible(page)

  // A plain address leads there, as on paper.
  await page.goto(`${shop.url}/privacy`)
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
})

test('[LAW-1] the owner says who the shop is, sees what is missing, changes a text and confirms it', async ({
  page,
  shop,
  customer,
}) => {
  await signIn(page.context(), shop, await shop.owner())
  await visit(page, shop, '/legal')
  await expect(page.getByText('missing: Enterprise number')).toBeVisible()

  await page.goto(`${shop.url}/#/legal-edit`)
  await expect(page.getByText('16 of 16 are not confirmed yet.')).toBeVisible()
  await page.getByLabel('Company', { exact: true }).fill('Hazel BV')
  await page.getByLabel('Enterprise number').fill('0417.497.107')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('This is no Belgian enterprise number.')).toBeVisible()
  await expect(page.getByLabel('Enterprise number')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Enterprise number').fill('0417497106')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Everything is saved')).toBeVisible()
  await expect(page.getByLabel('Enterprise number')).toHaveValue('0417.497.106')

  await page.getByRole('link', { name: 'Legal notice, English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Legal notice · English' })).toBeVisible()
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('# Us\nWe are {name}, <b>bold</b>.\n- VAT: {vat}')
  await page.reload()
  await expect(text).toHaveValue(/We are/)
  await page.getByRole('button', { name: 'Save and confirm' }).click()
  await expect(page.getByRole('button', { name: 'Take back the confirmation' })).toBeVisible()

  await visit(customer, shop, '/legal')
  await expect(customer.getByText('We are Hazel BV, <b>bold</b>.')).toBeVisible()
  await expect(customer.getByText('Version 2')).toBeVisible()
  await expect(customer.getByText('VAT:')).toHaveCount(0)
  await expect(customer.getByText('draft')).toHaveCount(0)

  await page.getByRole('button', { name: 'Put the draft here' }).click()
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(page.getByText('Version 3')).toBeVisible()
  await customer.reload()
  await expect(customer.getByText('This is a draft.')).toBeVisible()
  await expect(customer.getByText('Enterprise number: 0417.497.106')).toBeVisible()
})

test('[LAW-1] two owners write the same text: the second keeps the words and chooses', async ({ page, shop }) => {
  const owner = await shop.owner()
  await signIn(page.context(), shop, owner)
  await visit(page, shop, '/legal-edit/terms/en')
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('My words')
  const wish = { page: 'terms', language: 'en', version: 1, text: 'Their words', confirmed: false } as const
  await shop.ask('legal.saveText', wish, owner)
  await page.getByRole('button', { name: 'Save as draft' }).click()
  await expect(page.getByText(/saved this at .*, while you were typing/)).toBeVisible()
  await expect(text).toHaveValue('My words')
  await page.getByRole('button', { name: 'Take theirs' }).click()
  await expect(text).toHaveValue('Their words')
})

test('[LAW-1] the button says that it obliges to pay, with what the law asks before it; the confirmation can be kept', async ({
  page,
  shop,
}) => {
  const owner = await shop.owner()
  const { version, company } = await shop.ask('legal.readAll', {}, owner)
  const named = { ...company, name: 'Hazel', legalForm: 'BV', number: '0417.497.106' }
  await shop.ask('legal.saveCompany', { version, company: named }, owner)
  await checkout(page, shop)
  const main = page.getByRole('main')
  await expect(main.getByText('No right of withdrawal')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Terms of sale' })).toHaveAttribute('href', '#/terms')
  await expect(main.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '#/privacy')
  await fillPickUp(page)
  await pressOrder(page)
  await page.getByRole('button', { name: 'Ok', exact: true }).click()
  await unfold(page)
  await expect(main.getByText('Hazel, BV')).toBeVisible()
  await expect(main.getByText('Enterprise number: 0417.497.106')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Print or save this page' })).toBeVisible()
  await expectAccessible(page)
})

for (const [locale, label] of [
  ['nl', 'Bestelling met betalingsverplichting'],
  ['fr', 'Commande avec obligation de paiement'],
  ['ar', 'طلب مع الالتزام بالدفع'],
] as const)
  test(`[LAW-1] the button in ${locale} fits a phone`, async ({ page, shop }) => {
    await checkout(page, shop)
    await page.goto(`${shop.url}/?lang=${locale}#/order`)
    const button = page.getByRole('button', { name: label, exact: true })
    await expect(button).toBeVisible()
    const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 }
    expect(width).toBeLessThan(390)
    expect(height).toBeLessThan(90)
  })

test('[LAW-1] reviews say how they are checked, at the form and at the figures', async ({ page, shop }) => {
  await visit(page, shop, '/review')
  await expect(page.getByText('A review from the page of an order that was collected counts at once')).toHaveCount(2)
})
