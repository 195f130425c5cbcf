// The strip of an order that nobody has accepted.
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setLocale } from '#web/data/page/page-locale.ts'
import type { ShownOrder } from '#web/data/staff/tap-queue.ts'
import { noorsStaffLine, noorsStaffOrder } from '#web/data/testing/api-fixtures.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { antwerpen } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { NewOrders } from './new-orders.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()

afterEach(async () => setLocale('en'))

test.each([
  ['en', 'Allergy', 1024, false],
  ['en', 'Allergy', 390, true],
  ['ar', 'حساسية', 1024, true],
] as const)(
  '[BOARD-4] in %s the mark “%s” stands whole on one line at %s pixels',
  async (locale, word, width, slim) => {
    await page.viewport(width, 768)
    await setLocale(locale)
    const lines = [{ ...noorsStaffLine, notes: 'allergic to nuts' }]
    const order = { ...noorsStaffOrder, placedAt: Date.now(), wantedAt: Date.now(), lines, kept: false }
    show(
      <div className="board h-26">
        <NewOrders orders={[order]} branch={antwerpen} slim={slim} />
      </div>,
    )
    const said = page.getByText(word, { exact: true })
    await expect.element(said).toBeVisible()
    const mark = said.element().parentElement as Element
    const box = mark.getBoundingClientRect()
    const around = mark.parentElement?.getBoundingClientRect() as DOMRect
    expect(box.height).toBeLessThan(40)
    expect(box.top).toBeGreaterThanOrEqual(around.top)
    expect(box.bottom).toBeLessThanOrEqual(around.bottom)
  },
)

test('[BOARD-4] of hundreds that nobody has accepted ten codes are named, and the buttons stay in sight', async () => {
  await page.viewport(1024, 768)
  const at = Date.now() - 10 * 60_000
  const order = (i: number): ShownOrder => ({
    ...noorsStaffOrder,
    id: i + 1,
    code: `A-${100 + i}`,
    course: 'placed',
    placedAt: at,
    wantedAt: at,
    kept: false,
  })
  const others = Array.from({ length: 264 }, (_, i) => order(i + 1))
  show(<NewOrders orders={[order(0), ...others]} branch={antwerpen} slim={false} />)
  await expect.element(page.getByText(/^A-101, A-102, .* A-110$/)).toBeVisible()
  await expect.element(page.getByText('and 254 more', { exact: true })).toBeVisible()
  const button = page.getByRole('button', { name: 'Accept all 265' }).element().getBoundingClientRect()
  expect(button.bottom).toBeLessThanOrEqual(768)
})

const called = (id: number, more: Partial<ShownOrder> = {}): ShownOrder => ({
  ...noorsStaffOrder,
  id,
  code: `A-${id}`,
  course: 'placed',
  placedAt: Date.now(),
  wantedAt: Date.now(),
  kept: false,
  ...more,
})

/** A finger that touches whatever is there at this moment. */
function tap(name: RegExp) {
  const element = page.getByRole('button', { name }).element()
  const at = { bubbles: true, button: 0, detail: 1, composed: true }
  element.dispatchEvent(new PointerEvent('pointerdown', at))
  element.dispatchEvent(new MouseEvent('click', { ...at, cancelable: true }))
}

test('[BOARD-4] a tap accepts nothing that came under the finger a moment ago', async () => {
  await page.viewport(1024, 768)
  const accepted = () => server.sent('orders.step').map(({ id }) => id)
  show(<NewOrders orders={[called(1)]} branch={antwerpen} slim={false} />)
  await expect.element(page.getByRole('button', { name: /New order/ })).toBeVisible()
  tap(/New order.*Accept/)
  show(<NewOrders orders={[called(1), called(2)]} branch={antwerpen} slim={false} />)
  const both = page.getByRole('button', { name: /Accept both/ })
  await expect.element(both).toHaveAttribute('aria-disabled', 'true')
  tap(/Accept both/)
  tap(/Only A-1/)
  await expect.element(both).toHaveAttribute('aria-disabled', 'false')
  // The touch began in time, and what it accepts changed before the finger was lifted.
  both.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  show(<NewOrders orders={[called(1), called(2), called(3)]} branch={antwerpen} slim={false} />)
  const all = page.getByRole('button', { name: /Accept all 3/ })
  all.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  await expect.element(all).toHaveAttribute('aria-disabled', 'false')
  expect(accepted()).toEqual([])
  tap(/Accept all 3/)
  await expect.poll(accepted).toEqual(['1', '2', '3'])
})

test.each([false, true])(
  '[BOARD-4] how many more lines an order has can be read, in a bar of half the height: %s',
  async (slim) => {
    await page.viewport(1024, 768)
    const lines = [1, 2, 3].map((id) => ({
      ...noorsStaffLine,
      id,
      notes: 'with extra foam, and cocoa beside it, not on top',
    }))
    show(
      <div className={slim ? 'h-15' : 'h-29'}>
        <NewOrders orders={[called(1, { lines })]} branch={antwerpen} slim={slim} />
      </div>,
    )
    const more = page.getByText('and 1 more line')
    await expect.element(more).toBeInViewport({ ratio: 1 })
    const box = more.element().getBoundingClientRect()
    const bar = page.getByRole('alert').element().getBoundingClientRect()
    expect(box.width).toBeGreaterThan(60)
    expect(box.bottom).toBeLessThanOrEqual(bar.bottom)
  },
)
