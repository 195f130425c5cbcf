// The page that edits one thing: where something changed or is wrong, and where saving leads.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { clear, show } from '../testing/show.ts'
import { EditPage, openEditor, useLeaving } from './edit-page.tsx'
import type { SendResult } from './submission.ts'
import { useEditForm } from './use-edit-form.ts'

interface Cup {
  readonly version: number
  readonly name: string
  readonly price: string
}

const above = { path: '/cups', text: 'All cups' }

function CupPage({ cup, onNext }: { cup: Cup; onNext?: () => void }) {
  const { leaving, saved } = useLeaving(above, onNext)
  const form = useEditForm<Pick<Cup, 'name' | 'price'>, Cup>({
    name: `cup ${cup.name}`,
    stored: cup,
    fieldsOf: (stored) => ({ name: stored?.name ?? '', price: stored?.price ?? '' }),
    check: ({ price }) => (price.trim() ? [] : [{ problem: 'price_missing', field: 'price' }]),
    send: async (fields, base): Promise<SendResult<Cup>> => ({
      ok: true,
      value: { ...fields, version: (base?.version ?? 0) + 1 },
    }),
    told: saved,
  })
  const section = (id: 'name' | 'price') => ({
    id,
    title: `The ${id}`,
    fields: [id],
    content: (
      <input aria-label={id} value={form.fields[id]} onChange={(event) => form.change({ [id]: event.target.value })} />
    ),
  })
  return (
    <EditPage
      form={form}
      title={cup.name}
      leaving={leaving}
      sections={[section('name'), section('price')]}
      view={<p>the cup</p>}
    />
  )
}

const parts = () => page.getByRole('navigation', { name: 'Parts of this page' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('[OFFICE-4] a section is marked where something changed, and where something is wrong once it was tried', async () => {
  show(<CupPage cup={{ version: 1, name: 'Latte', price: '3,20' }} />)
  await expect.element(parts().getByRole('button', { name: 'The price', exact: true })).toBeVisible()
  await page.getByLabelText('price').fill('')
  await expect.element(parts().getByRole('button', { name: 'The price changed' })).toBeVisible()
  await expect.element(parts().getByRole('button', { name: 'The name', exact: true })).toBeVisible()
  await button('Save').click()
  await expect.element(parts().getByRole('button', { name: 'The price to look at' })).toBeVisible()
  await parts()
    .getByRole('button', { name: /The price/ })
    .click()
  await expect.element(page.getByRole('heading', { name: /The price/ })).toHaveFocus()
  clear()
})

test('[OFFICE-4] saving leads to the page above, or on to the next one', async () => {
  let next = 0
  location.hash = '#/cups/espresso'
  show(<CupPage cup={{ version: 1, name: 'Espresso', price: '2,20' }} onNext={() => (next += 1)} />)
  await page.getByLabelText('price').fill('2,40')
  await button('Save and next').click()
  await expect.poll(() => next).toBe(1)
  expect(location.hash).toBe('#/cups/espresso')
  await page.getByLabelText('price').fill('2,50')
  await button('Save').click()
  await expect.poll(() => location.hash).toBe('#/cups')
  clear()
})

test('[OFFICE-4] [OFFICE-5] it returns to the list that it was opened from; what was typed is there the next time', async () => {
  location.hash = '#/cups?of=glass'
  openEditor('/cups/tea')
  show(<CupPage cup={{ version: 1, name: 'Tea', price: '2,80' }} />)
  await page.getByLabelText('price').fill('3')
  await page.getByRole('link', { name: 'All cups' }).click()
  await expect.poll(() => location.hash).toBe('#/cups?of=glass')
  clear()
  show(<CupPage cup={{ version: 1, name: 'Tea', price: '2,80' }} />)
  await expect.element(page.getByLabelText('price')).toHaveValue('3')
  await page.getByRole('button', { name: 'Start anew' }).click()
  await expect.element(page.getByLabelText('price')).toHaveValue('2,80')
  clear()
})
