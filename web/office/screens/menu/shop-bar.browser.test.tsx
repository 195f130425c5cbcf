// Open or closed, and the delivery message: what is typed is kept, and meets what a colleague saved.
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { signedIn } from '#web/data/session/session.ts'
import { keepForm } from '#web/office/forms/kept-forms.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { antwerpen, noor } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { ShopBar } from './shop-bar.tsx'
import '#web/ui/styles/staff.css'

type Shop = Output<'shop.read'>

const server = fakeServer()
const branches = [antwerpen]

const shopWith = (part: Partial<typeof antwerpen.shop>): Shop => ({
  branches: [{ id: 'antwerpen', name: { en: 'Antwerpen' }, shop: { ...antwerpen.shop, ...part } }],
  message: { en: 'We deliver.' },
  messageShown: true,
  publicUrl: null,
})

async function openState(shop: Shop) {
  server.answers('shop.read', shop)
  show(<ShopBar shop={shop} branches={branches} writes={false} />)
  await page.getByRole('button', { name: 'Open or close…' }).click()
}

async function openMessage() {
  server.answers('shop.read', shopWith({}))
  show(<ShopBar shop={shopWith({})} branches={branches} writes />)
  await page.getByRole('button', { name: 'Change the message' }).click()
}

const description = page.getByLabelText('Description').first()
const left = page.getByText('You left this without saving. Here it is as you typed it.')

beforeEach(() => {
  signedIn(noor)
  server.answers('shop.setState', {})
})
afterEach(() => {
  clear()
  for (const name of ['state of antwerpen', 'delivery message']) keepForm(name, undefined)
})

test('[J-6] [SHOP-1] the words of a closing are there again after the page was left', async () => {
  await openState(shopWith({}))
  await page.getByRole('radio', { name: 'CLOSED' }).click()
  await description.fill('Painting the walls.')
  clear()
  await openState(shopWith({}))
  await expect.element(left).toBeVisible()
  await expect.element(description).toHaveValue('Painting the walls.')
  await page.getByRole('button', { name: 'Close the shop' }).click()
  await expect.poll(() => server.sent('shop.setState')).toHaveLength(1)
  expect(server.sent('shop.setState')[0]).toMatchObject({ open: false, desc: { en: 'Painting the walls.' } })
})

test('[J-6] [SHOP-1] what a colleague saved meanwhile changes nothing that is typed, and is said before anything is saved', async () => {
  await openState(shopWith({}))
  await description.fill('Painting the walls.')
  const theirs = shopWith({ open: false, date: '12/03/2026' })
  clear()
  await openState(theirs)
  await expect.element(description).toHaveValue('Painting the walls.')
  await page.getByRole('button', { name: 'Open the shop' }).click()
  await expect.element(page.getByText('Someone else saved this just now')).toBeVisible()
  expect(server.sent('shop.setState')).toHaveLength(0)
  await expect.element(page.getByRole('radio', { name: 'CLOSED' })).toBeChecked()
  await page.getByRole('button', { name: 'Save mine' }).click()
  await expect.poll(() => server.sent('shop.setState')).toHaveLength(1)
  expect(server.sent('shop.setState')[0]).toMatchObject({
    open: false,
    date: '12/03/2026',
    desc: { en: 'Painting the walls.' },
  })
})

test('[J-6] [SHOP-2] a delivery message that was left unsaved is there again', async () => {
  server.answers('shop.setMessage', { message: { en: 'We deliver until eight.' }, shown: true })
  const message = page.getByRole('textbox').first()
  await openMessage()
  await message.fill('We deliver until eight.')
  clear()
  await openMessage()
  await expect.element(message).toHaveValue('We deliver until eight.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => server.sent('shop.setMessage')).toHaveLength(1)
  expect(server.sent('shop.setMessage')[0]).toMatchObject({ message: { en: 'We deliver until eight.' }, shown: true })
})

test('[OFF-3] OPEN, the message and its switch are one bar of 56 px, which leads to the words of both', async () => {
  await page.viewport(1280, 800)
  server.answers('shop.read', shopWith({}))
  show(<ShopBar shop={shopWith({})} branches={branches} writes />)
  await expect.element(page.getByRole('heading', { name: /OPEN$/ })).toBeVisible()
  await expect.element(page.getByText('We deliver.')).toBeVisible()
  const bar = page.getByRole('heading', { name: /OPEN$/ }).element().closest('.shade-card')
  expect(bar?.getBoundingClientRect().height).toBe(56)
  server.answers('shop.setMessage', { message: { en: 'We deliver.' }, shown: false })
  await page.getByRole('switch', { name: 'Shown' }).click()
  await expect.poll(() => server.sent('shop.setMessage')).toEqual([{ message: { en: 'We deliver.' }, shown: false }])
  clear()
  show(<ShopBar shop={shopWith({ open: false })} branches={branches} writes />)
  await expect.element(page.getByRole('heading', { name: /CLOSED$/ })).toBeVisible()
})
