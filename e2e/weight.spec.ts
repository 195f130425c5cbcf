// What a first visitor's browser loads before the first touch stays within its budgets: bytes as sent, no times.
import { readFileSync, statSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Request } from '@playwright/test'
import type { Manifest } from 'vite'
import { budgets } from './budgets.ts'
import { expect, signIn, test, visit } from './journey-fixtures.ts'

for (const path of ['/', '/foods'] as const)
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
        if (/\/index-[^/]*\.js$/.test(response.url())) sent.set('firstChunk', bytes)
      })
      sizes.push(size)
    })
    const open = new Set<Request>()
    page.on('request', (request) => open.add(request))
    page.on('requestfinished', (request) => open.delete(request))
    page.on('requestfailed', (request) => open.delete(request))
    // The first who ask may get a text that was compressed quickly.
    const documentSize = async () => {
      const { headers } = await fetch(shop.url, { headers: { 'accept-encoding': 'br' } })
      return Number(headers.get('content-length'))
    }
    await expect.poll(documentSize, { timeout: 20_000 }).toBeLessThanOrEqual(budgets.document)
    await page.clock.install({ time: shop.now() })
    await visit(page, shop, path, { branch: null })
    await expect(page.locator('footer')).toBeAttached()
    // What loads without a touch once the page is idle counts too.
    for (let second = 0; second < 6; second++) {
      await page.clock.runFor(1000)
      await expect.poll(() => [...open].filter((request) => request.resourceType() === 'script').length).toBe(0)
    }
    await Promise.all(sizes)
    // One that stood for half a minute is compressed like this.
    const menu = Buffer.from(await (await fetch(`${shop.url}/api/menu?lang=en`)).arrayBuffer())
    const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
    sent.set('menu', brotliCompressSync(menu, best).length)
    const { firstChunk, stylesheet, document, font, menu: whole } = budgets
    const all = { firstChunk, script: budgets.script[path], stylesheet, document, font, menu: whole }
    const over = Object.entries(all).filter(([kind, budget]) => (sent.get(kind) ?? 0) > budget)
    for (const kind of Object.keys(all)) expect(sent.get(kind), kind).toBeGreaterThan(0)
    expect(Object.fromEntries(over.map(([kind]) => [kind, sent.get(kind)]))).toEqual({})
  })

test('[BOOK-5] the owner’s figures add no more script to the office than their budget', {
  tag: '@tablet',
}, async ({ page, context, shop }) => {
  await signIn(context, shop, await shop.owner())
  await visit(page, shop, '/log')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      sizes.push(response.headerValue('content-length').then((length) => Number(length ?? 0)))
  })
  await page.goto(`${shop.url}/#/figures`)
  await expect(page.getByRole('button', { name: 'Week' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const sum = (await Promise.all(sizes)).reduce((all, bytes) => all + bytes, 0)
  expect(sum).toBeGreaterThan(0)
  expect(sum).toBeLessThanOrEqual(budgets.figuresScript)
})

/** Parts of customers' pages that save less than a kilobyte, each with what else it saves. */
const lateForLess: Readonly<Record<string, string>> = {
  'data/page/faces.ts': 'only a change to Arabic needs it, and the build draws pages without a list of typefaces',
  'customer/ordering/seat-link.ts': 'only who scans the code at a table needs it, and then the bar of the table too',
  'customer/ordering/seat-bar.tsx': 'only guests at a table see it; with their link it is more than a kilobyte',
  'data/menu/repaint.ts': 'only while the owner changes the colours; it would be on the first page of everybody',
}

test('a part of a customers’ page that loads late saves it a kilobyte, or says what else', { tag: '@main' }, () => {
  const site = new URL('../dist/web/', import.meta.url)
  const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', site), 'utf8')) as Manifest
  const sizeOf = (name: string) => {
    const file = new URL(manifest[name]?.file ?? '', site)
    return (statSync(`${file.pathname}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size
  }
  const loadedWith = (name: string, found = new Set<string>()): Set<string> => {
    if (found.has(name)) return found
    found.add(name)
    for (const one of manifest[name]?.imports ?? []) loadedWith(one, found)
    return found
  }
  const soon = Object.keys(manifest).find((name) => manifest[name]?.name === 'soon') ?? ''
  const first = ['index.html', ...loadedWith(soon)]
  const small: string[] = []
  for (const [from, { dynamicImports = [] }] of Object.entries(manifest)) {
    const known = new Set([...first, ...loadedWith(from)])
    for (const part of dynamicImports.filter((one) => /^(?:customer|app|data|ui)\//.test(one))) {
      const saved = [...loadedWith(part)].filter((one) => !known.has(one)).reduce((sum, one) => sum + sizeOf(one), 0)
      if (saved < 1000 && !lateForLess[part]) small.push(`${part} saves ${from} ${saved} bytes`)
    }
  }
  expect(small).toEqual([])
})
