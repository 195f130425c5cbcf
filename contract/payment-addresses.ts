// The addresses of the calls by which customers pay online. They load with the checkout, not with the first page.

export const paymentAddresses = {
  'payments.offer': 'GET /api/payments/offer',
  'payments.begin': 'POST /api/payments/{token}/begin',
  'payments.check': 'POST /api/payments/{token}/check',
  'payments.atCounter': 'POST /api/payments/{token}/counter',
  'payments.giveUp': 'POST /api/payments/{token}/give-up',
} as const
