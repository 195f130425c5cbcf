// How much of each slot is taken, and by which order (TIME-2). The check is a second wall beneath the guarded update.

export const slots: readonly string[] = [
  `create table slot_load (
    branch text not null references branch (id) on delete cascade, meter text not null, slot_start {int} not null,
    used {int} not null, cap {int} not null check (cap >= 0), check (used >= 0 and used <= cap),
    primary key (branch, meter, slot_start)
  ) {table}`,
  'create index slot_load_old on slot_load (slot_start)',
  `create table slot_held (
    order_id {int} not null references orders (id) on delete cascade, branch text not null, meter text not null,
    slot_start {int} not null, weight {int} not null check (weight > 0), primary key (order_id, meter, slot_start)
  ) {table}`,
]
