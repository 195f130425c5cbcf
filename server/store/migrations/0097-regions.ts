// The regions of a chain. A branch is in one of them or in none (CHAIN-2).
export const regions: readonly string[] = [
  'create table region (id text primary key, position {int} not null, name text not null) {table}',
  'alter table branch add column region text references region (id)',
  'create index branch_region on branch (region) where region is not null',
]
