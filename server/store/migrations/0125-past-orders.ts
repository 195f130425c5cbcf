// Finding the orders of a period, and those that are over and not settled, without reading the others.
export const pastOrderIndexes: readonly string[] = [
  'create index orders_wanted on orders (branch, wanted_at, id) where archive >= 0',
  'create index orders_all_wanted on orders (wanted_at, id) where archive >= 0',
  'create index orders_unsettled on orders (branch, id) where archive = 0 and status = 1 and due <> 0',
  'create index orders_all_unsettled on orders (id) where archive = 0 and status = 1 and due <> 0',
]
