// What staff propose to the customer and nobody has agreed to yet, and how an order stood when it was placed.

export const changedOrders: readonly string[] = [
  'alter table orders add column proposal text',
  'alter table orders add column changed_from text',
]
