// How much one order may hold. Separate from the other rules of orders, because the first load needs only this.

export const limits = { quantity: 99, lines: 50, note: 500, name: 80, address: 200, cupName: 12 } as const
