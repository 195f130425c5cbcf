// Editing the legal pages: while they wait, without a connection, wrong at a field, refused, and confirmed.
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Output } from '#contract/index.ts'
import { blankCompany } from '#domain/shop/legal/company.ts'
import { ToastView } from '#web/app/shell/toast-view.tsx'
import { signedIn } from '#web/data/session/session.ts'
import { fakeServer } from '#web/testing/fake-server.ts'
import { findsOwnSave } from '#web/testing/lost-reply.ts'
import { noor } from '#web/testing/noors-shop.ts'
import { show } from '#web/testing/show.ts'
import { LegalEdit } from './legal-edit.tsx'
import '#web/ui/styles/staff.css'

const server = fakeServer()
const state: Output<'legal.readAll'> = {
  version: 'one',
  company: { ...blankCompany, name: 'Noisette BV' },
  texts: [{ page: 'terms', language: 'en', version: 1, at: 0, confirmed: true }],
}
const terms: Output<'legal.readText'> = {
  page: 'terms',
  language: 'en',
  version: 1,
  at: Date.UTC(2026, 2, 4, 12),
  confirmed: false,
  text: '# What you buy\n\nYou buy from {name}.',
  draft: '# What you buy\n\nYou buy from {name}.',
}
const alert = page.getByRole('alert')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const text = page.getByRole('textbox', { name: 'Text', exact: true })
const both = (
  <>
    <LegalEdit />
    <ToastView />
  </>
)
const ofTerms = (
  <>
    <LegalEdit page="terms" language="en" />
    <ToastView />
  </>
)

beforeEach(() => signedIn(noor))

test('[LAW-1] the list of texts waits', async () => {
  show(both)
  await expect.element(page.getByText('Please wait some seconds ...')).toBeVisible()
})

test('[LAW-1] without a connection that is said; each text leads to its page and says how far it is', async () => {
  server.isLost()
  show(both)
  await expect.element(alert).toMatchTextContent(/We cannot reach the shop/)
  server.comesBack()
  server.answers('legal.readAll', state)
  await button('Try again').click()
  await expect.element(page.getByText('All are confirmed.')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: /^Terms of sale, English/ }))
    .toHaveAttribute('href', '#/legal-edit/terms/en')
  await expect.element(page.getByRole('link', { name: /^Privacy, English/ })).toMatchTextContent(/Draft/)
})

test('[LAW-1] a number that is none is said at its field, and what is refused stays typed', async () => {
  server.answers('legal.readAll', state)
  show(both)
  const number = page.getByRole('textbox', { name: 'Enterprise number' })
  await number.fill('12')
  await button('Save').click()
  await expect.element(number).toBeInvalid()
  expect(server.sent('legal.saveCompany')).toEqual([])
  await number.fill('0417.497.106')
  server.refuses('legal.saveCompany', 'unavailable')
  await button('Save').click()
  await expect.element(alert).toBeVisible()
  await expect.element(number).toHaveValue('0417.497.106')
  server.refuses('legal.saveCompany', 'changed_meanwhile')
  server.answers('legal.readAll', { ...state, version: 'two', company: { ...state.company, phone: '+32 3 555 01 01' } })
  await button('Save').click()
  await expect.element(alert).toMatchTextContent(/They changed: Telephone/)
  await expect.element(number).toHaveValue('0417.497.106')
  await button('Take theirs').click()
  await expect.element(number).toHaveValue('')
})

test('[LAW-1] a text waits', async () => {
  server.answers('legal.readAll', state)
  show(ofTerms)
  await expect.element(page.getByText('Please wait some seconds ...')).toBeVisible()
})

test('[LAW-1] a text is shown as customers read it while it is typed, and confirmed; refused, it stays typed', async () => {
  server.answers('legal.readAll', state)
  server.answers('legal.readText', terms)
  show(ofTerms)
  await expect.element(text).toHaveValue(terms.text)
  await expect.element(page.getByText('You buy from Noisette BV.')).toBeVisible()
  await text.fill('You buy from {nobody}.')
  await button('Save and confirm').click()
  await expect.element(text).toBeInvalid()
  expect(server.sent('legal.saveText')).toEqual([])
  await text.fill('You buy from {name} alone.')
  await expect.element(page.getByText('You buy from Noisette BV alone.')).toBeVisible()
  server.refuses('legal.saveText', 'unavailable')
  await button('Save and confirm').click()
  await expect.element(alert).toBeVisible()
  await expect.element(text).toHaveValue('You buy from {name} alone.')
  const saved = { ...terms, version: 2, text: 'You buy from {name} alone.', confirmed: true }
  server.answers('legal.saveText', saved)
  server.answers('legal.readText', saved)
  await button('Save and confirm').click()
  await expect.element(page.getByText('Saved. Customers read it now.')).toBeVisible()
  expect(server.sent('legal.saveText').at(-1)).toMatchObject({ version: 1, confirmed: true })
  await expect.element(button('Take back the confirmation')).toBeVisible()
})

test('[LAW-1] a number whose reply was lost is no other person’s, though it is kept in the usual form', async () => {
  server.answers('legal.readAll', state)
  show(both)
  await page.getByRole('textbox', { name: 'Enterprise number' }).fill('be 0417 497 106')
  await findsOwnSave(server, {
    save: 'legal.saveCompany',
    read: 'legal.readAll',
    stored: { ...state, company: { ...state.company, number: '0417.497.106' }, version: 'two' },
    press: () => button('Save').click(),
  })
})

test('[LAW-1] a text whose reply was lost is no other person’s, though its spare lines are gone', async () => {
  server.answers('legal.readAll', state)
  server.answers('legal.readText', terms)
  show(ofTerms)
  await text.fill('# What you buy\n\n\n\nCoffee.')
  await findsOwnSave(server, {
    save: 'legal.saveText',
    read: 'legal.readText',
    stored: { ...terms, text: '# What you buy\n\nCoffee.', version: 2, confirmed: true },
    press: () => button('Save and confirm').click(),
  })
})
