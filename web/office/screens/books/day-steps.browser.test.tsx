// The four steps at the end of a day.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#web/testing/show.ts'
import { DaySteps } from './day-end-page.tsx'

const dayEnd = {
  branch: 'antwerpen',
  day: '2026-03-04',
  today: true,
  sold: [],
  ways: [],
  taken: [],
  giftSold: 0,
  rounding: 0,
  cash: 0,
  toGiveBack: 0,
  orders: { sold: 1, refused: 0, cancelled: 0, notCollected: 0 },
  large: [],
  invoiced: 0,
  floatBefore: null,
  count: null,
  version: 0,
  line: null,
}

test('[J-35] the last step is the day book’s, which closes the day by itself', async () => {
  show(<DaySteps end={dayEnd} />)
  const step = page.getByRole('listitem').last()
  await expect.element(step).toMatchTextContent(/Day book\s*closes the day by itself after midnight/)
  show(<DaySteps end={{ ...dayEnd, line: { number: 1, closedAt: 1, seal: 'a', before: '' } }} />)
  await expect.element(page.getByText('has closed the day')).toBeVisible()
})
