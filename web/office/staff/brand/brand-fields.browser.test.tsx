// Choosing colours: what would be hard to read is said while choosing, by the text that it concerns.
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { BrandColours } from '#domain/shop/brand/palette.ts'
import { clear, show } from '#web/testing/show.ts'
import { ColourFields } from './brand-fields.tsx'

function Colours() {
  const [colours, setColours] = useState<BrandColours | null>(null)
  return <ColourFields colours={colours} onChange={setColours} />
}

test('[H-78] [BRAND-1] contrast is checked while a colour is typed, and the field says which text fails', async () => {
  show(<Colours />)
  const ink = page.getByLabelText('Text', { exact: true })
  await ink.fill('#999999')
  await expect
    .element(ink)
    .toHaveAccessibleDescription(
      'Text is hard to read on the ground of the page. Its contrast is 2.6 : 1, and 4.5 : 1 is needed.',
    )
  await page
    .getByRole('button', { name: /^Take #/ })
    .first()
    .click()
  await expect.element(ink).toBeValid()
  await page.getByLabelText('Text on the button', { exact: true }).fill('#ffffff')
  await expect.element(page.getByText(/^The text on the button is hard to read\./)).toBeVisible()
  clear()
})
