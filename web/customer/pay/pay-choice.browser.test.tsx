// The ways to pay carry the words of the page's language, also where the provider does not speak it.
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { setLocale } from '#web/data/page/page-locale.ts'
import { show } from '#web/testing/show.ts'
import { PayMethods } from './pay-choice.tsx'

afterEach(async () => setLocale('en'))

const offer = {
  places: ['online' as const],
  methods: [
    { id: 'bancontact', name: 'Bancontact' },
    { id: 'creditcard', name: 'Card' },
    { id: 'newway', name: 'New way' },
  ],
  down: false,
}

for (const [locale, card] of [
  ['nl', 'Kaart'],
  ['fr', 'Carte'],
  ['ar', 'بطاقة'],
] as const)
  test(`[J-99] a card is "${card}" in ${locale}, whatever the provider calls it; brands keep their names`, async () => {
    await setLocale(locale)
    show(<PayMethods offer={offer} label="Pay" value="bancontact" onChange={() => undefined} />)
    await expect.element(page.getByRole('radio', { name: card, exact: true })).toBeVisible()
    await expect.element(page.getByRole('radio', { name: 'Bancontact' })).toBeVisible()
    await expect.element(page.getByRole('radio', { name: 'New way' })).toBeVisible()
    await expect.element(page.getByText('Card', { exact: true })).not.toBeInTheDocument()
  })
