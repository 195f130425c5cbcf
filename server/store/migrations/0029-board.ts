// What a board looks up all day: the orders that were handed over last, and an order by its code (BOARD-3).

export const board: readonly string[] = [
  '{postgres} set local statement_timeout = 0',
  'create index orders_over on orders (branch, over_at) where archive = 0 and over_at is not null',
  `create index orders_by_code on orders (branch, code, id) where archive = 0 and code <> ''`,
]
