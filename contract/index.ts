// The whole contract: every call by its name.
import type { z } from 'zod'
import type { CallName } from './addresses.ts'
import { branchCalls, regionCalls } from './branch/branch-calls.ts'
import { closingCalls } from './branch/closing-calls.ts'
import { displayCalls } from './branch/display-calls.ts'
import { paceCalls } from './branch/pace-calls.ts'
import type { Call } from './call.ts'
import { contactCalls } from './guests/contact-calls.ts'
import { personCalls } from './guests/person-calls.ts'
import { reservationCalls } from './guests/reservation-calls.ts'
import { reviewCalls } from './guests/review-calls.ts'
import { bakeCalls } from './menu/bake-calls.ts'
import { categoryCalls } from './menu/category-calls.ts'
import { itemCalls } from './menu/item-calls.ts'
import { menuCalls } from './menu/menu-calls.ts'
import { optionCalls } from './menu/option-calls.ts'
import { sheetCalls } from './menu/sheet-calls.ts'
import { stockCalls } from './menu/stock-calls.ts'
import { bookCalls } from './money/book-calls.ts'
import { archiveCalls, dayCalls } from './money/day-calls.ts'
import { figureCalls } from './money/figure-calls.ts'
import { giftCalls, giftDeskCalls } from './money/gift-calls.ts'
import { invoiceCalls } from './money/invoice-calls.ts'
import { paymentCalls, paymentSettingCalls } from './money/payment-calls.ts'
import { payoutCalls } from './money/payout-calls.ts'
import { reductionCalls } from './money/reduction-calls.ts'
import { tillDutyCalls } from './money/till-duty-calls.ts'
import { tillLinkCalls } from './money/till-link-calls.ts'
import { vatCalls } from './money/vat-calls.ts'
import { basketCalls } from './order/basket-calls.ts'
import { arrivalCalls, boardCalls, takingsCalls } from './order/board-calls.ts'
import { counterCalls, stepCalls } from './order/counter-calls.ts'
import { guardCalls } from './order/guard-calls.ts'
import { newsCalls } from './order/news-calls.ts'
import { orderCalls } from './order/order-calls.ts'
import { ringUpCalls } from './order/ring-up-calls.ts'
import { staffOrderCalls } from './order/staff-order-calls.ts'
import { stampCalls } from './order/stamp-calls.ts'
import { printerCalls, slipCalls } from './paper/printer-calls.ts'
import { usbPrinterCalls } from './paper/usb-printer-calls.ts'
import { accountCalls, logCalls, passwordCalls } from './people/account-calls.ts'
import { factorCalls } from './people/factor-calls.ts'
import { brandCalls } from './shop/brand-calls.ts'
import { contentCalls, contentEditCalls, imageCalls } from './shop/content-calls.ts'
import { guideCalls } from './shop/guide-calls.ts'
import { legalCalls } from './shop/legal-calls.ts'
import { shopCalls } from './shop/shop-calls.ts'
import { hookCalls, watchCalls } from './shop/watch-calls.ts'

export const contract = {
  ...menuCalls,
  ...contentCalls,
  ...contentEditCalls,
  ...legalCalls,
  ...brandCalls,
  ...guideCalls,
  ...orderCalls,
  ...staffOrderCalls,
  ...stepCalls,
  ...ringUpCalls,
  ...dayCalls,
  ...figureCalls,
  ...bookCalls,
  ...invoiceCalls,
  ...archiveCalls,
  ...boardCalls,
  ...counterCalls,
  ...guardCalls,
  ...accountCalls,
  ...stockCalls,
  ...bakeCalls,
  ...closingCalls,
  ...shopCalls,
  ...branchCalls,
  ...regionCalls,
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
  ...giftCalls,
  ...giftDeskCalls,
  ...vatCalls,
  ...tillDutyCalls,
  ...reductionCalls,
  ...tillLinkCalls,
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
export type GiftCard = Output<'gifts.read'>
export type TrackedOrder = Output<'orders.track'>
export type OwnBranch = Output<'branches.read'>['branches'][number]
export type Regions = Output<'regions.read'>
export type OrderRow = Output<'orders.list'>['orders'][number]
export type LogEntry = Output<'log.list'>['entries'][number]
export type PublicReduction = Output<'reductions.check'>
export type BranchTimes = Output<'times.read'>['branches'][number]
export type GuestsList = Output<'display.read'>
export type StaffOrder = Output<'orders.read'>
export type { NeededFactor, Problem, RefusalBody, RefusalName, SavedBy } from './refusals.ts'
