// What items that keep cost at each branch, and since when, for the lowest price of the last 30 days (PRICE-3).
export const keptPrices: readonly string[] = [
  `create table kept_price (
    item text not null, size text not null, branch text not null, price {int} not null, from_at {int} not null,
    until_at {int}, primary key (branch, item, size, from_at)
  ) {table}`,
]
