// What is learned of how long orders take, by branch, weekday and hour (TIME-7); when pages were last told of new times;
// and an index that finds what a branch made ready last.

export const pace: readonly string[] = [
  `create table quote_factor (
    branch text not null references branch (id) on delete cascade, weekday {int} not null check (weekday between 1 and 7),
    hour {int} not null check (hour between 0 and 23), factor {real} not null check (factor > 0), day text not null,
    primary key (branch, weekday, hour)
  ) {table}`,
  // Whoever of several servers is first learns of a day.
  `create table quote_learned (
    branch text primary key references branch (id) on delete cascade, day text not null
  ) {table}`,
  `create table times_told (
    branch text primary key references branch (id) on delete cascade, at {int} not null
  ) {table}`,
  'create index orders_made on orders (branch, ready_at) where ready_at is not null',
]
