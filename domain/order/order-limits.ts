// How much one order may hold. Separate from the other rules of orders, because the first load needs only this.

export const limits = { quantity: 99, lines: 50, note: 500, name: 80, address: 200, cupName: 12 } as const

/** How much a customer may order at once; staff may enter more. No coffee bar makes more of one order. */
export const orderBounds = { pieces: 200, notes: 5000 } as const
