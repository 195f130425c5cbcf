// The shop is alerted when its housekeeping keeps failing, too.

const kinds = "kind in ('disk', 'backup', 'mail', 'housekeeping')"

export const housekeepingAlerts: readonly string[] = [
  `{postgres}alter table health_alert drop constraint health_alert_kind_check,
    add constraint health_alert_kind_check check (${kinds})`,
  // SQLite has no other way to change a check.
  `{sqlite}create table health_alert_new (
    id {id}, kind text not null check (${kinds}), machine text not null,
    since {int} not null, at {int} not null, closed_at {int}, ended text, finding text not null,
    check ((closed_at is null) = (ended is null))
  ) {table}`,
  '{sqlite}insert into health_alert_new select id, kind, machine, since, at, closed_at, ended, finding from health_alert',
  '{sqlite}drop table health_alert',
  '{sqlite}alter table health_alert_new rename to health_alert',
  '{sqlite}create unique index health_alert_open on health_alert (kind, machine) where closed_at is null',
  '{sqlite}create index health_alert_at on health_alert (at)',
]
