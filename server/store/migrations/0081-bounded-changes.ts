// How often somebody added to an office basket, and how often a guest changed a reservation: both have an end.
export const boundedChanges: readonly string[] = [
  'alter table basket add column adds {int} not null default 0',
  'alter table reservation add column changes {int} not null default 0',
]
