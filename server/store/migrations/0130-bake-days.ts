// What is made ahead: which items, how many were made and ticked on a day, and what was left in the evening (BAKE-1,
// BAKE-2).
export const bakeDays: readonly string[] = [
  'alter table item add column ahead text',
  `create table bake_day (
    branch text not null, day text not null, item text not null, made {int}, done {int} not null default 0,
    left_over {int}, sold_out_at {int}, at {int}, staff {int}, staff_name text not null default '',
    primary key (branch, day, item)
  ) {table}`,
]
