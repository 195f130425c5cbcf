// Who paid somebody else's share of an office basket; null: the person whose share it is.
export const paidBy: readonly string[] = ['alter table online_payment add column paid_by {int}']
