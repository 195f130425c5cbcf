// What the page of an order promises holds: cancelling, what is to be paid, and when somebody is called in.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { TrackedOrder } from '#contract/index.ts'
import { noorsLine, noorsTrackedOrder } from '#web/data/testing/api-fixtures.ts'
import { antwerpen } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { following as fr } from '#web/words/order/fr.ts'
import { following as nl } from '#web/words/order/nl.ts'
import { OwnStepButtons } from './own-steps.tsx'
import { PromiseCard } from './promise-card.tsx'
import { StatusBanners, TrackedLines } from './tracked-lines.tsx'

const minute = 60_000
// 1 January 1970 is a Thursday, and 0 is 01:00 on the clock of Brussels.
const hours = { ...antwerpen.hours, 4: [{ from: 75, to: 240 }] }
const branch = { ...antwerpen, hours, phone: '+3232000014' }
const order: TrackedOrder = {
  ...noorsTrackedOrder,
  wantedAt: 20 * minute,
  firstPromisedAt: 20 * minute,
  beginsAt: 10 * minute,
}

const showSteps = (change: Partial<TrackedOrder>, now: number) =>
  show(
    <>
      <PromiseCard order={{ ...order, ...change }} branch={branch} now={now} />
      <OwnStepButtons order={{ ...order, ...change }} now={now} onTaken={() => {}} />
    </>,
  )
const cancel = page.getByRole('button', { name: 'Cancel order' })

test('[H-32] until when an order can be cancelled is true while nobody has accepted it, before it begins, and after', async () => {
  showSteps({ course: 'placed' }, 5 * minute)
  await expect.element(page.getByText('You can cancel until we begin to make it.')).toBeVisible()
  showSteps({ course: 'placed' }, 12 * minute)
  await expect.element(cancel).toBeVisible()
  await expect.element(page.getByText('You can cancel until we accept it.')).toBeVisible()
  showSteps({ course: 'accepted' }, 12 * minute)
  await expect.element(page.getByText('We begin in a moment. You can no longer cancel here.')).toBeVisible()
  expect(cancel.query()).toBeNull()
})

test('[H-32] what is ready at opening time is not said to begin at a time before the shop opens', async () => {
  const beginning = (beginsAt: number) => ({ course: 'accepted' as const, wantedAt: beginsAt + 10 * minute, beginsAt })
  showSteps(beginning(10 * minute), 0)
  await expect.element(page.getByText('We begin just before we open.')).toBeVisible()
  expect(page.getByText('We begin at 01:10.').query()).toBeNull()
  showSteps(beginning(20 * minute), 0)
  await expect.element(page.getByText('We begin at 01:20.')).toBeVisible()
})

test('[H-32] nothing is to be paid at the counter by who has the order, whether or not the payment was noted', async () => {
  const lines = (status: 'ready' | 'served') => [{ ...noorsLine, status }]
  show(<TrackedLines order={{ ...order, lines: lines('ready') }} ended={false} />)
  await expect.element(page.getByText(/To pay at the counter/)).toBeVisible()
  show(<TrackedLines order={{ ...order, lines: lines('served') }} ended={false} />)
  await expect.element(page.getByText(/^Total/)).toBeVisible()
  expect(page.getByText(/To pay at the counter/).query()).toBeNull()
})

test('[J-98] an order that a voucher paid for has nothing to pay, at the counter or elsewhere', async () => {
  show(<TrackedLines order={{ ...order, total: 0, due: 0 }} ended={false} />)
  await expect.element(page.getByText('Nothing to pay.')).toBeVisible()
  expect(page.getByText(/To pay at the counter/).query()).toBeNull()
})

test('[J-98] who cancels an order that is paid for reads how much goes back, before they do', async () => {
  const paid = { paidWay: 'online' as const, paidAmount: 640, paidWays: [{ way: 'online' as const, amount: 640 }] }
  showSteps({ course: 'placed', ...paid }, 5 * minute)
  await cancel.click()
  await expect.element(page.getByText('€6.40 goes back the way it was paid.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep it' }).click()
  // What only says “cancel” in a dialog could close it.
  expect([fr.cancel, nl.cancel]).toEqual(['Annuler la commande', 'Bestelling annuleren'])
})

