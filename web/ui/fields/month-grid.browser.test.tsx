import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#web/testing/show.ts'
import { MonthGrid } from './month-grid.tsx'

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'].map((short) => ({ short, long: `${short}.` }))
const months = [
  { name: 'March', count: 31, offset: 6 },
  { name: 'April', count: 30, offset: 2 },
] as const

/** March and April of 2026; no table on Mondays. */
function Calendar() {
  const [place, setPlace] = useState(0)
  const [value, setValue] = useState<string | null>(null)
  const [refused, setRefused] = useState('')
  const month = months[place] ?? months[0]
  const days = Array.from({ length: month.count }, (_, index) => ({
    id: `${month.name} ${index + 1}`,
    text: String(index + 1),
    label: `${month.name} ${index + 1}`,
    off: (index + month.offset) % 7 === 0,
  }))
  return (
    <>
      <MonthGrid
        title={`${month.name} 2026`}
        weekdays={weekdays}
        offset={month.offset}
        days={days}
        value={value}
        onChange={setValue}
        onOff={setRefused}
        onMonth={(step) => setPlace(place + step)}
        has={{ previous: place > 0, next: place < 1 }}
        labels={{ previous: 'Previous month', next: 'Next month' }}
      />
      <p role="status">{refused}</p>
    </>
  )
}

const day = (name: string) => page.getByRole('button', { name, exact: true })
const isFocused = (name: string) => expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe(name)

test('[RES-1] a day is chosen by the keyboard: by days, weeks and months, in either writing direction', async () => {
  show(<Calendar />)
  await expect.element(day('March 6')).toBeVisible()
  day('March 6').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await isFocused('March 13')
  await userEvent.keyboard('{PageDown}')
  await isFocused('April 13')
  await expect.element(page.getByText('April 2026', { exact: true }).first()).toBeVisible()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await isFocused('April 14')
  await expect.element(day('April 14')).toHaveAttribute('aria-pressed', 'true')

  document.dir = 'rtl'
  await userEvent.keyboard('{ArrowRight}')
  document.dir = 'ltr'
  await isFocused('April 13')
})

test('[RES-1] beyond the first and the last month there is nothing, and one day alone is reached by Tab', async () => {
  show(<Calendar />)
  await expect.element(page.getByRole('button', { name: 'Previous month' })).toBeDisabled()
  day('March 2').element().focus()
  await userEvent.keyboard('{PageUp}')
  await isFocused('March 2')
  await page.getByRole('button', { name: 'Next month' }).click()
  await expect.element(page.getByRole('button', { name: 'Next month' })).toBeDisabled()
  await expect.poll(() => document.querySelectorAll('td button[tabindex="0"]').length).toBe(1)
})

test('[RES-1] a day that cannot be had is not chosen, and says so', async () => {
  show(<Calendar />)
  await day('March 9').click({ force: true })
  await expect.element(page.getByRole('status')).toHaveTextContent('March 9')
  await expect.element(day('March 9')).toHaveAttribute('aria-disabled', 'true')
  expect(day('March 9').element().hasAttribute('aria-pressed')).toBe(false)
})
