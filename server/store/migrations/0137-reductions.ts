// Reductions of prices: the rules, what orders used of a code, what lines keep of a rule, and items that keep
// (PRICE-1 to PRICE-3).
export const reductions: readonly string[] = [
  `create table reduction (
    id text primary key, name text not null, active {int} not null, what text not null, how text not null, beside text,
    times text, branches text, code text, uses {int}, uses_each {int}, used {int} not null default 0,
    changed_at {int} not null
  ) {table}`,
  'create unique index reduction_by_code on reduction (code)',
  `create table reduction_use (
    order_id {int} primary key, reduction text not null, returned {int} not null default 0
  ) {table}`,
  'create index reduction_use_by_rule on reduction_use (reduction, returned)',
  'alter table order_line add column reduction text',
  'alter table item add column keeps {int} not null default 0',
]
