// Since when the shop keeps what was paid for an order that nobody collected.
export const keptMoney: readonly string[] = ['alter table orders add column kept_at {int}']
