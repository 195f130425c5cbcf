// The address of the stamp card. It loads with the card, not with the first page.

export const stampAddresses = { 'stamps.card': 'POST /api/stamps' } as const
