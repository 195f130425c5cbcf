// A toast on a narrow phone with large text, and above what sticks to the foot of a page.
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { clear, show } from '#web/testing/show.ts'
import { more as ar } from '#web/words/customer/ar.ts'
import { more as en } from '#web/words/customer/en.ts'
import { more as fr } from '#web/words/customer/fr.ts'
import { more as nl } from '#web/words/customer/nl.ts'
import { Dialog } from './dialog.tsx'
import { Toast } from './toast.tsx'

const root = document.documentElement
afterEach(() => {
  root.style.fontSize = ''
  root.dir = ''
})

const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()

for (const [locale, words] of Object.entries({ en, nl, fr, ar }))
  test(`[J-91] on 360 pixels with text of twice the size a toast in ${locale} is wide, and its button is below the text`, async () => {
    await page.viewport(360, 640)
    root.style.fontSize = '200%'
    root.dir = locale === 'ar' ? 'rtl' : 'ltr'
    const text = words.cart.removed('Cappuccino')
    show(<Toast message={{ id: locale, text, action: { label: words.cart.undo, run: () => {} } }} onGone={() => {}} />)
    const toast = boxOf('.toast > div')
    const said = boxOf('.toast p')
    const button = boxOf('.toast button')
    expect(toast.left).toBeGreaterThanOrEqual(0)
    expect(toast.right).toBeLessThanOrEqual(360)
    expect(toast.top).toBeGreaterThanOrEqual(300)
    expect(said.width).toBeGreaterThan(200)
    expect(button.top).toBeGreaterThanOrEqual(said.bottom)
  })

test('[J-24] a toast lies above the bar at the foot, however many rows of buttons that has', async () => {
  await page.viewport(360, 640)
  const bar = (height: number) => (
    <>
      <div style={{ height: 2000 - height }} />
      <div className="foot-bar sticky bottom-0" style={{ height }} />
      <Toast message={{ id: 1, text: 'Cortado is on the menu.' }} onGone={() => {}} />
    </>
  )
  show(bar(60))
  await expect.poll(() => boxOf('.toast > div').bottom).toBeLessThanOrEqual(580)
  // The bar grows while the toast is up, and the page stays as long as it was.
  await new Promise((done) => setTimeout(done, 200))
  show(bar(180))
  await expect.poll(() => boxOf('.toast > div').bottom).toBeLessThanOrEqual(460)
})

test('[J-24] a toast lies above the buttons at the foot of a column that it would cover, and of no other', async () => {
  const column = (
    <>
      <div data-column-foot style={{ position: 'fixed', insetInlineEnd: 0, bottom: 0, height: 200, width: 140 }} />
      <Toast message={{ id: 1, text: 'Cortado is on the menu.' }} onGone={() => {}} />
    </>
  )
  await page.viewport(360, 640)
  show(column)
  await expect.poll(() => boxOf('.toast > div').bottom).toBeLessThanOrEqual(440)
  clear()
  await page.viewport(1280, 800)
  show(column)
  await expect.poll(() => boxOf('.toast > div').bottom).toBeGreaterThan(700)
})

for (const [width, height] of [
  [360, 640],
  [1280, 800],
] as const)
  test(`[J-24] over ${width} pixels with an open dialog, the toast lies over it, clear of its buttons, and can be tapped`, async () => {
    await page.viewport(width, height)
    await expect.poll(() => innerHeight).toBe(height)
    const undo = vi.fn()
    const close = vi.fn()
    const pageWith = (isOpen: boolean) => (
      <>
        <Dialog
          open={isOpen}
          onClose={close}
          title="Later"
          closeLabel="Close"
          variant="sheet"
          actions={<button type="button">Save</button>}
        />
        <Toast message={{ id: 1, text: 'Not saved.', action: { label: 'Try again', run: undo } }} onGone={() => {}} />
      </>
    )
    show(pageWith(true))
    const said = () => boxOf('dialog .toast p')
    await expect.poll(() => said().width).toBeGreaterThan(0)
    const { left, top } = said()
    expect(document.elementFromPoint(left + 2, top + 10)?.textContent).toBe('Not saved.')
    const overlap = () => boxOf('dialog .toast > div').bottom - boxOf('[data-dialog-foot]').top
    await expect.poll(overlap).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(undo).toHaveBeenCalledOnce()
    expect(close).not.toHaveBeenCalled()
    show(pageWith(false))
    await expect.poll(() => document.querySelectorAll('main > .toast p').length).toBe(1)
  })
