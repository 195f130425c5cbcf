// How a month's promises were kept is read from the index alone: a busy branch holds nobody up.
export const madeOrders: readonly string[] = [
  'drop index orders_made',
  'create index orders_made on orders (branch, ready_at, first_promised_at) where ready_at is not null',
]
