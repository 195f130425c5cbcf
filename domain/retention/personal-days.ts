// After how many days who ordered, reserved or wrote is erased: what is usual, and what the owner can choose.

export const personalDays = { usual: 30, least: 7, most: 365 } as const
export const personalMs = (days: number): number => days * 24 * 3_600_000

export const isPersonalDays = (days: number): boolean =>
  Number.isInteger(days) && days >= personalDays.least && days <= personalDays.most
