// The files of an invoice that customers fetch with the token of their order.

export const invoiceFormats = ['xml', 'pdf'] as const
export type InvoiceFormat = (typeof invoiceFormats)[number]

/** The route; `file` is the number and the format. */
export const ownInvoicePath = '/api/orders/:token/invoices/:file'

export const ownInvoiceAddress = (token: string, number: string, format: InvoiceFormat): string =>
  `/api/orders/${token}/invoices/${number}.${format}`
