// The columns by which the order list can be sorted.

export const orderSortings = ['id', 'customerName', 'address', 'phone', 'token', 'totalPrice', 'order'] as const
export type OrderSorting = (typeof orderSortings)[number]

export const sortDirections = ['ascending', 'descending'] as const
export type SortDirection = (typeof sortDirections)[number]

/** Whether the column is sorted as numbers; the others are sorted as texts. */
export const isSortedByNumber = (sort: OrderSorting): boolean => ['id', 'totalPrice', 'order'].includes(sort)
