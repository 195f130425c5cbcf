// Arrivals are marked until staff have seen them; reservations are mailed to their branch; ended sessions are recorded.

export const arrivals: readonly string[] = [
  'alter table staff_session add column ended {int} not null default 0 check (ended in (0, 1))',
  'alter table reservation add column seen {int} not null default 0 check (seen in (0, 1))',
  'update reservation set seen = 1',
  'create index reservation_seen on reservation (branch, seen)',
  'create index contact_message_seen on contact_message (seen)',
  `create table reservation_mail (
    reservation {int} not null references reservation (id) on delete cascade, branch text not null,
    about text not null check (about in ('new', 'changed', 'moved')),
    state text not null check (state in ('waiting', 'done', 'given_up')),
    since {int} not null, tries {int} not null check (tries >= 0), next_at {int} not null, error text not null,
    primary key (reservation, branch)
  ) {table}`,
  'create index reservation_mail_due on reservation_mail (state, next_at)',
]
