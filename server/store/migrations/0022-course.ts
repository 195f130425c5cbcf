// The course of an order, its code and promise, every step with who took it and when, and what customers paid (D-22);
// where items are made and how fast; the pace of a branch. What nobody has begun yet still waits to be accepted; all
// other orders of before were accepted by being made. They keep no code.

export const course: readonly string[] = [
  '{postgres} set local statement_timeout = 0',
  `alter table orders add column course text not null default 'accepted'
    check (course in ('placed', 'accepted', 'refused', 'cancelled', 'not-collected'))`,
  `update orders set course = 'placed' where status = 0 and archive = 0 and not exists (
    select 1 from order_line where order_line.order_id = orders.id and order_line.status <> 'received')`,
  `alter table orders add column code text not null default ''`,
  `alter table orders add column cup_name text not null default ''`,
  `alter table orders add column source text not null default 'web' check (source in ('web', 'counter'))`,
  'alter table orders add column first_promised_at {int}',
  'alter table orders add column making {int} not null default 0 check (making >= 0)',
  'alter table orders add column accepted_at {int}',
  'alter table orders add column ready_at {int}',
  'alter table orders add column over_at {int}',
  'alter table orders add column end_reason text',
  `alter table orders add column end_words text not null default ''`,
  `alter table orders add column paid_way text check (paid_way in ('cash', 'card', 'other'))`,
  'alter table orders add column paid_amount {int} check (paid_amount >= 0)',
  'alter table orders add column paid_at {int}',
  'alter table orders add column here_at {int}',
  'alter table orders add column late_by {int}',
  'alter table orders add column to_see text',
  'alter table orders add column version {int} not null default 0',
  // No two open orders of a branch are called alike; a code is free again once its order is over.
  `create unique index orders_code on orders (branch, code) where status = 0 and archive = 0 and code <> ''`,
  // What never counts as sold is little, so that the cash subtracts it.
  `create index orders_unsold on orders (branch, placed_at, total)
    where archive = 0 and course in ('refused', 'cancelled', 'not-collected')`,
  'create index orders_to_see on orders (branch) where archive = 0 and to_see is not null',
  `alter table order_line add column making text not null default '[]'`,
  // Append only: a step is undone by another one.
  `create table order_step (
    order_id {int} not null references orders (id) on delete cascade, number {int} not null, step text not null,
    actor text not null check (actor in ('customer', 'staff', 'clock')), staff {int}, staff_name text not null,
    at {int} not null, data text not null, primary key (order_id, number)
  ) {table}`,
  `alter table item add column making text not null default '[]'`,
  `alter table branch add column letter text not null default 'A'`,
  `update branch set letter = upper(substr(id, 1, 1)) where upper(substr(id, 1, 1)) between 'A' and 'Z'`,
  'alter table branch add column capacity text',
  'alter table branch add column auto_accept {int} not null default 0 check (auto_accept in (0, 1))',
  'alter table branch add column pause_until {int}',
  'alter table branch add column pause_reason text',
  'alter table branch add column extra_minutes {int} not null default 0 check (extra_minutes >= 0)',
  'alter table branch add column extra_until {int}',
]
