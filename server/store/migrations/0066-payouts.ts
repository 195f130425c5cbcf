// What the provider paid out, and each part of it beside what the shop booked.
export const payouts: readonly string[] = [
  `create table payout (
    id text primary key, reference text not null, at {int} not null, net {int} not null, fees {int} not null,
    gross {int} not null, parts {int} not null, booked_at {int}
  ) {table}`,
  'create index payout_at on payout (at) where booked_at is not null',
  `create table payout_part (
    kind text not null, id text not null, payout text not null references payout (id), payment text not null,
    amount {int} not null, booked {int}, state text not null, primary key (kind, id, payout)
  ) {table}`,
  'create index payout_part_payout on payout_part (payout)',
  'create index payout_part_payment on payout_part (payment)',
  `create index payout_part_open on payout_part (payout) where state <> 'matched'`,
  'alter table online_payment add column payout text',
  'create index online_payment_held on online_payment (mode, settled_at) where settled_at is not null and payout is null',
  'create index online_payment_charged on online_payment (settled_at) where charged_back > 0',
  'create index online_payment_tried on online_payment (at) where order_id is null',
  'create index refund_provider on refund (provider_id) where provider_id is not null',
  `create index refund_stuck on refund (ended_at) where status = 'failed' and ended_by = ''`,
]
