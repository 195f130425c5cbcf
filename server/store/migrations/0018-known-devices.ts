// The devices on which accounts signed in before, and the network from which a waiting account was requested.

export const knownDevices: readonly string[] = [
  `create table staff_device (
    token_hash text not null, staff {int} not null references staff (id) on delete cascade, seen_at {int} not null,
    primary key (token_hash, staff)
  ) {table}`,
  'create index staff_device_staff on staff_device (staff)',
  'alter table staff add column asked_from text',
  "create index staff_waiting on staff (asked_at) where state = 'pending'",
]
