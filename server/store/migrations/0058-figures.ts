// What is counted of each day of a branch for the owner's figures.
export const figures: readonly string[] = [
  `create table figure (
    branch text not null, day text not null, kind text not null, subject text not null, amount {int} not null,
    primary key (branch, day, kind, subject)
  ) {table}`,
]
