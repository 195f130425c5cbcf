// Who ordered, as keyed hashes alone: to notice fake orders, to block who places them, and who asks to be let in (SAFE-5).

export const guard: readonly string[] = [
  `create table order_origin (
    order_id {int} primary key references orders (id) on delete cascade, device text not null, phone text not null,
    asked_from text not null, kind text not null, standing text not null check (standing in ('known', 'seen', 'new')),
    total {int} not null, at {int} not null
  ) {table}`,
  `create index order_origin_device on order_origin (device) where device <> ''`,
  `create index order_origin_phone on order_origin (phone) where phone <> ''`,
  `create index order_origin_kind on order_origin (kind, standing) where kind <> ''`,
  'create index order_origin_at on order_origin (at)',
  `create table order_block (
    id {id}, branch text not null references branch (id) on delete cascade, order_id {int} not null,
    code text not null, device text not null, phone text not null, asked_from text not null, kind text not null,
    at {int} not null, until {int} not null, by_name text not null
  ) {table}`,
  'create index order_block_until on order_block (until)',
  `create table order_ask (
    id {id}, branch text not null references branch (id) on delete cascade, key text not null unique,
    device text not null, asked_from text not null, code text not null, name text not null, total {int} not null,
    pieces {int} not null, why text not null, at {int} not null,
    state text not null check (state in ('waiting', 'let-in', 'declined', 'done')), answered_at {int}
  ) {table}`,
  `create index order_ask_device on order_ask (device) where device <> ''`,
]
