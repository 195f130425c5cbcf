// The landing page while it waits, without what the shop wrote, without a connection, full, and for those who ordered
// before.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PublicContent, PublicMenu } from '#contract/index.ts'
import { emptyCart } from '#domain/order/cart/kept-cart.ts'
import { forgetDevice } from '#web/customer/again/forget-device.ts'
import { notePast } from '#web/customer/again/remembered-orders.ts'
import { changeCart, chooseBranch, readNow } from '#web/customer/cart/cart-store.ts'
import { keepDetails, readDetails, rememberToken } from '#web/customer/ordering/kept-checkout.ts'
import { startMenu } from '#web/data/menu/menu-state.ts'
import { noorsTrackedOrder } from '#web/data/testing/api-fixtures.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { antwerpen, gent, shownMenu } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { AgainCard } from './again-card.tsx'
import { Home } from './home.tsx'

const server = fakeServer()
const heading = (name: string | RegExp) => page.getByRole('heading', { name })
const link = (name: string) => page.getByRole('link', { name })
const failed = page.getByText('Our offers and stories did not get through.')
const tryAgain = page.getByRole('button', { name: 'Try again' })
const sections = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map((one) => one.textContent)

async function menuIs(shown: PublicMenu): Promise<void> {
  server.answers('menu.read', shown)
  globalThis.menu = fetch('/api/menu')
  await startMenu()
}

const image = { kind: 'bundled', ref: 'offer-student' } as const
const nothing: PublicContent = {
  locale: 'en',
  offers: [],
  words: { story: [], aboutLead: '', about: [] },
  posts: [],
  testimonials: [],
  branches: [],
}
const full: PublicContent = {
  ...nothing,
  offers: [
    { id: 'student', image, imageWords: '', title: 'A free drink', subTitle: 'for students', details: ['Every day'] },
  ],
  words: { ...nothing.words, story: ['Noor opened her first shop in Antwerpen.'] },
  posts: [
    {
      id: 'name',
      image,
      imageWords: 'Hazelnuts',
      date: '2026-09-07',
      name: 'Noor',
      question: 'Why Noisette?',
      answer: 'It is a small coffee.',
    },
  ],
  testimonials: [{ id: 'jef', name: 'Jef', branch: 'antwerpen', branchName: 'Antwerpen', text: 'Warm and on time.' }],
}

beforeEach(() => menuIs(shownMenu))

// The content that was read once stays, so that these come first, in this order.
test('[HOME-4] while the shop’s words wait, ordering, following and how it works are there', async () => {
  show(<Home />)
  await expect.element(heading('Your coffee is ready when you are')).toBeVisible()
  await expect.element(link('Order now')).toHaveAttribute('href', '#/foods')
  await expect.element(link('Track your order').first()).toHaveAttribute('href', '#/track')
  expect(sections()).toEqual([
    'Our special offers',
    'How it works',
    'Made when you order',
    'What our guests say',
    'You asked',
  ])
  expect(failed.elements()).toEqual([])
})

test('[HOME-5] words that do not get through are said, with a way to try again, and nothing empty stands there', async () => {
  server.isLost()
  show(<Home />)
  await expect.element(failed).toBeVisible()
  expect(sections()).toEqual(['How it works', 'Made when you order'])
  await expect.element(page.getByText(/^Every cup is made when you order it/)).toBeVisible()
  server.comesBack()
  await expect.poll(() => failed.elements()).toEqual([])
  clear()
  server.refuses('content.read', 'unavailable')
  show(<Home />)
  await expect.element(failed).toBeVisible()
  server.answers('content.read', nothing)
  await tryAgain.click()
  await expect.element(heading('Where to find us')).toBeVisible()
})

test('[HOME-8] a shop without offers shows what is on its menu and where it is; without a menu only where it is', async () => {
  server.answers('content.read', nothing)
  show(<Home />)
  await expect.element(heading('From our menu')).toBeVisible()
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Cappuccino' })).toMatchTextContent(/€3\.20/)
  await expect.element(heading('Antwerpen')).toBeVisible()
  await expect.element(page.getByText('Korenmarkt 2, 9000 Gent')).toBeVisible()
  expect(sections()).not.toContain('You asked')
  expect(sections()).not.toContain('What our guests say')
  await menuIs({ ...shownMenu, items: [] })
  await expect.poll(sections).not.toContain('From our menu')
  expect(sections()).toContain('Where to find us')
  await menuIs({ ...shownMenu, items: [], branches: [] })
  await expect.poll(sections).not.toContain('Where to find us')
})

test('[HOME-2] [HOME-3] [HOME-5] what the shop wrote stands there, and what is written stays once the connection is lost', async () => {
  server.answers('content.read', full)
  show(<Home />)
  await expect.element(heading('A free drink')).toBeVisible()
  await expect.element(page.getByText('Noor opened her first shop in Antwerpen.')).toBeVisible()
  await expect.element(page.getByRole('figure')).toMatchTextContent(/Warm and on time\..*Jef · in Antwerpen/)
  await expect.element(heading('Why Noisette?')).toBeVisible()
  await expect.element(page.getByText('7 September 2026')).toBeVisible()
  expect(sections()).not.toContain('From our menu')
  server.isLost()
  clear()
  show(<Home />)
  await expect.element(heading('A free drink')).toBeVisible()
  expect(failed.elements()).toEqual([])
})

test('[HOME-4] until when today’s orders are taken is said for the chosen branch, and for all where it is the same', async () => {
  const early = { ...antwerpen, cutOff: 12 * 60 }
  await menuIs({ ...shownMenu, branches: [early, gent] })
  show(<Home />)
  await expect.element(page.getByText(/^Each branch takes orders for today until its cut-off/)).toBeVisible()
  chooseBranch('antwerpen')
  await expect.element(page.getByText(/^Orders for today until 12:00/)).toBeVisible()
  chooseBranch('gent')
  await expect.poll(() => page.getByText(/for the next opening day/).elements()).toEqual([])
})

const again = page.getByRole('region', { name: 'The same again' })

test('[AGAIN-1] who ordered before takes the same again at today’s price, or hears that none of it is left', async () => {
  changeCart(() => emptyCart)
  keepDetails({ ...readDetails(), name: 'Jef Peeters', remember: true })
  rememberToken(noorsTrackedOrder.token)
  const now = Date.now()
  notePast({ ...noorsTrackedOrder, placedAt: now, wantedAt: now, phase: 'out' }, now)
  const [cappuccino] = shownMenu.items
  await menuIs({ ...shownMenu, items: cappuccino ? [{ ...cappuccino, price: 350 }] : [] })
  show(<AgainCard />)
  await expect.element(again).toMatchTextContent(/Cappuccino.*€3\.50.*\d\d:\d\d,? at Antwerpen.*a new price/)
  await expect.element(link('Your orders')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Not Jef? Forget everything here' })).toBeVisible()

  await menuIs({ ...shownMenu, items: [] })
  await expect.element(again).toMatchTextContent(/None of it can be ordered now\./)
  await expect.element(again.getByRole('link', { name: 'To the menu' })).toBeVisible()

  await menuIs(shownMenu)
  await page.getByRole('button', { name: 'Take it again' }).click()
  await expect.poll(() => readNow().lines).toMatchObject([{ item: 'cappuccino', quantity: 1 }])
  clear()
  forgetDevice()
  show(<AgainCard />)
  await expect.element(link('Your orders')).toBeVisible()
  expect(again.elements()).toEqual([])
})
