// Which boards are open, what the shop was alerted to, and the notices that go out about it, by mail or web hook.

export const watch: readonly string[] = [
  `create table board_seen (
    branch text not null references branch (id) on delete cascade, board text not null, staff {int} not null,
    at {int} not null, primary key (branch, board)
  ) {table}`,
  `create table alert (
    id {id}, kind text not null check (kind in ('no-board', 'unheard')), branch text not null, order_id {int},
    since {int} not null, at {int} not null, closed_at {int}, ended text,
    check ((kind = 'unheard') = (order_id is not null)), check ((closed_at is null) = (ended is null))
  ) {table}`,
  // Whoever of several servers is first opens it. An order has one alert in its life.
  'create unique index alert_order on alert (order_id) where order_id is not null',
  'create unique index alert_open on alert (kind, branch) where order_id is null and closed_at is null',
  'create index alert_at on alert (branch, at)',
  `create table web_hook (
    id {id}, url text not null, secret text not null, events text not null, lang text not null,
    at {int} not null
  ) {table}`,
  `create table notice (
    id text primary key, event text not null, branch text, at {int} not null, data text not null
  ) {table}`,
  'create index notice_at on notice (at)',
  `create table notice_delivery (
    notice text not null references notice (id) on delete cascade, channel text not null,
    hook {int} references web_hook (id) on delete cascade,
    state text not null check (state in ('waiting', 'done', 'given_up')),
    since {int} not null, tries {int} not null check (tries >= 0), next_at {int} not null, error text not null,
    primary key (notice, channel), check ((channel = 'mail') = (hook is null))
  ) {table}`,
  'create index notice_delivery_due on notice_delivery (state, next_at)',
  'create index notice_delivery_hook on notice_delivery (hook, since)',
]
