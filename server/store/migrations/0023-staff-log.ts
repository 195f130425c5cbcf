// The staff log: who did what, when and where. `about` holds the folded words by which an entry is found.

export const staffLog: readonly string[] = [
  `create table staff_log (
    id {id}, at {int} not null, staff {int} not null, staff_name text not null, act text not null, branch text,
    about text not null, data text not null
  ) {table}`,
  'create index staff_log_at on staff_log (at)',
]
