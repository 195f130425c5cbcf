// Who an order is to be invoiced to, as a customer or a member typed it (BOOK-4).

import { isEmail } from '../shared/email.ts'
import type { Locale } from '../shared/locale.ts'
import { isBlank, lengthOf, oneLine, tidyWords } from '../shared/text.ts'
import { readCompanyNumber } from '../shop/legal/company.ts'
import type { InvoiceParty } from './ubl.ts'

/** The fields of the form, in its order. */
export const invoiceFields = ['number', 'company', 'street', 'postcode', 'city', 'email'] as const
export type InvoiceField = (typeof invoiceFields)[number]
export type TypedInvoice = Readonly<Record<InvoiceField, string>>

/** Who gets the invoice, where it is mailed to, and in which language. */
export interface InvoiceWish {
  readonly buyer: InvoiceParty
  readonly email: string
  readonly locale: Locale
}

/** The longest text of a field, in characters. */
export const invoiceLimit = 100

export const invoiceProblemNames = [
  'invoice_number_wrong',
  'invoice_company_missing',
  'invoice_street_missing',
  'invoice_postcode_wrong',
  'invoice_city_missing',
  'invoice_email_wrong',
  'invoice_too_long',
] as const
export type InvoiceProblemName = (typeof invoiceProblemNames)[number]

export interface InvoiceProblem {
  readonly problem: InvoiceProblemName
  readonly field: `invoice.${InvoiceField}`
}

const wrongAs = {
  number: 'invoice_number_wrong',
  company: 'invoice_company_missing',
  street: 'invoice_street_missing',
  postcode: 'invoice_postcode_wrong',
  city: 'invoice_city_missing',
  email: 'invoice_email_wrong',
} as const satisfies Readonly<Record<InvoiceField, InvoiceProblemName>>

const isRight: Readonly<Record<InvoiceField, (text: string) => boolean>> = {
  number: (text) => readCompanyNumber(text) !== null,
  company: (text) => !isBlank(text),
  street: (text) => !isBlank(text),
  postcode: (text) => /^[1-9]\d{3}$/.test(text),
  city: (text) => !isBlank(text),
  email: isEmail,
}

const tidy = (text: string): string => tidyWords(oneLine(text))

/** What is wrong with what was typed, in the order of the form. */
export const invoiceProblems = (typed: TypedInvoice): InvoiceProblem[] =>
  invoiceFields.flatMap((field) => {
    const text = tidy(typed[field])
    // An e-mail address has a limit of its own.
    const isLong = field !== 'email' && lengthOf(text) > invoiceLimit
    const problem = !isRight[field](text) ? wrongAs[field] : isLong ? 'invoice_too_long' : undefined
    return problem ? [{ problem, field: `invoice.${field}` }] : []
  })

/** What was typed, once nothing is wrong with it. */
export function invoiceWish(typed: TypedInvoice, locale: Locale): InvoiceWish {
  const { number, company, street, postcode, city, email } = typed
  return {
    buyer: {
      name: tidy(company),
      number: readCompanyNumber(number) ?? '',
      street: tidy(street),
      postcode: tidy(postcode),
      city: tidy(city),
    },
    email: tidy(email),
    locale,
  }
}
