// Vouchers of the stamp card, the pieces of stamps that they are made of, and what one took off a line of an order.
export const stamps: readonly string[] = [
  `create table stamp_voucher (
    id text {binary} primary key, worth {int} not null, at {int} not null, order_id {int}, branch text {binary},
    spent_at {int}, spent_key text {binary}, copied_by text {binary}
  ) {table}`,
  'create index stamp_voucher_copied on stamp_voucher (id) where copied_by is not null',
  'create index stamp_voucher_order on stamp_voucher (order_id) where order_id is not null',
  `create table stamp_used (
    stamp text {binary} not null, piece {int} not null,
    voucher text {binary} not null references stamp_voucher (id) on delete cascade, primary key (stamp, piece)
  ) {table}`,
  'alter table order_line add column voucher_off {int} not null default 0',
]