test('[J-52] a ready line reads “Pick UP (Ready)” at a table as elsewhere', async () => {
  for (const table of [7, null]) {
    show(<TrackedLines order={{ ...order, table, lines: [{ ...noorsLine, status: 'ready' }] }} ended={false} />)
    await expect.element(page.getByText('Pick UP (Ready)', { exact: true })).toBeVisible()
  }
})

test('[J-101] the order’s page says from which age its lines are handed over, until it has ended', async () => {
  const lines = [noorsLine, { ...noorsLine, id: 2, declaration: null, age: 18 as const }]
  show(<TrackedLines order={{ ...order, lines }} ended={false} />)
  await expect.element(page.getByText('From 18 years: please have your ID with you.')).toBeVisible()
  show(<TrackedLines order={{ ...order, lines }} ended />)
  expect(page.getByText(/From 18 years/).query()).toBeNull()
})

test('[H-93] an order that the old site had handed over is not said to be paid at the counter', async () => {
  const imported = { ...order, wantedAt: null, firstPromisedAt: null, beginsAt: null, acceptedAt: null }
  show(<TrackedLines order={{ ...imported, lines: [{ ...noorsLine, status: 'served' }] }} ended={false} />)
  await expect.element(page.getByText(/^Total/)).toBeVisible()
  expect(page.getByText(/To pay at the counter/).query()).toBeNull()
})

test('[H-27] nobody is called in while something is still being made', async () => {
  const lines = [
    { ...noorsLine, status: 'ready' as const },
    { ...noorsLine, id: 2 },
  ]
  show(<StatusBanners order={{ ...order, lines }} />)
  await expect.element(page.getByText('Ready so far')).toBeVisible()
  expect(page.getByText(/Please come/).query()).toBeNull()
  show(<StatusBanners order={{ ...order, lines: lines.map((line) => ({ ...line, status: 'ready' as const })) }} />)
  await expect.element(page.getByText(/Please come to our location/)).toBeVisible()
})

test('[H-28] what is reserved is a time in Dutch and French too', () => {
  expect(nl.moments.planned).toBe('Je tijdstip is gereserveerd')
  expect(fr.moments.planned).toBe('Votre créneau est réservé')
})

const untapped: Partial<TrackedOrder> = { course: 'accepted', code: 'A-47' }
const said = () => document.querySelector('[role=status]')?.textContent

test('[QUOTE-5] six minutes after its promise an order that nobody tapped should be ready, and is asked for', async () => {
  showSteps(untapped, 25 * minute)
  await expect.element(page.getByText('A little later than')).toBeVisible()
  showSteps(untapped, 26 * minute)
  await expect.poll(said).toMatch(/It should be ready by now.*Promised for.*01:20/)
  expect(said()).toContain('Please ask at the counter and say your code.')
  await expect.element(page.getByRole('link', { name: /Call Antwerpen/ })).toHaveAttribute('href', 'tel:+3232000014')
  await expect.element(page.getByRole('list', { name: 'Progress' })).not.toBeInTheDocument()
  expect(document.body.textContent).not.toMatch(/Being made|We are on it|Ready for you|it takes longer/)
})

test('[QUOTE-5] staff bring it to a table, so its guest stays seated and tells one of them', async () => {
  showSteps({ ...untapped, form: 'table', table: 7 }, 26 * minute)
  await expect.poll(said).toContain('It should be at your table by now')
  expect(said()).toContain('Not there yet? Please ask one of us.We bring it to table 7.')
  expect(document.body.textContent).not.toContain('at the counter')
})

test('[QUOTE-5] the next day its time is past; what nobody accepted keeps its sentence, and what was moved its new time', async () => {
  showSteps(untapped, 24 * 60 * minute)
  await expect.poll(said).toMatch(/The time of this order is past.*1 January/)
  showSteps({ course: 'placed' }, 24 * 60 * minute)
  await expect.poll(said).toMatch(/Sent to the shop.*Call us if you cannot wait/)
  showSteps({ ...untapped, wantedAt: 30 * minute }, 35 * minute)
  await expect.poll(said).toContain('Accepted')
})

test('[QUOTE-5] how many lines are ready is still said, and a branch without a telephone offers none', async () => {
  const lines = [
    { ...noorsLine, status: 'ready' as const },
    { ...noorsLine, id: 2 },
  ]
  show(<PromiseCard order={{ ...order, ...untapped, lines }} branch={{ ...branch, phone: '' }} now={26 * minute} />)
  await expect.poll(said).toContain('1 of 2 ready.')
  expect(page.getByRole('link').query()).toBeNull()
})
