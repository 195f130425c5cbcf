// The order list sorts by every column over all orders, and its cash is summed once; no index of a column holds
// archived orders. On PostgreSQL, `tx` tells which orders no slower transaction can precede any longer; old orders are
// all settled.

export const orderList: readonly string[] = [
  '{postgres} set local statement_timeout = 0',
  `alter table orders add column name_key text {binary} not null default ''`,
  `alter table orders add column address_key text {binary} not null default ''`,
  '{postgres} alter table orders alter column phone type text collate "C", alter column token type text collate "C"',
  // The search column has the folded token, name, phone and address, one per line.
  '{sqlite} update orders set name_key = substr(search, 10, instr(substr(search, 10), char(10)) - 1)',
  `{postgres} update orders set name_key = split_part(search, chr(10), 2)`,
  `update orders set address_key = case when table_number is null
    then substr(search, 12 + length(name_key) + length(phone), 200)
    else substr(cast(10000 + table_number as text), 2) end, name_key = substr(name_key, 1, 200)`,
  '{postgres} alter table orders add column tx xid8',
  '{postgres} alter table orders alter column tx set default pg_current_xact_id()',
  'drop index orders_cash',
  'drop index orders_list',
  '{sqlite} create index orders_list on orders (branch, archive, id, placed_at, total)',
  // With the branch first, PostgreSQL would rather walk the primary key, past all archived orders.
  '{postgres} create index orders_list on orders (id) where archive = 0',
  '{postgres} create index orders_cash on orders (branch, archive, tx, placed_at, total)',
  `create index orders_by_name on orders (branch, name_key, id) where archive = 0 and name_key <> ''`,
  `create index orders_by_address on orders (branch, address_key, id) where archive = 0 and address_key <> ''`,
  `create index orders_by_phone on orders (branch, phone, id) where archive = 0 and phone <> ''`,
  'create index orders_by_token on orders (branch, token, id) where archive = 0',
  'create index orders_by_total on orders (branch, total, id) where archive = 0',
]
