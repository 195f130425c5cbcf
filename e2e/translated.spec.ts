// A customer whose browser translates every page: its texts move into elements that React does not know.
import type { Page } from '@playwright/test'
import { expect, test, visit } from './journey-fixtures.ts'
import { card } from './journey-steps.ts'

/** As Chrome does it: a `<font>` with a text of its own takes the place of each text node, as soon as there is one. */
async function translateAll(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const left = new Set(['SCRIPT', 'STYLE', 'TITLE', 'TEXTAREA', 'OPTION', 'FONT'])
    const translate = (node: Node): void => {
      if (node instanceof Text) {
        if (!node.data.trim() || !node.parentElement || left.has(node.parentElement.tagName)) return
        const font = document.createElement('font')
        font.textContent = node.data
        node.replaceWith(font)
      } else if (!(node instanceof SVGElement)) for (const child of [...node.childNodes]) translate(child)
    }
    const watch = () => {
      translate(document.body)
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          for (const node of addedNodes.length > 0 ? addedNodes : [target]) if (node.isConnected) translate(node)
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    }
    addEventListener('DOMContentLoaded', watch)
  })
}

for (const { locale, order, ready } of [
  { locale: 'en', order: 'Order with obligation to pay', ready: /Ready around\s*09:\d\d/ },
  { locale: 'fr', order: 'Commande avec obligation de paiement', ready: /Prête vers\s*09:\d\d/ },
])
  test(`[J-11] on a page that the browser translates, a customer orders in ${locale} from the menu to the page of the order`, async ({
    page,
    shop,
  }) => {
    await translateAll(page)
    await visit(page, shop, '/foods', { locale })
    await card(page, 'Cappuccino').getByRole('button').last().click()
    const bar = page.locator('a[href="#/order"]').last()
    await expect(bar).toContainText('09:10')
    await card(page, 'Cappuccino').getByRole('button').last().click()
    await bar.click()
    await page.locator('input[name=name]').fill('Noor')
    await page.locator('input[type=tel]').fill('0470 12 34 56')
    await page.getByRole('button', { name: order }).click()
    await expect(page).toHaveURL(/#\/confirm\/[A-Z0-9]{8}$/)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^O[kK]$/ })
      .click()
    await expect(page.getByRole('main')).toContainText(ready)
    expect(await page.locator('main font').count()).toBeGreaterThan(10)
    await page.goto(`${shop.url}/#/foods`)
    await page.goto(`${shop.url}/#/`)
    await expect(page.getByRole('main').locator('font').first()).toBeVisible()
  })
