// How much one order may hold; apart from the other rules of orders, because the first load needs no more.

export const limits = { quantity: 99, lines: 50, note: 500, name: 80, address: 200 } as const
