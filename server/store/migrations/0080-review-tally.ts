// How many reviews count with each set of stars, 0 for none, so that the summary reads a few rows however many reviews
// there are.
export const reviewTally: readonly string[] = [
  `create table review_tally (
    food {int} not null, service {int} not null, value {int} not null, atmosphere {int} not null, times {int} not null,
    primary key (food, service, value, atmosphere)
  ) {table}`,
  `insert into review_tally (food, service, value, atmosphere, times)
    select coalesce(food, 0), coalesce(service, 0), coalesce(value, 0), coalesce(atmosphere, 0), count(*)
    from review where waiting = 0 group by 1, 2, 3, 4`,
  'create index review_waiting on review (id) where waiting = 1',
]
