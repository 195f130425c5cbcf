// The addresses by which people fill and pay an office basket. They load with the checkout and with the basket's page.

export const basketAddresses = {
  'baskets.open': 'POST /api/baskets',
  'baskets.read': 'POST /api/baskets/{link}',
  'baskets.add': 'POST /api/baskets/{link}/add',
  'baskets.join': 'POST /api/baskets/{link}/join',
  'baskets.takeOut': 'POST /api/baskets/{link}/take-out',
  'baskets.end': 'POST /api/baskets/{link}/end',
  'baskets.pay': 'POST /api/baskets/{link}/pay',
  'baskets.remind': 'POST /api/baskets/{link}/remind',
  'baskets.check': 'POST /api/baskets/{link}/check',
} as const
