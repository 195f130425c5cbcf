// English: the words around the legal pages, and of whoever sells; the other languages have the same keys.
import type { CompanyField } from '../../../domain/legal/company.ts'

const fields: Readonly<Record<CompanyField, string>> = {
  name: 'Company',
  legalForm: 'Legal form',
  address: 'Registered office',
  number: 'Enterprise number',
  vat: 'VAT number',
  court: 'Register of legal persons',
  email: 'E-mail',
  phone: 'Telephone',
  host: 'Hosting',
  dataContact: 'Contact for data',
}

export const en = {
  fields,
  draft: 'This is a draft. The shop has not confirmed it yet, and no lawyer has read it.',
  version: (version: number, day: string) => `Version ${version} of ${day}`,
  missing: (field: string) => `missing: ${field}`,
  forOwner: 'You see this as the owner: what is marked is missing. Customers do not see those lines.',
  edit: 'Edit',
  print: 'Print or save',
  all: 'Legal pages',
  again: 'Try again',
  soldBy: 'Sold by',
}

export type LegalWords = typeof en
