// Whether the time for which an order was wanted is known. If not, wanted_at only gives its position among the others.
// An order placed here has its checkout; one without it, wanted at the moment it was placed, was imported.

export const wantedTime: readonly string[] = [
  '{postgres} set local statement_timeout = 0',
  'alter table orders add column wanted_known {int} not null default 1 check (wanted_known in (0, 1))',
  `update orders set wanted_known = 0 where wanted_at = placed_at
    and not exists (select 1 from checkout where checkout.order_id = orders.id)`,
]
