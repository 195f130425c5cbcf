import { type ReactNode, useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#web/testing/show.ts'
import { Dialog } from './dialog.tsx'

function Question({ autofocus = false }: { autofocus?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Which branch?" closeLabel="Close">
        <select aria-label="Branch" {...(autofocus && { 'data-autofocus': true })}>
          <option>Antwerpen</option>
        </select>
      </Dialog>
    </>
  )
}

const opener = page.getByRole('button', { name: 'Open' })
const dialog = page.getByRole('dialog', { name: 'Which branch?' })
const focused = () => document.activeElement

async function expectClosed(): Promise<void> {
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(focused).toBe(opener.element())
}

test('[NAV-7] Escape, the close button and a press beside it close a dialog, and the focus comes back', async () => {
  show(<Question />)
  const ways = [
    () => userEvent.keyboard('{Escape}'),
    () => page.getByRole('button', { name: 'Close' }).click(),
    () => userEvent.click(document.documentElement, { position: { x: 5, y: 5 }, force: true }),
  ]
  for (const close of ways) {
    await opener.click()
    await expect.element(dialog).toBeVisible()
    await close()
    await expectClosed()
  }
})

test('the focus starts at the heading, or at what asks for it; nothing behind the dialog is reached', async () => {
  show(<Question />)
  await opener.click()
  await expect.element(page.getByRole('heading', { name: 'Which branch?' })).toHaveFocus()
  for (const _ of ['Close', 'Branch', 'round']) await userEvent.keyboard('{Tab}')
  expect(focused()).not.toBe(opener.element())
  await userEvent.keyboard('{Escape}')
  await expectClosed()

  show(<Question autofocus />)
  await opener.click()
  await expect.element(page.getByLabelText('Branch')).toHaveFocus()
})

test('opened again before the browser has told of its closing, it stays open', async () => {
  show(<Question />)
  await opener.click()
  await expect.element(dialog).toBeVisible()
  dialog.element().dispatchEvent(new Event('close'))
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expectClosed()
})

test('what the keyboard reaches in a long dialog is not under its head or its buttons', async () => {
  const rows = Array.from({ length: 40 }, (_, at) => `Row ${at}`)
  const withActions = (actions?: ReactNode) => (
    <Dialog open onClose={() => {}} title="Rows" closeLabel="Close" actions={actions}>
      {rows.map((row) => (
        <button key={row} type="button" className="block min-h-11">
          {row}
        </button>
      ))}
    </Dialog>
  )
  show(withActions())
  // They come once there is something to save.
  show(withActions(<button type="button">Save</button>))
  const box = (name: string) => page.getByRole('button', { name, exact: true }).element().getBoundingClientRect()
  const heading = page.getByRole('heading', { name: 'Rows' })
  await expect.element(heading).toHaveFocus()
  // The close button, then row by row to the end, and back to the first.
  await userEvent.keyboard('{Tab}')
  for (const row of rows) {
    await userEvent.keyboard('{Tab}')
    expect(focused()?.textContent).toBe(row)
    expect(box(row).bottom).toBeLessThan(box('Save').top)
  }
  for (const row of rows.slice(0, -1).reverse()) {
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(box(row).top).toBeGreaterThan(heading.element().getBoundingClientRect().bottom)
  }
})
