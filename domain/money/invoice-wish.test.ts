import { expect, test } from 'vitest'
import { invoiceFields, invoiceProblems, invoiceWish, type TypedInvoice } from './invoice-wish.ts'

const typed: TypedInvoice = {
  number: 'BE 0403.170.701',
  company: ' Peeters & Zonen nv ',
  street: 'Meir 1',
  postcode: '2000',
  city: 'Antwerpen',
  email: 'boekhouding@peeters.example',
}

test('[BOOK-4] a company number is read as people write it, and the company is tidied', () => {
  expect(invoiceProblems(typed)).toEqual([])
  expect(invoiceWish(typed, 'nl')).toEqual({
    buyer: {
      name: 'Peeters & Zonen nv',
      number: '0403170701',
      street: 'Meir 1',
      postcode: '2000',
      city: 'Antwerpen',
    },
    email: 'boekhouding@peeters.example',
    locale: 'nl',
  })
})

test('[BOOK-4] each field that is blank or wrong is named, in the order of the form', () => {
  const blank = Object.fromEntries(invoiceFields.map((field) => [field, ' '])) as unknown as TypedInvoice
  expect(invoiceProblems(blank).map(({ field }) => field)).toEqual(invoiceFields.map((field) => `invoice.${field}`))
  const wrong = { ...typed, number: '0403.170.702', postcode: '200', email: 'peeters', city: 'A'.repeat(101) }
  expect(invoiceProblems(wrong)).toEqual([
    { problem: 'invoice_number_wrong', field: 'invoice.number' },
    { problem: 'invoice_postcode_wrong', field: 'invoice.postcode' },
    { problem: 'invoice_too_long', field: 'invoice.city' },
    { problem: 'invoice_email_wrong', field: 'invoice.email' },
  ])
})
