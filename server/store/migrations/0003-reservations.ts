// Keys that keep a review and a reservation from being saved twice; how long a reservation lasts, and its cancellation.

export const reservations: readonly string[] = [
  'alter table review add column key text',
  'create unique index review_key on review (key)',
  'alter table reservation add column stay {int} not null default 135 check (stay > 0)',
  'alter table reservation add column key text',
  'alter table reservation add column cancelled_at {int}',
  'create unique index reservation_key on reservation (key)',
]
