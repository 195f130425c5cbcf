// The addresses by which customers pay online and fetch their invoices. They load with the checkout, not with the first
// page.

export const paymentAddresses = {
  'payments.offer': 'GET /api/payments/offer',
  'payments.begin': 'POST /api/payments/{token}/begin',
  'payments.check': 'POST /api/payments/{token}/check',
  'payments.atCounter': 'POST /api/payments/{token}/counter',
  'payments.giveUp': 'POST /api/payments/{token}/give-up',
} as const

export const invoiceFormats = ['xml', 'pdf'] as const
export type InvoiceFormat = (typeof invoiceFormats)[number]

/** The route; `file` is the number and the format. */
export const ownInvoicePath = '/api/orders/:token/invoices/:file'

export const ownInvoiceAddress = (token: string, number: string, format: InvoiceFormat): string =>
  `/api/orders/${token}/invoices/${number}.${format}`
