import { expect, test } from 'vitest'
import { blankCompany } from '../shop/legal/company.ts'
import { sellerOf } from './invoice-seller.ts'

const company = { ...blankCompany, name: 'Noisette bv', address: 'Bredabaan 210, 2170 Merksem', number: '0417.497.106' }

test('[BOOK-3] the company of the legal notice is the seller', () => {
  expect(sellerOf(company)).toEqual({
    name: 'Noisette bv',
    number: '0417497106',
    street: 'Bredabaan 210',
    postcode: '2170',
    city: 'Merksem',
  })
  expect(
    sellerOf({ ...company, address: 'Rue Haute 12 B-1000 Bruxelles', number: '', vat: 'BE 0417.497.106' }),
  ).toMatchObject({
    street: 'Rue Haute 12',
    postcode: '1000',
    city: 'Bruxelles',
    number: '0417497106',
  })
})

test('[BOOK-3] a company without a number, with a wrong one or without a postcode is none', () => {
  expect(sellerOf({ ...company, number: '' })).toBeNull()
  expect(sellerOf({ ...company, number: '0417.497.107' })).toBeNull()
  expect(sellerOf({ ...company, address: 'Bredabaan' })).toBeNull()
})
