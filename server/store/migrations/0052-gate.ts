// The gate counts by connection and by browser, no longer by what a customer says; an ask keeps what was ordered (SAFE-5).

export const gate: readonly string[] = [
  'drop index order_origin_phone',
  'drop index order_origin_kind',
  'alter table order_origin drop column phone',
  'alter table order_origin drop column kind',
  'create index order_origin_near on order_origin (substr(asked_from, 1, 8), at)',
  'alter table order_block drop column phone',
  'alter table order_block drop column kind',
  'alter table order_block add column wide {int} not null default 0 check (wide in (0, 1))',
  `alter table order_ask add column lines text not null default '[]'`,
]
