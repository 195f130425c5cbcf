// How much an office basket may hold, and what can be wrong with what somebody adds to one (GROUP-1).

/**
 * `name` in characters; `lines` of one person. All of them together may be as many as in any order. `adds`: how often
 * people may add in all, what was taken out again included.
 */
export const basketLimits = { people: 20, name: 20, lines: 10, adds: 300 } as const

/** Who pays: the opener at the counter or online, or each their own share online. */
export const basketPayers = ['counter', 'online', 'each'] as const
export type BasketPayer = (typeof basketPayers)[number]

export const basketProblems = [
  'basket_too_soon',
  'basket_day_ends',
  'basket_full',
  'basket_takes_longer',
  'basket_too_dear',
  'basket_open_already',
  'basket_invoice',
  'basket_name_long',
] as const
