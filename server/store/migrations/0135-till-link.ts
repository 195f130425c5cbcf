// The link of a branch to its registered till, and the messages that it gets: numbered, and kept as they were sent
// (REG-3).
export const tillLink: readonly string[] = [
  // The secret signs, so it must be kept readable. `last`: the number of the newest message.
  `create table till_link (
    branch text primary key, url text not null default '', secret text not null default '',
    lang text not null default 'nl', last {int} not null default 0, since {int} not null
  ) {table}`,
  `create table till_message (
    branch text not null, number {int} not null, id text {binary} not null unique,
    order_id {int} not null references orders (id) on delete cascade, kind text not null, body text not null,
    ticket text, aside text not null default '', state text not null, since {int} not null, tries {int} not null,
    next_at {int} not null, error text not null, primary key (branch, number)
  ) {table}`,
  'create index till_message_order on till_message (order_id, number)',
  'create index till_message_day on till_message (branch, since)',
  `create index till_message_open on till_message (branch, number) where state <> 'done'`,
]
