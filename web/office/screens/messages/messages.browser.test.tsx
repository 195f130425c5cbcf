// Visitors' messages: while they wait, none, new and handed on, and when the server or the line refuses.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { signedIn } from '#web/data/session/session.ts'
import type { Message } from '#web/data/staff/guest-api.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { menuForStaff, noor } from '#web/testing/noors-shop.ts'
import { clear, show } from '#web/testing/show.ts'
import { Messages } from './messages.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const button = (name: string) => page.getByRole('button', { name })
const alert = page.getByRole('alert')
const fromJef: Message = {
  id: 7,
  name: 'Jef',
  email: 'jef@example.com',
  message: 'Do you have oat milk?',
  at: Date.UTC(2026, 2, 4, 12),
  read: false,
  suspect: false,
  handOn: [],
}
const pages = (
  <>
    <Messages />
    <ToastView />
  </>
)

beforeEach(() => {
  signedIn(noor)
  server.answers('menu.readAll', menuForStaff)
})

test('[CONTACT-2] messages wait, and may be none', async () => {
  show(pages)
  await expect.element(page.getByText('Please wait some seconds ...')).toBeVisible()
  clear()
  server.answers('messages.list', { messages: [], more: false, unread: 0 })
  show(pages)
  await expect.element(page.getByText('No messages yet')).toBeVisible()
})

test('[CONTACT-2] without a connection it says so, and tries again', async () => {
  server.isLost()
  show(pages)
  await expect.element(alert).toMatchTextContent(/We cannot reach the shop/)
  server.comesBack()
  server.answers('messages.list', { messages: [fromJef], more: false, unread: 1 })
  await button('Try again').click()
  await expect.element(page.getByRole('heading', { name: 'Jef' })).toBeVisible()
})

test('[CONTACT-2] a new message is marked, read where it is answered, and says how it was handed on', async () => {
  const handOn: Message['handOn'] = [
    { way: 'mail', state: 'given_up', tries: 9, next: null, error: '550 No such user' },
    { way: 'form', state: 'done', tries: 1, next: null, error: '' },
  ]
  server.answers('messages.list', { messages: [{ ...fromJef, handOn, suspect: true }], more: false, unread: 1 })
  show(pages)
  const card = page.getByRole('listitem').first()
  await expect.element(page.getByText('1 unread')).toBeVisible()
  await expect.element(card).toMatchTextContent(/Jef.*New.*Perhaps not from a person.*Do you have oat milk\?/)
  await expect.element(card).toMatchTextContent(/Not handed on by mail\. We stopped trying\..*550 No such user/)
  await expect
    .element(page.getByRole('link', { name: 'Reply to Jef' }))
    .toHaveAttribute('href', 'mailto:jef@example.com?subject=Your%20message%20to%20us')

  server.refuses('messages.mark', 'unavailable')
  await button('Mark as read').click()
  await expect.element(page.getByText('This did not come through.')).toBeVisible()
  server.answers('messages.mark', {})
  server.answers('messages.list', { messages: [{ ...fromJef, read: true }], more: false, unread: 0 })
  await button('Try again').click()
  await expect.element(button('Mark as unread')).toBeVisible()
  expect(page.getByText('1 unread').elements()).toEqual([])
})

test('[CONTACT-2] deleting asks first, says why it failed, and takes one that is gone for deleted', async () => {
  server.answers('messages.list', { messages: [fromJef], more: false, unread: 1 })
  show(pages)
  await button('Delete the message from Jef').click()
  const ask = page.getByRole('dialog', { name: 'Delete the message from Jef?' })
  server.refuses('messages.delete', 'unavailable')
  await ask.getByRole('button', { name: 'Delete' }).click()
  await expect.element(ask.getByRole('alert')).toMatchTextContent('This did not come through.')
  server.refuses('messages.delete', 'not_found')
  server.answers('messages.list', { messages: [], more: false, unread: 0 })
  await ask.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('No messages yet')).toBeVisible()
  expect(ask.elements()).toEqual([])
})

test('[CONTACT-2] older messages that cannot be fetched are said, and those that are there stay', async () => {
  server.answers('messages.list', { messages: [fromJef], more: true, unread: 1 })
  show(pages)
  await expect.element(button('Show older messages')).toBeVisible()
  server.refuses('messages.list', 'too_many')
  await button('Show older messages').click()
  await expect.element(alert).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Jef' })).toBeVisible()
  server.answers('messages.list', { messages: [{ ...fromJef, id: 3, name: 'Lotte' }], more: false, unread: 1 })
  await button('Show older messages').click()
  await expect.element(page.getByRole('heading', { name: 'Lotte' })).toBeVisible()
  expect(server.sent('messages.list').at(-1)).toMatchObject({ before: '7' })
})
