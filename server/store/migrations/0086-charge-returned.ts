// How much of what a customer's bank took back it has returned since: a payout has both.
export const chargeReturned: readonly string[] = [
  'alter table online_payment add column charge_returned {int} not null default 0',
]
