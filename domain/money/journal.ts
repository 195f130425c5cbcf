// The journal for the accountant: what the ledger says of a day, under the shop's own account numbers (BOOK-3).
import type { DateText } from '../branch/hours.ts'
import type { Cents } from '../shared/money.ts'
import { paymentWays } from './payment.ts'

/**
 * What has an account number of the owner's: each way of payment its own, as each reaches the bank in a way of its own.
 */
export const journalAccounts = [
  'sales',
  'vat',
  ...paymentWays,
  'gift-expired',
  'customers',
  'rounding',
  'fees',
  'bank',
] as const
export type JournalAccount = (typeof journalAccounts)[number]
export type AccountNumbers = Readonly<Record<JournalAccount, string>>

/** Of the Belgian minimum chart of accounts; the shop's accountant has the last word. */
export const usualNumbers: AccountNumbers = {
  sales: '700000',
  vat: '451000',
  customers: '400000',
  // The cash box, and transfers under way to the bank.
  cash: '570000',
  card: '580000',
  online: '580100',
  edenred: '580200',
  monizze: '580300',
  pluxee: '580400',
  // What gift cards owe to their holders. Shops keep it under various numbers: ask your accountant.
  gift: '489000',
  'gift-expired': '749000',
  other: '580900',
  rounding: '759000',
  fees: '656000',
  bank: '550000',
}

export const isAccountNumber = (text: string): boolean => /^\d{3,10}$/.test(text)

/** One row of the ledger: what an account of a branch comes to on a day, in cents, debit positive. */
export interface DayBalance {
  readonly branch: string
  readonly day: DateText
  readonly account: string
  readonly amount: Cents
}

/** The names that WinBooks knows, so that its import needs no template. */
export const journalColumns = [
  'jnltype',
  'jnl',
  'number',
  'accounttyp',
  'accountid',
  'date',
  'side',
  'amountcur',
  'amount',
  'vattype',
  'comment',
] as const

/** 0: a general account. */
const general = '0'
/** 3: miscellaneous operations, as the totals of a day are booked. */
const miscellaneous = '3'

/** `number` names the entry of a branch on a day; its rows balance because those of the ledger do. */
export function journalRow({ branch, day, account, amount }: DayBalance, numbers: AccountNumbers): string[] | null {
  if (amount === 0) return null
  const euros = euroText(Math.abs(amount))
  const [, rate] = /^(?:sales|vat):(\d+)$/.exec(account) ?? []
  return [
    miscellaneous,
    'SALES',
    `${branch} ${day}`,
    general,
    numbers[kindOf(account)],
    day.replaceAll('-', '/'),
    amount > 0 ? 'D' : 'C',
    euros,
    euros,
    rate === undefined ? '' : rateText(Number(rate)),
    account,
  ]
}

/** What customers owe, have paid ahead, or are to get back is theirs. */
function kindOf(account: string): JournalAccount {
  const [first] = account.split(':')
  // What has left the provider of what was taken online.
  if (first === 'paid-out') return 'online'
  // What cards were sold for, and what was used of it, is one debt.
  if (first === 'gift-sold') return 'gift'
  return journalAccounts.find((one) => one === first) ?? 'customers'
}

/** '12.30', as programs read it. */
export const euroText = (cents: Cents): string => (cents / 100).toFixed(2)

/** '6' for 600, '5.5' for 550. */
export const rateText = (rate: number): string => String(rate / 100)
