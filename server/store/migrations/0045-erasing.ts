// When it was erased who placed an order; and what was erased because somebody asked for it, by number and time without
// any name, so that a restored backup forgets it again.

export const erasing: readonly string[] = [
  'alter table orders add column erased_at {int}',
  'alter table archive drop column erased_at',
  `delete from setting where key = 'names.erased'`,
  `create table erasure (
    kind text not null check (kind in ('order', 'reservation', 'message', 'review')), record {int} not null,
    made_at {int} not null, at {int} not null, primary key (kind, record, made_at)
  ) {table}`,
]
