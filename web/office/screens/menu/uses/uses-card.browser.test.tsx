// What the card of a group says that an item or a category asks for.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { firstSizes } from '#domain/menu/first-sizes.ts'
import { show } from '#web/testing/show.ts'
import { UseCard } from './uses-card.tsx'
import { newUse, notAsked, type UseRow } from './uses-form.ts'

function showCard(row: UseRow, inherits: boolean): void {
  const form = { rows: [row], sizes: new Set<string>(), wrong: () => undefined, put: () => {} }
  show(
    <UseCard form={{ ...form, groups: [{ ...firstSizes, version: '1' }] }} row={row} place={0} inherits={inherits} />,
  )
}

const heading = page.getByRole('heading')

test('[OPT-5] a group that is asked for otherwise than in the category says so', async () => {
  showCard(newUse(firstSizes), true)
  await expect.element(heading).toHaveTextContent('Size choose one · Set for this item')
})

test('[OPT-5] a group without which the item does says only that', async () => {
  showCard(notAsked(firstSizes.id), true)
  await expect.element(heading).toHaveTextContent('Size Not asked here')
  await expect.element(heading).not.toHaveTextContent('Set for this item')
})

test('[OPT-5] a group that somebody removed meanwhile has its id alone', async () => {
  showCard({ ...newUse(firstSizes), group: 'syrups' }, false)
  await expect.element(heading).toHaveTextContent('syrups')
  await expect.element(heading).not.toHaveTextContent('undefined')
})
