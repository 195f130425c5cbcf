// Office baskets: orders that several people fill and pay. Their lines and payments say whose they are.
export const baskets: readonly string[] = [
  // Of the link only a hash is kept, and of what a phone proves itself with.
  `create table basket (
    order_id {int} primary key references orders (id) on delete cascade, link_hash text {binary} not null unique,
    payer text not null check (payer in ('counter', 'online', 'each')), opened_at {int} not null, until {int} not null,
    pay_until {int} not null, closed_at {int}
  ) {table}`,
  `create table basket_person (
    order_id {int} not null references basket (order_id) on delete cascade, number {int} not null, name text not null,
    secret_hash text {binary} not null, joined_at {int} not null, dropped_at {int}, primary key (order_id, number),
    unique (order_id, secret_hash)
  ) {table}`,
  // The gate asks what waits at a branch.
  'create index awaiting_order_branch on awaiting_order (branch)',
  'alter table order_line add column person {int}',
  `alter table order_line add column for_whom text not null default ''`,
  'alter table online_payment add column person {int}',
]
