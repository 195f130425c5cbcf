// How many days after an order, a reservation or a message its personal data are erased: the default, and the choices.

export const personalDays = { usual: 30, least: 7, most: 365 } as const
export const personalMs = (days: number): number => days * 24 * 3_600_000

export const isPersonalDays = (days: number): boolean =>
  Number.isInteger(days) && days >= personalDays.least && days <= personalDays.most
