// Running sums of money by quarter of an hour, so that what a day took and what is unpaid are not summed from its orders.

/** Sums up what there is; also for a database that was filled without the calls. */
export const fillTillSums: readonly string[] = [
  `insert into till_sum (branch, kind, quarter, amount)
    select branch, 'unpaid', wanted_at / 900000, sum(total) from orders
    where archive = 0 and paid_at is null and wanted_known = 1 and course in ('placed', 'accepted')
    group by branch, wanted_at / 900000`,
  `insert into till_sum (branch, kind, quarter, amount)
    select branch, way, at / 900000, sum(amount) from payment group by branch, way, at / 900000`,
  `insert into till_sum (branch, kind, quarter, amount)
    select branch, 'rounding', at / 900000, sum(rounding) from payment group by branch, at / 900000`,
]

export const tillSums: readonly string[] = [
  '{postgres} set local statement_timeout = 0',
  `create table till_sum (
    branch text not null, kind text not null check (kind in ('cash', 'card', 'other', 'rounding', 'unpaid')),
    quarter {int} not null, amount {int} not null, primary key (branch, kind, quarter)
  ) {table}`,
  ...fillTillSums,
  // What the sums replace.
  'drop index orders_unpaid',
  'drop index payment_day',
  // With the course in the index SQLite prefers them to the board's, which would walk over the whole day.
  'drop index orders_unsold',
  'drop index orders_to_give_back',
  `create index orders_unsold on orders (branch, archive, course, placed_at, total)
    where archive = 0 and course in ('refused', 'cancelled', 'not-collected')`,
  `create index orders_to_give_back on orders (branch, archive, course, paid_amount)
    where archive = 0 and paid_at is not null and course in ('refused', 'cancelled', 'not-collected')`,
]
