// The guide of the first evening: while it waits, without a connection, its steps, the demo, and what is refused.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type GuideState, type GuideStep, guideSteps } from '#domain/shop/guide.ts'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { signedIn } from '#web/data/session/session.ts'
import type { DemoTraces, Guide } from '#web/data/staff/site-api.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { menuForStaff, noor } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { BeginPage } from './begin-page.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const but = (open: readonly GuideStep[]): Guide['steps'] =>
  guideSteps.map((step): { step: GuideStep; state: GuideState } => ({
    step,
    state: open.includes(step) ? 'open' : 'done',
  }))
const fresh: Guide = {
  steps: but(guideSteps),
  dismissed: false,
  ofDemo: false,
  branches: [],
  items: 0,
  undeclared: 0,
  withoutPicture: 0,
  waiting: 0,
  test: null,
}
const antwerpen = { id: 'antwerpen', name: { en: 'Antwerpen' }, open: false }
const alert = page.getByRole('alert')
const button = (name: string | RegExp) => page.getByRole('button', { name })
const both = (
  <>
    <BeginPage />
    <ToastView />
  </>
)

beforeEach(() => {
  signedIn(noor)
  server.answers('menu.readAll', menuForStaff)
})

test('[BRAND-2] the guide waits', async () => {
  show(both)
  await expect.element(page.getByText('Please wait some seconds ...')).toBeVisible()
})

test('[BRAND-2] without a connection that is said; a new shop begins with its name, and says what a step needs', async () => {
  server.isLost()
  show(both)
  await expect.element(alert).toMatchTextContent(/We cannot reach the shop/)
  server.comesBack()
  server.answers('guide.read', fresh)
  await button('Try again').click()
  await expect.element(page.getByText('0 of 14 steps done')).toBeVisible()
  await expect.element(button(/Name, logo and colours/)).toHaveAttribute('aria-expanded', 'true')
  await button(/How much you can make/).click()
  await expect.element(page.getByText('For this you need a branch.')).toBeVisible()
  await button(/A test order/).click()
  await expect.element(page.getByText('For this you need a branch and at least one item.')).toBeVisible()
})

test('[BRAND-2] a step that cannot be left, and a guide that cannot be put away, say why', async () => {
  server.answers('guide.read', { ...fresh, steps: but(['company', 'printer']) })
  show(both)
  server.refuses('guide.pass', 'unavailable')
  await button('Later').click()
  await expect.element(alert).toBeVisible()
  const passed: Guide = {
    ...fresh,
    steps: but(['printer', 'company']).map((one) => (one.step === 'company' ? { ...one, state: 'passed' } : one)),
  }
  server.answers('guide.pass', passed)
  server.answers('guide.read', passed)
  await button('Later').click()
  await expect.element(button(/A receipt printer/)).toHaveAttribute('aria-expanded', 'true')
  await expect.element(page.getByText('1 left for now', { exact: false })).toBeVisible()
  expect(alert.elements()).toEqual([])
  server.refuses('guide.dismiss', 'unavailable')
  await button('Put the guide away').click()
  await expect.element(alert).toBeVisible()
})

test('[BRAND-2] the example that cannot be taken, a test order and opening the shop say why they failed', async () => {
  server.answers('guide.read', { ...fresh, branches: [antwerpen], steps: but(['menu']) })
  show(both)
  server.refuses('guide.takeMenu', 'unavailable')
  await button('Take the example').click()
  await expect.element(alert).toBeVisible()
  const ready: Guide = { ...fresh, branches: [antwerpen], items: 3, steps: but([]) }
  server.answers('guide.takeMenu', ready)
  server.answers('guide.read', ready)
  await button('Take the example').click()
  await expect.element(page.getByRole('heading', { name: 'Your shop is set up' })).toBeVisible()
  await button(/A test order/).click()
  server.refuses('guide.placeTest', 'order_refused')
  await button('Place a test order').click()
  await expect.element(alert).toBeVisible()
  server.refuses('shop.setState', 'unavailable')
  await button('Open Antwerpen').click()
  await expect.poll(() => alert.elements().length).toBe(2)
})

