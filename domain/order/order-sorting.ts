// By what the order list can be sorted: its columns, named as the list names them.

export const orderSortings = ['id', 'customerName', 'address', 'phone', 'token', 'totalPrice', 'order'] as const
export type OrderSorting = (typeof orderSortings)[number]

export const sortDirections = ['ascending', 'descending'] as const
export type SortDirection = (typeof sortDirections)[number]

/** What is sorted as a number; the others are texts. */
export const isSortedByNumber = (sort: OrderSorting): boolean => ['id', 'totalPrice', 'order'].includes(sort)
