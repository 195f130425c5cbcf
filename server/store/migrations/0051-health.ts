// What each server says of itself, and what the shop was alerted to of its machine: disk, backup, mail.

export const health: readonly string[] = [
  'create table server_report (server text primary key, since {int} not null, at {int} not null, report text not null) {table}',
  `create table health_alert (
    id {id}, kind text not null check (kind in ('disk', 'backup', 'mail')), machine text not null,
    since {int} not null, at {int} not null, closed_at {int}, ended text, finding text not null,
    check ((closed_at is null) = (ended is null))
  ) {table}`,
  // Whoever of several servers is first opens it.
  'create unique index health_alert_open on health_alert (kind, machine) where closed_at is null',
  'create index health_alert_at on health_alert (at)',
]
