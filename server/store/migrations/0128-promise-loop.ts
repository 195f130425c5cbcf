// A promise that is held by a loop (QUOTE-1): the work that waits, what an order was promised by, what each branch has
// learned, and who is on shift. The tables of the nightly factors stay: a server of the last version that still runs
// reads them.
export const promiseLoop: readonly string[] = [
  'alter table orders add column work_left {int} not null default 0',
  'alter table orders add column quoted_at {int}',
  'alter table orders add column work_ahead {int}',
  'alter table orders add column loop_minutes {int}',
  'alter table orders add column least_making {int}',
  'drop index orders_board',
  'create index orders_board on orders (branch, wanted_at, making, work_left, course) where archive = 0 and status = 0',
  'drop index orders_made',
  `create index orders_made on orders (branch, ready_at, first_promised_at, work_ahead, quoted_at, loop_minutes)
    where ready_at is not null`,
  'alter table branch add column shift_hands {int} not null default 0',
  'alter table branch add column shift_until {int}',
  'alter table branch add column usual_hands {int} not null default 2',
  'alter table branch add column late_percent {int} not null default 10',
  'alter table branch add column kept_shown {int} not null default 0',
  'create table branch_pace (branch text primary key references branch (id), state text not null) {table}',
]
