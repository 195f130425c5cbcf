// What reductions show on the menu: a bar for each of today, prices on cards, in the item's sheet and in the cart.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PublicMenu, PublicReduction } from '#contract/index.ts'
import { clockText, localTime } from '#domain/branch/hours.ts'
import { emptyCart } from '#domain/order/cart/kept-cart.ts'
import { CartFoot, CartLines } from '#web/customer/cart/cart-panel.tsx'
import { changeCart, chooseBranch } from '#web/customer/cart/cart-store.ts'
import { ItemSheet } from '#web/customer/item/item-sheet.tsx'
import { closeItem, openItem } from '#web/customer/item/opened.ts'
import { menuStore, startMenu } from '#web/data/menu/menu-state.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { antwerpen, shownMenu } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import './reduction-parts.tsx'
import { reductionView } from './reduction-view.ts'

const server = fakeServer()
const coffees: PublicReduction = {
  id: 'coffees',
  name: 'Coffee week',
  what: { kind: 'categories', ids: ['COFFEE'] },
  how: { kind: 'amount', amount: 50 },
}
const [cappuccino] = shownMenu.items

async function open(reductions: PublicReduction[], more: Partial<PublicMenu> = {}): Promise<void> {
  server.answers('menu.read', { ...shownMenu, reductions, ...more })
  globalThis.menu = fetch('/api/menu')
  await startMenu()
  chooseBranch('antwerpen')
}

function Shown() {
  const view = reductionView.read()
  const item = menuStore.read().itemsById.get('cappuccino')
  if (!view || !item) return null
  return (
    <>
      <view.Bars branch={antwerpen} category={undefined} />
      <div data-testid="price">
        <view.Price item={item} price={320}>
          from €3.20
        </view.Price>
      </div>
      <view.Lowest item={item} price={320} />
    </>
  )
}

beforeEach(() => {
  closeItem()
  localStorage.clear()
  sessionStorage.clear()
  changeCart(() => emptyCart)
})

test('[PRICE-1] a reduction that runs has a bar with what and how much, and the card has the old price struck through', async () => {
  await open([coffees])
  await expect.poll(() => reductionView.read()).toBeTruthy()
  show(<Shown />)
  const bars = page.getByRole('region', { name: 'Reductions today' })
  await expect.element(bars).toMatchTextContent(/Coffee week/)
  await expect.element(bars).toMatchTextContent(/all day today/)
  await expect.element(bars).toMatchTextContent(/−€0\.50/)
  await expect.element(page.getByText('was €3.20, now €2.70')).toBeInTheDocument()
  expect(document.querySelector('[data-testid=price] s')?.textContent).toBe('€3.20')
})

test('[PRICE-1] one that begins later that day says from when, and the card keeps its price above the later one', async () => {
  const now = localTime(Date.now(), antwerpen.timeZone).minutes
  // In the last hours of a day nothing begins later on it.
  const begins = Math.min(now + 120, 1439)
  await open([{ ...coffees, times: { begins } }])
  show(<Shown />)
  if (now + 60 > begins) return
  await expect.element(page.getByText(`Coffee · today from ${clockText(begins)}`)).toBeVisible()
  await expect.element(page.getByTestId('price')).toMatchTextContent(`from €3.20€2.70 at ${clockText(begins)}`)
})

test('[PRICE-1] of more than two the others are behind one link', async () => {
  await open([
    coffees,
    { ...coffees, id: 'b', name: 'Two for one', how: { kind: 'nth', of: 2 } },
    { ...coffees, id: 'c', name: 'Half price' },
  ])
  show(<Shown />)
  await expect.element(page.getByText('2 for 1')).toBeVisible()
  await expect.element(page.getByText('Coffee week')).not.toBeInTheDocument()
  await page.getByRole('button', { name: '1 more reduction' }).click()
  await expect.element(page.getByText('Coffee week')).toBeVisible()
})

test('[PRICE-3] beside the reduction of what keeps stands its lowest price of the last 30 days', async () => {
  if (!cappuccino) throw new Error('no cappuccino')
  server.answers('reductions.lowest', { items: [{ item: 'cappuccino', size: null, lowest: 290 }] })
  await open([coffees], { items: [{ ...cappuccino, keeps: true }] })
  show(<Shown />)
  await expect.element(page.getByText('Lowest price of the last 30 days: €2.90')).toBeVisible()
})

test('[PRICE-1] the item’s sheet and its button have the reduced price, with the name of the rule', async () => {
  await open([coffees])
  show(<ItemSheet />)
  openItem({ item: 'cappuccino' })
  const sheet = page.getByRole('dialog')
  await expect.element(sheet).toMatchTextContent(/Coffee week · was €3\.20, now €2\.70/)
  await expect.element(sheet.getByRole('button', { name: /Add/ })).toMatchTextContent(/€2\.70/)
})

test('[PRICE-1] the cart names the reduction of each line and what it takes off, and the total is without it', async () => {
  await open([{ ...coffees, name: 'Two for one', how: { kind: 'nth', of: 2 } }])
  changeCart(() => ({ ...emptyCart, lines: [{ item: 'cappuccino', quantity: 3, note: '', seenPrice: 320 }] }))
  show(
    <>
      <CartLines />
      <CartFoot />
    </>,
  )
  await expect.element(page.getByText('Two for one: −€3.20')).toBeVisible()
  await expect.element(page.getByText('was €9.60, now €6.40')).toBeInTheDocument()
  await expect.element(page.getByText(/^Total/)).toBeVisible()
  expect(document.body.textContent).toMatch(/Total €6\.40/)
})

test('[PRICE-1] before a branch is chosen, and with what goes at its price of the evening, nothing is reduced', async () => {
  if (!cappuccino) throw new Error('no cappuccino')
  await open([coffees], { items: [{ ...cappuccino, evening: ['antwerpen'] }] })
  show(<Shown />)
  await expect.element(page.getByTestId('price')).toMatchTextContent('from €3.20')
  expect(page.getByText(/now €2\.70/).elements()).toEqual([])
})
