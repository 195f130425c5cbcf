// Running sums by day and for all days together, so that neither list nor takings sum orders; and indexes by which a page
// of the list, the board and the gate read the rows that they show, however many orders and branches there are.

/** The columns by which the list is sorted, each with what it leaves to the end. */
const sortings = [
  ['name', 'name_key', `and name_key <> ''`],
  ['address', 'address_key', `and address_key <> ''`],
  ['phone', 'phone', `and phone <> ''`],
  ['token', 'token', ''],
  ['total', 'total', ''],
] as const

export const tillDays: readonly string[] = [
  '{postgres} set local statement_timeout = 0',
  'drop table till_sum',
  // `day` is a date by the branch's own clock, or 'all'. The server fills it when it starts.
  `create table till_day (
    branch text {binary} not null, day text {binary} not null,
    cash {int} not null, card {int} not null, other {int} not null, rounding {int} not null, sold {int} not null,
    orders {int} not null, unpaid {int} not null, give_back {int} not null, primary key (branch, day)
  ) {table}`,
  // What the sums replace.
  `delete from setting where key = 'orders.moved'`,
  'drop index orders_unsold',
  'drop index orders_to_give_back',
  '{postgres} drop index orders_cash',
  '{postgres} alter table orders drop column tx',
  // The list of one branch, and that of all branches.
  'drop index orders_list',
  'create index orders_list on orders (branch, id) where archive = 0',
  'create index orders_list_all on orders (id) where archive = 0',
  ...sortings.map(
    ([name, column, filled]) =>
      `create index orders_all_by_${name} on orders (${column}, id) where archive = 0 ${filled}`,
  ),
  // Open orders are few: what only they need is no longer kept of the others.
  'drop index orders_board',
  'create index orders_board on orders (branch, wanted_at) where archive = 0 and status = 0',
  'create index orders_open on orders (branch, id) where archive = 0 and status = 0',
  'create index orders_open_all on orders (id) where archive = 0 and status = 0',
  `create index orders_waiting on orders (branch) where archive = 0 and status = 0 and course = 'placed'`,
  'drop index orders_to_see',
  'create index orders_to_see on orders (branch, wanted_at) where archive = 0 and to_see is not null',
  'create index slot_held_at on slot_held (branch, slot_start)',
]