test('[BRAND-2] taking over the demo names the branches that are in the way, and keeps what was chosen', async () => {
  const traces: DemoTraces = {
    branches: [{ id: 'antwerpen', name: { en: 'Antwerpen' }, untouched: true, orders: 1, reservations: 0 }],
    items: { untouched: 40, own: 1 },
    groups: { untouched: 3, own: 0 },
    texts: { untouched: 9, own: 0 },
    reviews: { untouched: 5, own: 0 },
    brand: true,
  }
  server.answers('guide.read', { ...fresh, ofDemo: true })
  server.refuses('demo.read', 'unavailable')
  show(both)
  await button('Take over the demo').click()
  const dialog = page.getByRole('dialog', { name: 'Take over the demo?' })
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/This did not come through\./)
  server.answers('demo.read', traces)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  const items = dialog.getByRole('group', { name: 'Items: 40 of the demo, 1 your own' })
  const hide = items.getByRole('radio', { name: 'Keep as hidden drafts' })
  await items.getByText('Keep as hidden drafts').click()
  server.refuses('demo.takeOver', 'branch_has_orders', [{ problem: 'branch_has_orders', field: 'branches.antwerpen' }])
  await dialog.getByRole('button', { name: 'Take over the demo' }).click()
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(/Not yet: Antwerpen.*Orders or reservations are still open there/)
  await expect.element(hide).toBeChecked()
  server.answers('demo.takeOver', { branches: 1, items: 40, texts: 9, reviews: 5, brand: true })
  server.answers('guide.read', fresh)
  await dialog.getByRole('button', { name: 'Take over the demo' }).click()
  await expect.element(page.getByText('The demo is out. The shop is yours.')).toBeVisible()
  expect(server.sent('demo.takeOver').at(-1)).toMatchObject({ items: 'hide', branches: 'remove' })
})

test('[OFF-4] of a shop that guests order from, what it lacks comes first, with what happens without it', async () => {
  server.answers('guide.read', {
    ...fresh,
    branches: [{ ...antwerpen, open: true }],
    items: 40,
    withoutPicture: 12,
    steps: but(['vat', 'pictures']),
  })
  show(both)
  await expect.element(page.getByRole('heading', { name: 'Needs you' })).toBeVisible()
  const [needed] = page.getByRole('list').elements()
  expect(needed?.children).toHaveLength(2)
  await expect.element(page.getByText('receipts show the rates of the example', { exact: false })).toBeVisible()
  await button(/Pictures/).click()
  await expect.element(page.getByText('12 items have no picture yet.')).toBeVisible()
})

test('[OFF-4] a demo that nobody has taken over needs nothing yet: its guide begins with the name', async () => {
  server.answers('guide.read', { ...fresh, ofDemo: true, branches: [{ ...antwerpen, open: true }], items: 40 })
  show(both)
  await expect.element(button(/Name, logo and colours/)).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Needs you' })).not.toBeInTheDocument()
})

test('[BRAND-2] once the test order is over, the way to open the branch is in sight and has the focus', async () => {
  await page.viewport(390, 600)
  const test = { branch: 'antwerpen', code: 'A-12', phase: 'accepted' } as NonNullable<Guide['test']>
  const running: Guide = { ...fresh, branches: [antwerpen], items: 3, steps: but([]), test }
  server.answers('guide.read', running)
  show(both)
  const title = page.getByRole('heading', { name: 'Your shop is set up' })
  await button(/A test order/).click()
  const end = button('End the test')
  await expect.element(end).toBeVisible()
  expect(document.activeElement).not.toBe(title.element())
  const over: Guide = { ...running, test: { ...test, phase: 'cancelled' } }
  server.answers('guide.read', over)
  server.answers('guide.endTest', {})
  await end.click()
  await expect.element(title).toHaveFocus()
  await expect.element(button('Open Antwerpen')).toBeInViewport()
})
