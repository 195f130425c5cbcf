// Which gift card a payment online buys: one with neither an order nor a card is the owner's own, to try it out.
export const giftPayments: readonly string[] = [
  'alter table online_payment add column gift {int}',
  'create index online_payment_gift on online_payment (gift) where gift is not null',
]
