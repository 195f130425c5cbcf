// The columns by which the order list can be sorted, and the order in which a counter works through it.

export const orderSortings = ['id', 'customerName', 'address', 'phone', 'token', 'totalPrice', 'order'] as const
export type OrderSorting = (typeof orderSortings)[number]

/** `work`: what is to be made first, then what waits ready, what is for later, and what is over (`byWork`). */
export const listOrderings = [...orderSortings, 'work'] as const
export type ListOrdering = (typeof listOrderings)[number]

export const sortDirections = ['ascending', 'descending'] as const
export type SortDirection = (typeof sortDirections)[number]

/** Whether the column is sorted as numbers; the others are sorted as texts. */
export const isSortedByNumber = (sort: ListOrdering): boolean => ['id', 'totalPrice', 'order'].includes(sort)
