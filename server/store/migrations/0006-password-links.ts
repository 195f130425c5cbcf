// The one-time links with which members choose a new password: one per account; a newer one replaces it.

export const passwordLinks: readonly string[] = [
  `create table password_link (
    staff {int} primary key references staff (id) on delete cascade, code_hash text not null unique,
    expires_at {int} not null, used_at {int}
  ) {table}`,
]
