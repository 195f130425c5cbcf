// The displays of a branch: screens for guests. Only the hash of a display's key is stored.

export const displays: readonly string[] = [
  `create table display (
    id {id}, branch text not null references branch (id) on delete cascade, name text not null,
    languages text not null, key_hash text not null unique, at {int} not null, withdrawn_at {int}
  ) {table}`,
  'create index display_branch on display (branch, id)',
]
