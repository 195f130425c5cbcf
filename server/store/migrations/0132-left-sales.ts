// Selling what is left before closing: the price at each branch that does, what is left on the evening, and what orders
// took of it (BAKE-4).
export const leftSales: readonly string[] = [
  'create table left_rule (branch text primary key, share {int} not null) {table}',
  `create table left_sale (
    branch text not null, item text not null, from_at {int} not null, until {int} not null, share {int},
    remaining {int} not null, begun {int} not null default 0,
    primary key (branch, item)
  ) {table}`,
  `create table left_taken (
    order_id {int} not null, item text not null, branch text not null, pieces {int} not null, reduced {int} not null,
    primary key (order_id, item)
  ) {table}`,
]
