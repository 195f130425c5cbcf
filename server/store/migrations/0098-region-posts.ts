// Posts for a region: they hold at each branch that is in it (CHAIN-2).
export const regionPosts: readonly string[] = [
  `create table staff_region (
    staff {int} not null references staff (id) on delete cascade,
    region text not null references region (id), role text not null, primary key (staff, region)
  ) {table}`,
  'create index staff_region_region on staff_region (region)',
]
