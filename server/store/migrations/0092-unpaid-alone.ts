// What is unpaid of the orders that were handed over, without taking off what other customers are to be given back.
export const unpaidAlone: readonly string[] = [
  // What is being added meanwhile waits, so that it is counted once.
  '{postgres}lock table till_day in share row exclusive mode',
  `update till_day set out_due = (
    select coalesce(sum(due), 0) from orders
    where archive = 0 and branch = till_day.branch and course in ('placed', 'accepted') and status = 1 and due > 0
  ) where day = 'all'`,
]
