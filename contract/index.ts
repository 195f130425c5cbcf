// The whole contract: every call by its name.
import type { z } from 'zod'
import type { CallName } from './addresses.ts'
import type { Call } from './call.ts'
import { accountCalls, logCalls, passwordCalls } from './calls/account-calls.ts'
import { beginCalls } from './calls/begin-calls.ts'
import { branchCalls } from './calls/branch-calls.ts'
import { displayCalls } from './calls/display-calls.ts'
import { factorCalls } from './calls/factor-calls.ts'
import { contactCalls } from './calls/guests/contact-calls.ts'
import { reservationCalls } from './calls/guests/reservation-calls.ts'
import { reviewCalls } from './calls/guests/review-calls.ts'
import { legalCalls } from './calls/legal-calls.ts'
import { brandCalls } from './calls/menu/brand-calls.ts'
import { categoryCalls } from './calls/menu/category-calls.ts'
import { contentCalls, contentEditCalls, imageCalls } from './calls/menu/content-calls.ts'
import { itemCalls } from './calls/menu/item-calls.ts'
import { menuCalls } from './calls/menu/menu-calls.ts'
import { optionCalls } from './calls/menu/option-calls.ts'
import { sheetCalls } from './calls/menu/sheet-calls.ts'
import { bookCalls } from './calls/money/book-calls.ts'
import { invoiceCalls } from './calls/money/invoice-calls.ts'
import { payoutCalls } from './calls/money/payout-calls.ts'
import { basketCalls } from './calls/orders/basket-calls.ts'
import { arrivalCalls, boardCalls, takingsCalls } from './calls/orders/board-calls.ts'
import { counterCalls, stepCalls } from './calls/orders/counter-calls.ts'
import { archiveCalls, dayCalls } from './calls/orders/day-calls.ts'
import { figureCalls } from './calls/orders/figure-calls.ts'
import { guardCalls } from './calls/orders/guard-calls.ts'
import { newsCalls } from './calls/orders/news-calls.ts'
import { orderCalls } from './calls/orders/order-calls.ts'
import { paceCalls } from './calls/orders/pace-calls.ts'
import { paymentCalls, paymentSettingCalls } from './calls/orders/payment-calls.ts'
import { staffOrderCalls } from './calls/orders/staff-order-calls.ts'
import { stampCalls } from './calls/orders/stamp-calls.ts'
import { vatCalls } from './calls/orders/vat-calls.ts'
import { personCalls } from './calls/person-calls.ts'
import { printerCalls, slipCalls } from './calls/printer-calls.ts'
import { shopCalls } from './calls/shop-calls.ts'
import { usbPrinterCalls } from './calls/usb-printer-calls.ts'
import { hookCalls, watchCalls } from './calls/watch-calls.ts'

export const contract = {
  ...menuCalls,
  ...contentCalls,
  ...contentEditCalls,
  ...legalCalls,
  ...brandCalls,
  ...beginCalls,
  ...orderCalls,
  ...staffOrderCalls,
  ...stepCalls,
  ...dayCalls,
  ...figureCalls,
  ...bookCalls,
  ...invoiceCalls,
  ...archiveCalls,
  ...boardCalls,
  ...counterCalls,
  ...guardCalls,
  ...accountCalls,
  ...shopCalls,
  ...branchCalls,
  ...reviewCalls,
  ...passwordCalls,
  ...factorCalls,
  ...imageCalls,
  ...contactCalls,
  ...reservationCalls,
  ...itemCalls,
  ...optionCalls,
  ...categoryCalls,
  ...sheetCalls,
  ...printerCalls,
  ...usbPrinterCalls,
  ...slipCalls,
  ...arrivalCalls,
  ...displayCalls,
  ...takingsCalls,
  ...watchCalls,
  ...hookCalls,
  ...logCalls,
  ...paceCalls,
  ...personCalls,
  ...newsCalls,
  ...paymentCalls,
  ...basketCalls,
  ...paymentSettingCalls,
  ...payoutCalls,
  ...stampCalls,
  ...vatCalls,
} satisfies Record<CallName, Call>

export type Contract = typeof contract

/** Read-only at every depth: what is sent or was received is never changed. */
type Immutable<Value> = unknown extends Value ? Value : { readonly [Key in keyof Value]: Immutable<Value[Key]> }

/** What a caller passes: fields with a default may be left out. */
export type Input<Name extends CallName> = Immutable<z.input<Contract[Name]['input']>>
/** What the server works with, after validation. */
export type Checked<Name extends CallName> = Immutable<z.output<Contract[Name]['input']>>
export type Output<Name extends CallName> = Immutable<z.output<Contract[Name]['output']>>

export type PublicMenu = Output<'menu.read'>
export type PublicBrand = PublicMenu['brand']
export type PublicItem = PublicMenu['items'][number]
export type PublicBranch = PublicMenu['branches'][number]
export type PublicContent = Output<'content.read'>
export type TrackedOrder = Output<'orders.track'>
export type OwnBranch = Output<'branches.read'>['branches'][number]
export type OrderRow = Output<'orders.list'>['orders'][number]
export type LogEntry = Output<'log.list'>['entries'][number]
export type BranchTimes = Output<'times.read'>['branches'][number]
export type GuestsList = Output<'display.read'>
export type StaffOrder = Output<'orders.read'>
export type { NeededFactor, Problem, RefusalBody, RefusalName, SavedBy } from './refusals.ts'
