// What is to be rung up of orders that have left the list (REG-2), and the food that is eaten at a branch, by day
// (REG-4). It is run again while servers of the version before, which do not count the food, are replaced.
export const ringUps: readonly string[] = [
  `create index if not exists orders_left_unsettled on orders (branch, placed_at) where archive > 0 and due <> 0`,
  `create index if not exists figure_eaten on figure (branch, day, amount) where kind = 'eaten'`,
]
