// Payments online, what goes back of them, and the orders that wait for one.
export const onlinePayments: readonly string[] = [
  // Two more courses: a column whose check changes is made anew.
  'drop index orders_waiting',
  'alter table orders rename column course to old_course',
  `alter table orders add column course text not null default 'accepted' check (
    course in ('placed', 'accepted', 'refused', 'cancelled', 'not-collected', 'awaiting', 'lapsed')
  )`,
  'update orders set course = old_course',
  'alter table orders drop column old_course',
  `create index orders_waiting on orders (branch) where archive = 0 and status = 0 and course = 'placed'`,
  // `order_id` is null for a payment by which the owner tries it out.
  `create table online_payment (
    id text primary key, order_id {int} references orders (id) on delete cascade, provider_id text unique,
    mode text not null, amount {int} not null, status text not null, method text not null, reason text not null,
    checkout text not null, site text not null, lang text not null, at {int} not null, expires_at {int}, next_at {int}, tries {int} not null,
    settled_at {int}, refunded {int} not null, charged_back {int} not null,
    check (amount > 0), check (refunded >= 0 and refunded <= amount), check (charged_back >= 0)
  ) {table}`,
  'create index online_payment_order on online_payment (order_id) where order_id is not null',
  'create index online_payment_next on online_payment (next_at) where next_at is not null',
  `create table refund (
    id text primary key, payment text not null references online_payment (id) on delete cascade, amount {int} not null,
    status text not null, provider_id text, at {int} not null, next_at {int}, tries {int} not null, error text not null,
    ended_at {int}, ended_by text not null, check (amount > 0)
  ) {table}`,
  'create index refund_payment on refund (payment)',
  'create index refund_next on refund (next_at) where next_at is not null',
  `create table awaiting_order (
    order_id {int} primary key references orders (id) on delete cascade, branch text not null, until {int} not null,
    only_online {int} not null
  ) {table}`,
  'create index awaiting_order_until on awaiting_order (until)',
]
