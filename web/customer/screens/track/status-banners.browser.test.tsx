// The banner of a ready order: to the letter for a pick-up, and true for a guest at a table.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { TrackedOrder } from '#contract/index.ts'
import { noorsLine, noorsTrackedOrder } from '#web/data/testing/api-fixtures.ts'
import { show } from '#web/testing/show.ts'
import { StatusBanners } from './tracked-lines.tsx'

const ready = (table: number | null): TrackedOrder => ({
  ...noorsTrackedOrder,
  table,
  lines: [{ ...noorsLine, name: { en: 'Espresso' }, status: 'ready' }],
})

test('[D-40] [H-97] a ready order calls to the location, and to a table it is brought', async () => {
  show(<StatusBanners order={ready(null)} />)
  await expect.element(page.getByText('Order ready to be picked (Please come to our location)!')).toBeVisible()
  show(<StatusBanners order={ready(7)} />)
  await expect.element(page.getByText('Order ready (We bring it to table 7)!')).toBeVisible()
})
