// Hidden and removed branches, hidden categories, and the old site's name of an item's picture.

export const hidden: readonly string[] = [
  'alter table branch add column hidden {int} not null default 0 check (hidden in (0, 1))',
  'alter table branch add column removed_at {int}',
  'alter table category add column hidden {int} not null default 0 check (hidden in (0, 1))',
  'alter table item add column legacy_image text',
]
