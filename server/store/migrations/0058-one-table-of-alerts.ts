// Alerts of branches and of what the shop needs to run stand in one table; `place` is the branch or the machine.
export const oneTableOfAlerts: readonly string[] = [
  `create table all_alerts (
    id {id}, kind text not null, place text not null, order_id {int}, since {int} not null, at {int} not null,
    closed_at {int}, ended text, finding text,
    check ((kind = 'unheard') = (order_id is not null)), check ((closed_at is null) = (ended is null))
  ) {table}`,
  `insert into all_alerts (kind, place, order_id, since, at, closed_at, ended, finding)
    select kind, branch, order_id, since, at, closed_at, ended, null from alert order by id`,
  `insert into all_alerts (kind, place, order_id, since, at, closed_at, ended, finding)
    select kind, machine, null, since, at, closed_at, ended, finding from health_alert order by id`,
  'drop table alert',
  'drop table health_alert',
  'alter table all_alerts rename to alert',
  // The first of several servers opens an alert. An order has one in its life.
  'create unique index alert_order on alert (order_id) where order_id is not null',
  'create unique index alert_open on alert (kind, place) where order_id is null and closed_at is null',
  'create index alert_at on alert (place, at)',
  // What was found is part of the alert now; one that was told before is on the page of alerts.
  `delete from notice where data like '{"health"%'`,
]
