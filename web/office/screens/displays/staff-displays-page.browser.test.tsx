// Screens for guests: while they wait, none, without a connection, added with an address, and withdrawn.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { signedIn } from '#web/data/session/session.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { antwerpen, menuForStaff, noor } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { Displays } from './staff-displays-page.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const byTheDoor: Output<'displays.list'>['displays'][number] = {
  id: 3,
  branch: 'antwerpen',
  name: 'By the door',
  languages: ['en', 'nl'],
  at: Date.UTC(2026, 2, 4, 12),
  withdrawnAt: null,
}
const button = (name: string) => page.getByRole('button', { name })
const alert = page.getByRole('alert')
const both = (
  <>
    <Displays branch="antwerpen" />
    <ToastView />
  </>
)

beforeEach(() => {
  signedIn(noor)
  server.answers('menu.readAll', menuForStaff)
  server.answers('shop.read', {
    branches: [{ id: 'antwerpen', name: { en: 'Antwerpen' }, shop: antwerpen.shop }],
    message: {},
    messageShown: false,
    publicUrl: 'https://coffee.example',
  })
})

test('[CALL-2] the screens wait', async () => {
  show(both)
  await expect.element(page.getByText('Please wait some seconds ...')).toBeVisible()
})

test('[CALL-2] what cannot be read is said, and where there is no screen it says what to do', async () => {
  server.refuses('displays.list', 'unavailable')
  show(both)
  await expect.element(alert).toMatchTextContent(/This did not come through\./)
  server.answers('displays.list', { displays: [] })
  await button('Try again').click()
  await expect.element(page.getByText('No screen yet')).toBeVisible()
})

test('[CALL-2] a screen that is refused keeps its name and says why; once added, its address is shown', async () => {
  server.answers('displays.list', { displays: [] })
  show(both)
  await button('Add a screen').click()
  const dialog = page.getByRole('dialog', { name: 'Add a screen' })
  const name = dialog.getByRole('textbox', { name: 'Where it hangs' })
  await expect.element(name).toHaveValue('Screen 1')
  const add = dialog.getByRole('button', { name: 'Add a screen' })
  await name.fill(' ')
  await add.click()
  await expect.element(name).toHaveAccessibleDescription(/Enter where it hangs/)
  await name.fill('By the door')
  server.refuses('displays.add', 'displays_full')
  await add.click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  server.isLost()
  await add.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/We cannot reach the shop/)
  await expect.element(name).toHaveValue('By the door')
  server.answers('displays.add', { display: byTheDoor, key: 'secret-key' })
  server.answers('displays.list', { displays: [byTheDoor] })
  server.comesBack()
  await add.click()
  await expect
    .element(page.getByRole('textbox', { name: 'Address of the screen' }))
    .toHaveValue('https://coffee.example/#/display/secret-key')
})

test('[CALL-2] withdrawing asks first, and says why it failed; a withdrawn screen stands apart', async () => {
  server.answers('displays.list', { displays: [byTheDoor] })
  show(both)
  await expect.element(page.getByRole('heading', { name: 'By the door' })).toBeVisible()
  server.refuses('displays.withdraw', 'unavailable')
  await button('Withdraw By the door').click()
  const ask = page.getByRole('dialog', { name: 'Withdraw “By the door”?' })
  await ask.getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(alert).toBeVisible()
  const withdrawn = { ...byTheDoor, withdrawnAt: Date.UTC(2026, 2, 5, 12) }
  server.answers('displays.withdraw', withdrawn)
  server.answers('displays.list', { displays: [withdrawn] })
  await button('Withdraw By the door').click()
  await ask.getByRole('button', { name: 'Withdraw' }).click()
  await expect.element(page.getByRole('heading', { name: 'Withdrawn' })).toBeVisible()
  await expect.element(page.getByText('No screen yet')).toBeVisible()
})
