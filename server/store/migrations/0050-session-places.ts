// Of each session: from which network it was used last, when its member last typed the password, and whether a second
// factor has to be set up first. Of a link for a new password: whether it also removes the second factor.

export const sessionPlaces: readonly string[] = [
  "alter table staff_session add column network text not null default ''",
  'alter table staff_session add column confirmed_at {int} not null default 0',
  'alter table staff_session add column held {int} not null default 0',
  'alter table password_link add column drops_factor {int} not null default 0',
]
