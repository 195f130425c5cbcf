// What the owner sets about the stamp card, and what a voucher of it pays for (STAMP-1).
import type { Cents } from '#domain/shared/money.ts'

export interface StampRules {
  readonly on: boolean
  /** 10: after nine stamps the tenth piece is free. */
  readonly every: number
  /** What a voucher pays at most. */
  readonly worth: Cents
  /** The categories whose items give a stamp each, and that a voucher pays for. */
  readonly categories: readonly string[]
  /** What a counter without a connection gives for vouchers, until the shop has heard of them. */
  readonly offline: Cents
}

export const usualStampRules: StampRules = { on: false, every: 10, worth: 500, categories: [], offline: 2000 }

export const stampBounds = {
  every: { least: 2, most: 50 },
  worth: { least: 50, most: 5000 },
  offline: { least: 0, most: 100_000 },
} as const

/** The most that a device keeps and sends. */
export const mostOnCard = { tokens: 10, stamps: 100, vouchers: 20 } as const

/** Whether an item counts, by its id. */
export type CountsForStamps = (item: string) => boolean

export interface StampVoucher {
  readonly worth: Cents
  readonly counts: CountsForStamps
}
