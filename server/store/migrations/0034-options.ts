// Option groups: edited once, used by items and whole categories; what is out of stock of them; what a line chose.

export const options: readonly string[] = [
  `create table option_group (
    id text primary key, name text not null, kind text not null check (kind in ('one', 'many', 'remove')),
    min {int} not null check (min >= 0), max {int} check (max >= 1), included {int} not null check (included >= 0),
    position {int} not null
  ) {table}`,
  // Who brings a cup of their own never pays more for it (Regulation (EU) 2025/40, article 32).
  `create table shop_option (
    id text primary key, group_id text not null references option_group (id) on delete cascade, name text not null,
    kitchen_name text not null, price {int} not null, most {int} not null check (most between 1 and 99),
    making text not null, declaration text, own_cup {int} not null check (own_cup = 0 or price <= 0), hidden {int} not null,
    position {int} not null
  ) {table}`,
  'create index shop_option_group on shop_option (group_id)',
  // The owner of a use is an item or a category; its groups are asked for in the order of their positions.
  `create table group_use (
    owner_kind text not null check (owner_kind in ('item', 'category')), owner text not null, position {int} not null,
    group_id text not null references option_group (id) on delete cascade, settings text not null,
    primary key (owner_kind, owner, position)
  ) {table}`,
  `create table option_out (
    option text not null references shop_option (id) on delete cascade,
    branch text not null references branch (id) on delete cascade, until {int}, primary key (option, branch)
  ) {table}`,
  'create index option_out_until on option_out (until)',
  "alter table order_line add column options text not null default '[]'",
]
