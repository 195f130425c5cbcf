// How a branch stands to the registered till, and what of us the law leaves there (REG-1, REG-2).

/**
 * What the owner says of a branch: no registered till is needed; there is one, and each order is rung up by hand; or
 * there is one, to which every sale is sent.
 */
export const tillDuties = ['none', 'by-hand', 'linked'] as const
export type TillDuty = (typeof tillDuties)[number]

/**
 * Whether staff see what an order costs, on screens and on slips. Where each order is rung up by hand they do not: an
 * order site that shows them prices counts as a register itself.
 */
export const showsPrices = (duty: TillDuty): boolean => duty !== 'by-hand'

/** Whether we take payments there, at the counter, online or by gift card. Otherwise the till alone takes them. */
export const takesPayment = (duty: TillDuty): boolean => duty !== 'by-hand'
