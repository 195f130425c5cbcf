// Enter on the form of the checkout, where the button binds.
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#web/testing/show.ts'
import { enterMovesOn } from './enter-moves-on.ts'

test('[J-97] Enter goes to the next field and places nothing; only the button does', async () => {
  const placed = vi.fn((event: Event) => event.preventDefault())
  show(
    <form onKeyDown={enterMovesOn} onSubmit={(event) => placed(event.nativeEvent)}>
      <input aria-label="Pick up" type="radio" name="form" />
      <input aria-label="At a table" type="radio" name="form" />
      <input aria-label="Name" name="name" />
      <input aria-label="Phone" name="phone" />
      <input aria-label="Hidden" hidden />
      <input aria-label="Remember" type="checkbox" />
      <button type="submit">Order with obligation to pay</button>
    </form>,
  )
  const focused = () => document.activeElement?.getAttribute('aria-label')
  await page.getByLabelText('Pick up').click()
  for (const next of ['Name', 'Phone', 'Remember', 'Remember']) {
    await userEvent.keyboard('{Enter}')
    expect(focused()).toBe(next)
  }
  expect(placed).not.toHaveBeenCalled()
  await page.getByRole('button').click()
  expect(placed).toHaveBeenCalledTimes(1)
})
