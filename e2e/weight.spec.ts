// What a first visitor's browser loads before the first touch stays within its budgets: bytes as sent, no times.
import { expect, test, visit } from './fixtures.ts'

/** Close to the present sizes (other names of files move them by up to 100 bytes), so that any addition to the first load is noticed; docs/performance.md has the aims.
 * The words of all that customers see are one file: it costs 1 to 2.5 kB of script here, and they are there when the next page opens.
 * What limits when things are sold is in the first chunk: it costs 1.1 kB, and such items are there from the first frame. */
const budgets = { first: 77_300, stylesheet: 8250, document: 12_000, font: 36_000 } as const

for (const { path, script } of [
  { path: '/', script: 98_300 },
  { path: '/foods', script: 92_500 },
])
  test(`what is loaded before the first touch stays within its budgets: ${path}`, { tag: '@main' }, async ({
    page,
    shop,
  }) => {
    const sent = new Map<string, number>()
    const sizes: Promise<void>[] = []
    page.on('response', (response) => {
      const kind = response.request().resourceType()
      const size = response.headerValue('content-length').then((length) => {
        const bytes = Number(length ?? 0)
        sent.set(kind, (sent.get(kind) ?? 0) + bytes)
        if (/\/index-[^/]*\.js$/.test(response.url())) sent.set('first', bytes)
      })
      sizes.push(size)
    })
    await visit(page, shop, path, { branch: null })
    await expect(page.locator('footer')).toBeAttached()
    // What loads without a touch once the page is idle counts too.
    await page.waitForTimeout(4000)
    await Promise.all(sizes)
    const over = Object.entries({ ...budgets, script }).filter(([kind, budget]) => (sent.get(kind) ?? 0) > budget)
    expect(sent.get('first')).toBeGreaterThan(0)
    expect(Object.fromEntries(over.map(([kind]) => [kind, sent.get(kind)]))).toEqual({})
  })
