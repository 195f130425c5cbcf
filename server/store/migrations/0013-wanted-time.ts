// Whether it is known for when an order was wanted. Where it is not, wanted_at only says where it stands among the others.
// What was ordered here has its checkout; an order without one, wanted in the moment it was placed, was taken over.

export const wantedTime: readonly string[] = [
  '{postgres} set local statement_timeout = 0',
  'alter table orders add column wanted_known {int} not null default 1 check (wanted_known in (0, 1))',
  `update orders set wanted_known = 0 where wanted_at = placed_at
    and not exists (select 1 from checkout where checkout.order_id = orders.id)`,
]
