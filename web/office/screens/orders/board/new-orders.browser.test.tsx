// The strip of an order that nobody has accepted.
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setLocale } from '#web/data/page/page-locale.ts'
import type { ShownOrder } from '#web/data/staff/tap-queue.ts'
import { noorsStaffLine, noorsStaffOrder } from '#web/data/testing/api-fixtures.ts'
import { antwerpen } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { NewOrders } from './new-orders.tsx'
import '#web/ui/styles/staff.css'

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
