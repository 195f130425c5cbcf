// Who we are: in the shop's own words, in neutral ones where it wrote none or they do not come.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { PublicContent } from '#contract/index.ts'
import { menuStore } from '#web/data/menu/menu-state.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { clear, show } from '#web/testing/show.ts'
import { About } from './about.tsx'

const server = fakeServer()
const title = page.getByRole('heading', { name: 'About us' })
const neutral = page.getByText('We are a coffee and snack bar.')
const written: PublicContent = {
  locale: 'en',
  offers: [],
  words: {
    story: [],
    aboutLead: 'Noor roasts every Monday.',
    about: ['It began with a cart.', 'Now there are two shops.'],
  },
  posts: [],
  testimonials: [],
  branches: [],
}

// The content that was read once stays, so that these come first, in this order.
test('[ABOUT-1] until the shop’s words are there, the title and the way to the menu are, and no neutral words', async () => {
  show(<About />)
  await expect.element(title).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'View More' })).toBeVisible()
  expect(document.querySelector('main')?.textContent).toContain('We are a coffee and snack bar.')
  expect(neutral.elements().filter((one) => one.checkVisibility({ visibilityProperty: true }))).toEqual([])
})

test('[ABOUT-1] without a connection, and where the shop wrote nothing, there are neutral words and the way to the menu', async () => {
  server.isLost()
  show(<About />)
  await expect.element(title).toBeVisible()
  await expect.element(neutral).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'View More' })).toHaveAttribute('href', '#/foods')
  expect(page.getByRole('img').elements()).toEqual([])
  clear()
  server.answers('content.read', { ...written, words: { story: [], aboutLead: '', about: [] } })
  server.comesBack()
  show(<About />)
  await expect.element(neutral).toBeVisible()
})

test('[ABOUT-1] the shop’s own words stand in their place, beside its pictures with what they show', async () => {
  server.answers('content.read', written)
  const image = { kind: 'bundled', ref: 'bar' } as const
  const before = menuStore.read()
  menuStore.write({
    ...before,
    brand: { ...before.brand, media: { about: [{ image, words: 'Noor at the machine' }] } },
    state: 'ready',
  })
  show(<About />)
  await expect.element(page.getByText('Noor roasts every Monday.')).toBeVisible()
  await expect.element(page.getByText('Now there are two shops.')).toBeVisible()
  await expect.element(page.getByRole('img', { name: 'Noor at the machine' })).toBeVisible()
  expect(neutral.elements()).toEqual([])
})
