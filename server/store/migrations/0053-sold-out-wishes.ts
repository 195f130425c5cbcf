// What customers want if something of their order is sold out, and which lines took the place of another by that.

export const soldOutWishes: readonly string[] = [
  "alter table orders add column if_sold_out text not null default 'ask' check (if_sold_out in ('ask', 'replace', 'leave-out'))",
  'alter table order_line add column replaced {int} not null default 0 check (replaced in (0, 1))',
]
