// The page that edits one thing: where something changed or is wrong, and where saving leads.
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { refuse } from '#domain/shared/result.ts'
import type { SendResult } from '#web/data/forms/submission.ts'
import { clear, show } from '#web/testing/show.ts'
import { EditPage, openEditor, useLeaving } from './edit-page.tsx'
import { changedLines } from './form-lines.ts'
import { useEditForm } from './use-edit-form.ts'

interface Cup {
  readonly version: number
  readonly name: string
  readonly price: string
}

const above = { path: '/cups', text: 'All cups' }

type CupPageProps = {
  cup: Cup
  onNext?: () => void
  /** What somebody else saved before the first try. */
  quicker?: Cup
  isNew?: boolean
}

function CupPage({ cup, onNext, quicker, isNew = false }: CupPageProps) {
  const { leaving, saved } = useLeaving(above, onNext)
  const form = useEditForm<Pick<Cup, 'name' | 'price'>, Cup>({
    name: `cup ${cup.name}`,
    stored: isNew ? undefined : cup,
    fieldsOf: (stored) => ({ name: stored?.name ?? '', price: stored?.price ?? '' }),
    check: ({ price }) => (price.trim() ? [] : [{ problem: 'price_missing', field: 'price' }]),
    send: async (fields, base): Promise<SendResult<Cup>> =>
      quicker && base?.version !== quicker.version
        ? refuse({ refusal: 'changed_meanwhile', problems: [], savedBy: { name: 'Jef', at: Date.now() } })
        : { ok: true, value: { ...fields, version: (base?.version ?? 0) + 1 } },
    latest: async () => quicker,
    told: saved,
  })
  const section = (id: 'name' | 'price') => ({
    id,
    title: `The ${id}`,
    fields: [id],
    content: (
      <input
        type="text"
        aria-label={id}
        value={form.fields[id]}
        onChange={(event) => form.change({ [id]: event.target.value })}
      />
    ),
  })
  return (
    <EditPage
      form={form}
      title={cup.name}
      leaving={leaving}
      sections={[section('name'), section('price')]}
      view={<p>the cup</p>}
      words={{ changes: changedLines(form, lines) }}
    />
  )
}

const lines = ({ name, price }: Pick<Cup, 'name' | 'price'>) => [
  { field: 'name', label: 'Name', text: name },
  { field: 'price', label: 'Price', text: price },
]

const parts = () => page.getByRole('navigation', { name: 'Parts of this page' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('[OFFICE-4] a section is marked where something changed, and where something is wrong once it was tried; the one in view is underlined', async () => {
  show(<CupPage cup={{ version: 1, name: 'Latte', price: '3,20' }} />)
  const price = () => parts().getByRole('button', { name: /The price/ })
  await expect.element(price()).not.toHaveAttribute('aria-current')
  await expect.element(parts().getByRole('button', { name: 'The price', exact: true })).toBeVisible()
  await page.getByLabelText('price').fill('')
  await expect.element(parts().getByRole('button', { name: 'The price changed' })).toBeVisible()
  await expect.element(parts().getByRole('button', { name: 'The name', exact: true })).toBeVisible()
  await button('Save').click()
  await expect.element(parts().getByRole('button', { name: 'The price to look at' })).toBeVisible()
  await price().click()
  await expect.element(page.getByRole('heading', { name: /The price/ })).toHaveFocus()
  await expect.element(price()).toHaveAttribute('aria-current', 'true')
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

test('[OFFICE-4] who was quicker, when and both values are named; what only they changed is taken over; saving mine goes on', async () => {
  const quicker = { version: 7, name: 'Flat white', price: '3,90' }
  location.hash = '#/cups/white'
  show(<CupPage cup={{ version: 1, name: 'White', price: '3,80' }} quicker={quicker} />)
  await page.getByLabelText('price').fill('4,00')
  await button('Save').click()
  await expect.element(page.getByText(/^Jef saved this at \d\d:\d\d, while you were typing$/)).toBeVisible()
  expect(document.querySelector('[class*=bg-cherry-soft] li')?.textContent).toBe('PriceJef 3,90You 4,00')
  await expect.element(page.getByLabelText('name', { exact: true })).toHaveValue('Flat white')
  await expect.element(page.getByLabelText('price')).toHaveValue('4,00')
  await button('Save mine').click()
  await expect.poll(() => location.hash).toBe('#/cups')
  clear()
})

test('[OFFICE-4] what is not saved yet is listed beside the fields, and the bar keeps in sight only while something is not', async () => {
  show(<CupPage cup={{ version: 1, name: 'Ristretto', price: '2,20' }} />)
  const bar = () => document.querySelector('.foot-bar')?.classList.contains('sticky')
  expect(bar()).toBe(false)
  await page.getByLabelText('price').fill('2,40')
  expect(bar()).toBe(true)
  const shown = page.getByText('What customers see')
  if (shown.query()) await shown.click()
  await expect.element(page.getByRole('heading', { name: 'Not saved yet' })).toBeVisible()
  expect(document.querySelector('del')?.textContent).toBe('2,20')
  expect(document.querySelector('ins')?.textContent).toBe('2,40')
  await button('Discard changes').click()
  expect(bar()).toBe(false)
  clear()
})

test('[J-51] Cancel goes back at once; if something was typed it asks first, and what was typed is gone', async () => {
  const cup = { version: 1, name: 'Ristretto', price: '2,20' }
  location.hash = '#/cups/1'
  show(<CupPage cup={cup} />)
  await button('Cancel').click()
  await expect.poll(() => location.hash).toBe('#/cups')
  location.hash = '#/cups/1'
  await page.getByLabelText('price').fill('2,40')
  await button('Cancel').click()
  await button('Keep editing').click()
  await expect.element(page.getByLabelText('price')).toHaveValue('2,40')
  expect(location.hash).toBe('#/cups/1')
  await button('Cancel').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click()
  await expect.poll(() => location.hash).toBe('#/cups')
  clear()
  show(<CupPage cup={cup} />)
  await expect.element(page.getByLabelText('price')).toHaveValue('2,20')
  clear()
})

test('[F-19] the view stands beside the fields where the size of the text leaves room for both', async () => {
  await page.viewport(1280, 800)
  const large = (size: string) => document.documentElement.style.setProperty('font-size', size)
  large('32px')
  show(<CupPage cup={{ version: 1, name: 'Large', price: '3' }} />)
  expect(page.getByRole('complementary').elements()).toEqual([])
  const field = page.getByLabelText('name').element().closest('form')
  expect(getComputedStyle(field as Element).gridTemplateColumns.split(' ')).toHaveLength(1)
  clear()
  large('')
  show(<CupPage cup={{ version: 1, name: 'Small', price: '3' }} />)
  await expect.element(page.getByRole('complementary')).toBeVisible()
  clear()
})

test('[EDIT-2] who adds and goes on begins the next one at its top, in its first field', async () => {
  function Cups() {
    const [round, setRound] = useState(0)
    const cup = { version: 1, name: `Cup ${round}`, price: '' }
    return (
      <div style={{ paddingBlock: '50rem' }}>
        <CupPage key={round} cup={cup} isNew onNext={() => setRound(round + 1)} />
      </div>
    )
  }
  show(<Cups />)
  expect(document.activeElement).toBe(document.body)
  await page.getByLabelText('price').fill('2,40')
  scrollTo(0, 500)
  await button('Add and next').click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Cup 1' })).toBeInTheDocument()
  await expect.element(page.getByLabelText('name', { exact: true })).toHaveFocus()
  expect(scrollY).toBe(0)
  clear()
})
