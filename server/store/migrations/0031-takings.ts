// Every payment and every undoing of one, each day that was closed, and when the archive forgot whose orders they were.
// What customers paid before is noted as it stands in their orders.

export const takings: readonly string[] = [
  '{postgres} set local statement_timeout = 0',
  // Append only: a payment is undone by another row with the opposite amount. No reference to orders: it outlives them.
  `create table payment (
    id {id}, order_id {int} not null, branch text not null, at {int} not null,
    way text not null check (way in ('cash', 'card', 'other')), amount {int} not null, rounding {int} not null,
    day_record {int}
  ) {table}`,
  'create index payment_day on payment (branch, at, way, amount, rounding)',
  'create index payment_open on payment (branch) where day_record is null',
  `insert into payment (order_id, branch, at, way, amount, rounding)
    select id, branch, paid_at, paid_way, paid_amount, paid_amount - total from orders
    where paid_at is not null and paid_way is not null and paid_amount is not null
      and course in ('placed', 'accepted')`,
  // Never deleted.
  `create table day_record (
    id {id}, branch text not null references branch (id), day text not null, at {int} not null, staff {int},
    staff_name text not null, archive {int}, brought_back_at {int}, data text not null
  ) {table}`,
  'create index day_record_branch on day_record (branch, id)',
  'create index day_record_archive on day_record (archive) where archive is not null',
  'alter table archive add column erased_at {int}',
  `create index orders_unpaid on orders (branch, wanted_at, total)
    where archive = 0 and paid_at is null and wanted_known = 1 and course in ('placed', 'accepted')`,
  `create index orders_to_give_back on orders (branch, paid_amount)
    where archive = 0 and paid_at is not null and course in ('refused', 'cancelled', 'not-collected')`,
  'create index orders_archived on orders (archive) where archive <> 0',
]
