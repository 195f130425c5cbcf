// One table for the keys of all forms: orders, messages, reviews and reservations. No earlier key is lost. The columns
// `key` of review, reservation and contact_message stay for servers of the previous version during an update; nothing
// reads them any longer.

const columns = 'key, call, body_hash, made, at'

export const idempotencyKeys: readonly string[] = [
  `{sqlite} create table idempotency_key (
    key text not null, call text not null, body_hash text not null, made integer not null, at integer not null,
    primary key (key, call)
  ) strict, without rowid`,
  `{sqlite} insert into idempotency_key (${columns}) select key, 'orders.place', body_hash, order_id, at from checkout`,
  '{sqlite} drop table checkout',
  '{postgres} alter table checkout rename to idempotency_key',
  '{postgres} alter table idempotency_key rename column order_id to made',
  '{postgres} alter table idempotency_key drop constraint checkout_order_id_fkey, drop constraint checkout_pkey',
  '{postgres} drop index checkout_order',
  `{postgres} alter table idempotency_key add column call text not null default 'orders.place', add primary key (key, call)`,
  // A server of the previous version can still place orders, and both know each other's keys.
  `{postgres} create view checkout as
    select key, body_hash, made as order_id, at from idempotency_key where call = 'orders.place'`,
  'create index idempotency_key_at on idempotency_key (at)',
  `insert into idempotency_key (${columns})
    select key, 'contact.send', body_hash, id, at from contact_message where key is not null`,
  // No hash of these forms is stored, so anything sent under such a key counts as the same.
  `insert into idempotency_key (${columns}) select key, 'reviews.submit', '', id, at from review where key is not null`,
  `insert into idempotency_key (${columns})
    select key, 'reservations.place', '', id, at from reservation where key is not null`,
]
