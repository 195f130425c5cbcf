// How each branch stands to the registered till, and since when (REG-1).
export const tillDuty: readonly string[] = [
  `alter table branch add column till_duty text not null default 'none'`,
  'alter table branch add column till_since {int} not null default 0',
]
