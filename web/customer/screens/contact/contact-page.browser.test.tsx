// The contact page: the branches while they wait, cannot be read, and are there; and a message that is refused or sent.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { menuStore, startMenu } from '#web/data/menu/menu-state.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { antwerpen, gent, shownMenu } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { Contact } from './contact-page.tsx'

const server = fakeServer()
const unread = page.getByText('We could not load our branches.')
const field = (name: string) => page.getByRole('textbox', { name })
const send = page.getByRole('button', { name: 'Send' })

beforeEach(async () => {
  location.hash = '#/contact'
  server.answers('menu.read', shownMenu)
  globalThis.menu = fetch('/api/menu')
  await startMenu()
})

test('[CONTACT-1] one can write while the branches wait or cannot be read, and ask for them again', async () => {
  server.waits('menu.read')
  const known = menuStore.read()
  menuStore.write({ ...known, branches: [], state: 'loading' })
  show(<Contact />)
  await expect.element(send).toBeEnabled()
  expect(unread.elements()).toEqual([])
  clear()
  menuStore.write({ ...known, branches: [], state: 'failed' })
  show(<Contact />)
  await expect.element(page.getByRole('alert')).toMatchTextContent(/We could not load our branches\./)
  server.answers('menu.read', shownMenu)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: 'Antwerpen' })).toBeVisible()
})

test('[CONTACT-1] each branch says whether it is open, where it is and when, and how to reach it', async () => {
  const shut = {
    ...gent,
    phone: '',
    latitude: 0,
    longitude: 0,
    shop: { ...gent.shop, open: false, desc: { en: 'We paint.' } },
  }
  server.answers('menu.read', { ...shownMenu, branches: [antwerpen, shut] })
  globalThis.menu = fetch('/api/menu')
  await startMenu()
  show(<Contact />)
  const first = page.getByRole('region', { name: 'Antwerpen' })
  await expect.element(first.getByText('Meir 1, 2000 Antwerpen')).toBeVisible()
  await expect.element(first.getByRole('link', { name: /555/ })).toHaveAttribute('href', 'tel:+32 3 555 01 01')
  await expect.element(first.getByRole('link', { name: 'Directions Antwerpen' })).toBeVisible()
  await expect.element(first.getByRole('row', { name: /Every day.*today/ })).toBeVisible()
  const second = page.getByRole('region', { name: 'Gent' })
  await expect.element(second.getByText('We paint.')).toBeVisible()
  expect(second.getByRole('link', { name: /Directions/ }).elements()).toEqual([])
  await expect.element(page.getByRole('checkbox', { name: /Always show the maps/ })).not.toBeChecked()
})

test('[CONTACT-2] what is missing is said at its field, and what is refused or not answered stays typed', async () => {
  show(<Contact />)
  await field('Name').fill('Jef')
  await field('E-mail').fill('jef@')
  await send.click()
  await expect.element(field('E-mail')).toHaveAccessibleDescription(/This e-mail does not look right/)
  await expect.element(field('Message')).toHaveAccessibleDescription(/Please write your message\./)
  expect(server.sent('contact.send')).toEqual([])

  await field('E-mail').fill('jef@example.com')
  await field('Message').fill('Do you have oat milk?')
  server.refuses('contact.send', 'bad_input', [{ problem: 'email_invalid', field: 'email' }])
  await send.click()
  await expect.element(field('E-mail')).toHaveAccessibleDescription(/This e-mail does not look right/)
  expect(page.getByRole('alert').elements()).toEqual([])

  server.refuses('contact.send', 'too_many')
  await send.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/It is still here\..*Wait 1 min/)
  server.isLost()
  await send.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(/We cannot reach the shop/)
  await expect.element(field('Message')).toHaveValue('Do you have oat milk?')
  clear()
  show(<Contact />)
  await expect.element(field('Message')).toHaveValue('Do you have oat milk?')

  server.answers('contact.send', {})
  server.comesBack()
  await send.click()
  await expect.poll(() => location.hash).toBe('#/sent')
  const [first, ...others] = server.sent('contact.send')
  expect(others.at(-1)).toEqual(first)
  clear()
  show(<Contact />)
  await expect.element(field('Message')).toHaveValue('')
})
