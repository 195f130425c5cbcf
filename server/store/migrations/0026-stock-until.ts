// Until when an item is out of stock at a branch; null: until further notice, as in every row of before.

export const stockUntil: readonly string[] = [
  'alter table stock_out add column until {int}',
  'create index stock_out_until on stock_out (until)',
]
