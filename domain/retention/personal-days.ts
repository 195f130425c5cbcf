// After how many days the people who ordered, reserved or wrote are erased: the default, and what the owner can choose.

export const personalDays = { usual: 30, least: 7, most: 365 } as const
export const personalMs = (days: number): number => days * 24 * 3_600_000

export const isPersonalDays = (days: number): boolean =>
  Number.isInteger(days) && days >= personalDays.least && days <= personalDays.most
