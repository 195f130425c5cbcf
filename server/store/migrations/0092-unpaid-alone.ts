// What is unpaid of the orders that were handed over, without taking off what other customers are to be given back.
export const unpaidAlone: readonly string[] = [
  // What is being added meanwhile waits, so that it is counted once.
  '{postgres}lock table till_day in share row exclusive mode',
  `update till_day set out_due = 0 where day = 'all' and out_due <> 0`,
  // The orders are read once for all branches.
  `update till_day set out_due = unpaid.due from (
    select branch, sum(due) as due from orders
    where archive = 0 and course in ('placed', 'accepted') and status = 1 and due > 0 group by branch
  ) as unpaid where till_day.branch = unpaid.branch and day = 'all'`,
]
