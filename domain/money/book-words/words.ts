// What the words of the books are, in every language.
import type { PaidAtRate } from '../paid-by-rate.ts'

export interface BookWords {
  readonly ways: Readonly<Record<PaidAtRate['way'], string>>
  readonly noRate: string
  readonly together: string
  /** Beside what the shop keeps of an order that nobody collected. */
  readonly kept: string
  /** Before the numbers of the tickets of the registered till. */
  readonly tillTicket: string
  readonly all: string
  /** `{page}` and `{pages}` are replaced by numbers. */
  readonly page: string
  readonly noTicket: string
  readonly none: string
  /** What a voucher of the stamp card took off a line. */
  readonly stampCard: (amount: string) => string
  /** What a reduction took off a line. */
  readonly reduction: (name: string, amount: string) => string
  readonly dayEnd: DayEndWords
  readonly dayBook: {
    readonly title: string
    readonly line: string
    readonly day: string
    readonly seal: string
    readonly large: (code: string) => string
    readonly invoiced: (amount: string) => string
    readonly sealed: string
  }
  readonly summary: {
    readonly title: string
    readonly branches: string
    readonly sales: string
    readonly ways: string
    readonly amount: string
    readonly others: string
    readonly accounts: Readonly<
      Record<'giftSold' | 'giftExpired' | 'rounding' | 'fees' | 'bank' | 'customers' | 'owed', string>
    >
    readonly check: string
  }
  readonly ubl: {
    readonly buyer: string
    readonly item: (rate: string) => string
    /** In euros: the VAT of the sales, each rounded, and that of the day's total. */
    readonly rounded: (sales: string, day: string) => string
  }
  readonly invoice: InvoiceWords
}

export interface InvoiceWords {
  readonly kinds: Readonly<Record<'invoice' | 'credit', string>>
  readonly buyer: string
  readonly date: string
  readonly delivered: string
  readonly kept: string
  readonly reference: string
  readonly corrects: (number: string, date: string) => string
  readonly item: string
  readonly quantity: string
  readonly rate: string
  readonly paid: (amount: string, way: string) => string
  /** What the page is, in lines at its foot. */
  readonly file: readonly string[]
  readonly mail: (kind: string, number: string, shop: string) => string
}

export interface DayEndWords {
  readonly title: string
  readonly sold: string
  readonly taken: string
  readonly giftSold: string
  readonly corrections: string
  /** What is not due any more of sales of earlier days, where that is more than what is due of the day. */
  readonly settled: string
  readonly tax: string
  readonly net: string
  readonly register: string
  readonly registerBy: (by: string, time: string) => string
  readonly difference: string
  readonly cash: string
  readonly float: string
  readonly cashTaken: string
  readonly rounding: string
  readonly should: string
  /** What was booked, or booked otherwise, after the count was written down. */
  readonly since: string
  readonly counted: string
  readonly countedBy: (by: string, time: string) => string
  readonly short: string
  readonly over: string
  readonly exact: string
  readonly keeps: string
  readonly bank: string
  readonly orders: string
  readonly soldOrders: string
  readonly refused: string
  readonly cancelled: string
  readonly notCollected: string
  readonly toGiveBack: string
  readonly large: string
  readonly invoiced: string
  readonly signCounted: string
  readonly signSeen: string
  readonly line: (branch: string, number: string, moment: string) => string
  readonly seal: (seal: string, before: string) => string
  readonly open: string
}
