// What was imported from the old site, so that a second import recognizes it and leaves it alone.

export const legacy: readonly string[] = [
  `create table legacy (
    kind text not null check (kind in ('order', 'review', 'reservation', 'shopstatus', 'message')),
    key text not null, at {int} not null, primary key (kind, key)
  ) {table}`,
  'create unique index item_legacy_id on item (legacy_id)',
]
