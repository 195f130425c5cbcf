import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#web/testing/show.ts'
import { StarRating } from './star-rating.tsx'

function Food() {
  const [value, setValue] = useState<number | null>(null)
  const labels = { stars: (n: number) => `${n} stars`, clear: 'Clear', clearAloud: 'Clear the stars for Food' }
  return <StarRating label="Food" name="food" value={value} onChange={setValue} labels={labels} />
}

const stars = (n: number) => page.getByRole('radio', { name: `${n} stars` })
const clear = page.getByText('Clear the stars for Food')

test('[REVIEW-1] stars are given by the arrow keys and by a tap, and taken back', async () => {
  show(<Food />)
  await expect.element(clear).not.toBeInTheDocument()
  stars(1).element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(stars(5)).toBeChecked()
  await stars(2).click({ force: true })
  await expect.element(stars(2)).toBeChecked()

  await page.getByRole('button', { name: 'Clear the stars for Food' }).click()
  expect(page.getByRole('radio', { checked: true }).elements()).toEqual([])
  expect(document.activeElement).toBe(stars(1).element())
})
