// What was erased may also be who stands on a gift card: the table is made anew without its list of kinds, which the
// rules have.
export const giftErasures: readonly string[] = [
  'alter table erasure rename to old_erasure',
  `create table erasure (
    kind text not null, record {int} not null, made_at {int} not null, at {int} not null,
    constraint erasure_record primary key (kind, record, made_at)
  ) {table}`,
  'insert into erasure (kind, record, made_at, at) select kind, record, made_at, at from old_erasure',
  'drop table old_erasure',
]
