// English: asking for an invoice, and the list of invoices.
import type { InvoiceField } from '#domain/money/invoice-wish.ts'

const fields: Readonly<Record<InvoiceField, string>> = {
  number: 'Company number',
  company: 'Company name',
  street: 'Street and number',
  postcode: 'Postcode',
  city: 'Town',
  email: 'E-mail for the invoice',
}

export const invoice = {
  need: 'I need an invoice',
  needHint: 'For companies in Belgium. You get it once you have collected and paid for your order.',
  fields,
  numberHint: 'Such as 0403.170.701',
  kinds: { invoice: 'Invoice', credit: 'Credit note' },
  title: 'Your invoice',
  comes: 'It comes by e-mail, and here, once your order is handed over and paid.',
  xml: 'UBL file',
  pdf: 'Page, PDF',
  fileOf: (kind: string, number: string, format: string) => `${kind} ${number}, ${format}`,
  staff: {
    title: 'Invoice',
    none: 'No invoice was asked for.',
    waits: (company: string) => `Goes to ${company} as soon as the order is handed over and paid.`,
    unsold:
      'An order that was refused or cancelled has no invoice, nor has one that nobody collected and of which the shop keeps nothing.',
    unrated: 'This order has no VAT rates, so it cannot be invoiced here.',
    noCompany: 'An invoice needs your company’s name, its address with a postcode, and its number.',
    toLegal: 'To the legal pages',
    ask: 'Make an invoice',
    change: 'To another company or address',
    changeHint: 'A credit note cancels the invoice, and a new one is issued.',
    language: 'Language of the invoice',
    send: 'Issue',
    save: 'Save',
    issued: (number: string) => `Invoice ${number} is issued.`,
    saved: 'Saved. It is issued once the order is handed over and paid.',
    cancel: 'Cancel',
  },
  list: {
    title: 'Invoices',
    hint: 'Issued once an order is handed over and paid, numbered without gaps, and never changed: what is corrected gets a credit note. The day book leaves them out.',
    empty: 'No invoice in this month',
    emptyHint: 'Customers ask for one at the checkout, and you make one on the page of an order.',
    number: 'Number',
    company: 'For',
    order: 'Order',
    total: 'Total',
    mail: 'Mail',
    files: 'Files',
    corrects: (number: string) => `cancels ${number}`,
    mails: { waiting: 'On its way', done: 'Sent', given_up: 'Not delivered' },
    erased: 'Address erased',
    more: 'Show more',
    noMails: 'This shop sends no mail, so customers get their invoice only on the page of their order.',
  },
}

export type InvoiceText = typeof invoice
