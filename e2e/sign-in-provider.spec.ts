// Signing in by the shop’s own provider: there and back from a page that was asked for, and what is said if it is down.
import { providerPath } from '#contract/provider-addresses.ts'
import { readClaimRules } from '#domain/people/claimed-rights.ts'
import { openSignInProvider } from '#server/testing/outside/provider-stand-in.ts'
import { expect, expectAccessible, test, visit } from './journey-fixtures.ts'

test('[CHAIN-5] a colleague signs in by the provider and gets to the page that was asked for', async ({
  page,
  shop,
}) => {
  await shop.owner()
  const provider = await openSignInProvider(`${shop.url}${providerPath}/back`)
  provider.person = { sub: 'lies', name: 'Lies', groups: ['antwerpen'] }
  const rules = readClaimRules('antwerpen=barista@antwerpen') ?? []
  await shop.restart(undefined, { publicUrl: shop.url, oidc: provider.settings({ rules }) })

  await visit(page, shop, '/all-orders')
  const way = page.getByRole('link', { name: 'Sign in with Hazel ID' })
  await expect(way).toBeVisible()
  await expectAccessible(page)
  provider.faults.down = true
  await way.click()
  await expect(page.getByRole('alert')).toHaveText(/^Hazel ID cannot be reached just now\./)
  provider.faults.down = false
  await way.click()
  await expect(page.getByRole('heading', { name: 'Order List' })).toBeVisible()
  expect(page.url()).toBe(`${shop.url}/#/all-orders`)

  await visit(page, shop, '/password')
  await expect(page.getByText('Your password and your second factor are kept there', { exact: false })).toBeVisible()
  await provider.close()
})
