// The calls of the books: the end of a day, the day book of a month, and the shop's account numbers.
import { z } from 'zod'
import { cashPieces, noteLimit } from '#domain/money/day-count.ts'
import { isAccountNumber, journalAccounts } from '#domain/money/journal.ts'
import { paymentWays } from '#domain/money/payment.ts'
import { call } from '../call.ts'
import { branchId, cents, date, instant, month, rate, regionId, settingVersion } from '../shapes/basics.ts'

const rateSum = z.object({ rate, net: cents, tax: cents })
const rateGross = z.object({ rate, gross: cents })
/** Far more than a branch sells on a day. */
const typed = cents.min(0).max(100_000_000)

const pieces = z
  .partialRecord(z.enum(cashPieces.map(String) as [string, ...string[]]), z.number().int().min(0).max(10_000))
  .describe('how many notes and coins there are of each value in cents')

const countVersion = z.number().int().describe('the number of the newest count of the day that was seen; 0: none')

const counted = {
  pieces,
  float: typed.describe('in the cash box as the day began'),
  keeps: typed.describe('what stays in it for the next day'),
  register: z
    .array(z.object({ rate, gross: typed }))
    .max(20)
    .describe('as the registered till says'),
  note: z.string().trim().max(noteLimit),
}

const count = z.object({
  ...counted,
  expected: cents.describe('the cash of the day by our own books'),
  ours: z.array(rateGross).describe('what our own books said when it was written down'),
  at: instant,
  by: z.string(),
})

const seal = z.object({
  number: z.number().int(),
  closedAt: instant,
  seal: z.string(),
  before: z.string().describe('the seal of the line before; empty for the first'),
})

const dayEnd = z.object({
  branch: z.string(),
  day: z.string(),
  today: z.boolean(),
  sold: z.array(rateSum).describe('what was sold on the day, by rate'),
  ways: z
    .array(z.object({ way: z.enum([...paymentWays, 'due']), byRate: z.array(rateGross) }))
    .describe('what was sold, by method of payment and rate; the method is `due` for what is not paid yet'),
  taken: z.array(z.object({ way: z.enum(paymentWays), amount: cents })).describe('what was taken on the day'),
  giftSold: cents.describe('what of it gift cards were sold for, which is no sale before it is used'),
  rounding: cents.describe('how much more cash was taken than the totals'),
  cash: cents.describe('cash taken on the day, less what was given back'),
  toGiveBack: cents.describe(
    'what customers had not got back as the day ended, whenever they paid it, also of orders that have left the list',
  ),
  orders: z.object({
    sold: z.number().int(),
    refused: z.number().int(),
    cancelled: z.number().int(),
    notCollected: z.number().int(),
  }),
  large: z.array(z.object({ code: z.string(), gross: cents })).describe('sales above € 250'),
  invoiced: cents.describe('sold with an invoice, so not in the day book'),
  floatBefore: cents.nullable().describe('what the count before said stays in the cash box'),
  count: count.nullable().describe('the newest count of the day'),
  version: countVersion,
  line: seal.nullable().describe('the line of the day book, once the day has ended'),
})

const bookLine = seal.extend({
  day: z.string(),
  sales: z.array(rateSum).describe('without what has a line of its own'),
  large: z.array(z.object({ code: z.string(), sales: z.array(rateSum) })),
  invoiced: cents,
})

const monthDay = z.object({
  day: z.string(),
  sold: cents.nullable().describe('VAT included; null where the member may not see the takings'),
  branches: z.number().int().describe('at how many branches something was sold or paid'),
  open: z.number().int().describe('at how many of them nobody has closed the day, nor a later one'),
  openAt: z.string().nullable().describe('the first of these'),
  cash: cents.describe('how much more cash was counted than our own books said'),
  register: cents.describe('how much more the registered tills said'),
  differs: z.number().int().describe('how many counts differ in one or the other'),
})

const monthTakenOver = z.object({ month, at: instant, by: z.string() })

const monthOfDays = z.object({
  days: z.array(monthDay).describe('those on which something was sold, paid or counted'),
  rates: z.array(rateSum).nullable().describe('null where the member may not see the takings'),
  takenOver: monthTakenOver.nullable().describe('the newest month up to this one that the accountant has'),
})

const numbers = z.record(z.enum(journalAccounts), z.string().trim().max(10).refine(isAccountNumber))

export const bookCalls = {
  'books.readDay': call({
    summary: 'The end of a day at a branch: what was sold, taken and counted. Only for those who see the takings.',
    access: 'days.see',
    input: z.object({ branch: branchId, day: date.optional().describe('absent: today at the branch') }),
    output: dayEnd,
  }),
  'books.count': call({
    summary:
      'Writes down what was counted and typed at the end of today or one of the 31 days before. It never changes; a later one replaces it until the day book has closed the day.',
    access: 'days.close',
    input: z.object({ branch: branchId, day: date, version: countVersion, ...counted }),
    output: dayEnd,
    refusals: ['changed_meanwhile', 'day_sealed'],
    log: ({ branch, day }) => ({ branches: [branch], data: { day } }),
  }),
  'books.read': call({
    summary: 'The day book of a branch in a month.',
    access: 'days.see',
    input: z.object({ branch: branchId, month }),
    output: z.object({ lines: z.array(bookLine) }),
  }),
  'books.readMonth': call({
    summary:
      'A month until today, by day and of several branches together: what was sold, at how many of them the day is not closed, and what counts differ by.',
    access: 'days.see',
    input: z.object({
      branch: branchId.optional().describe('one branch; without it all branches of the member'),
      region: regionId.optional().describe('those of the member’s branches that are in it'),
      month,
    }),
    output: monthOfDays,
    refusals: ['region_unknown'],
  }),
  'books.takeOver': call({
    summary: 'Says that the accountant has a month of the shop, or no longer. Only for those who see all takings.',
    access: 'days.see',
    input: z.object({ month, taken: z.boolean() }),
    output: z.object({ takenOver: monthTakenOver.nullable() }),
    log: ({ month: of, taken }) => ({ data: { month: of, taken } }),
  }),
  'books.readNumbers': call({
    summary: 'The account numbers of the journal for the accountant.',
    access: 'days.see',
    output: z.object({
      numbers,
      version: settingVersion,
      company: z.boolean().describe('whether name, address and enterprise number are known, as UBL needs them'),
    }),
  }),
  'books.setNumbers': call({
    summary: 'Sets the account numbers of the journal.',
    access: 'branches.edit',
    input: z.object({ numbers, version: settingVersion }),
    output: z.object({ version: settingVersion }),
    refusals: ['changed_meanwhile'],
    log: () => ({}),
  }),
}
