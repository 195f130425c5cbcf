// Second factors: the secret of time codes, passkeys, recovery codes, and challenges that a passkey has answered.

export const secondFactor: readonly string[] = [
  // The last step whose code was used: no code is taken twice.
  `create table staff_totp (
    staff {int} primary key references staff (id) on delete cascade, secret text not null, set_at {int} not null,
    last_step {int} not null
  ) {table}`,
  `create table staff_passkey (
    id text primary key, staff {int} not null references staff (id) on delete cascade, site text not null,
    name text not null, public_key text not null, counter {int} not null, transports text not null,
    made_at {int} not null, used_at {int}
  ) {table}`,
  'create index staff_passkey_staff on staff_passkey (staff)',
  `create table recovery_code (
    staff {int} not null references staff (id) on delete cascade, code_hash text not null, used_at {int},
    primary key (staff, code_hash)
  ) {table}`,
  'create table spent_challenge (hash text primary key, at {int} not null) {table}',
]
