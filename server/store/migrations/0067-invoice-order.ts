// The invoices of a month are walked newest first, whatever the branch, without sorting them.
export const invoiceOrder: readonly string[] = ['create index invoice_newest on invoice (day, id)']
