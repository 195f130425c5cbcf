// Reviews that wait for staff, the order that a review is about, and the network that it came from. Those of before count.

export const waitingReviews: readonly string[] = [
  'alter table review add column waiting {int} not null default 0 check (waiting in (0, 1))',
  'alter table review add column of_order {int}',
  'alter table review add column asked_from text',
  'create unique index review_of_order on review (of_order) where of_order is not null',
  'create index review_asked_from on review (asked_from, id) where asked_from is not null',
]
