// The journeys notice faults in a page: without this, a screen that crashed could pass for one that opened.
import { expect, test, visit } from './journey-fixtures.ts'
import { expectScreen } from './screens.ts'

test('a screen that throws is noticed, and passes for no screen of its address', async ({ page, shop, faults }) => {
  faults.allow('brokenScreen')
  await page.route(/\/assets\/about-.*\.js$/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export function About() { throw new Error('broken on purpose') }",
    }),
  )
  await visit(page, shop, '/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page did not open')
  await expect.poll(() => faults.noted.join('\n')).toContain(`The screen did not open: ${shop.url}/#/about`)
  expect(faults.noted.join('\n')).toContain('broken on purpose')
  expect(faults.unexpected()).toEqual([])
  await expect(expectScreen(page, '/about', 'en', { timeout: 500 })).rejects.toThrow('About us')
})

test('an uncaught error, a rejection that nobody handles and an error in the console are noticed', async ({
  page,
  shop,
  faults,
  browser,
}) => {
  faults.allow('brokenScreen')
  await visit(page, shop, '/foods')
  const other = await browser.newPage()
  await other.goto(shop.url)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown: broken on purpose')
    })
  })
  await page.evaluate(() => {
    void Promise.reject(new Error('rejected: broken on purpose'))
  })
  await other.evaluate(() => console.error('logged: broken on purpose'))
  for (const words of ['thrown', 'rejected', 'logged'])
    await expect.poll(() => faults.noted.join('\n')).toContain(`${words}: broken on purpose`)
  await other.close()
})
